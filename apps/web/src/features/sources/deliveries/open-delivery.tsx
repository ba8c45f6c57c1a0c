import type { DeliveryDetail } from '@halyard/contracts/inflow/deliveries.ts';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { TransportError } from '../../../api/errors/transport-error.ts';
import { useFormat } from '../../../preferences/format.ts';
import { AddressLink } from '../../../records/address/address-link.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { sourcesWords } from '../../../text/loaders/sources.ts';
import { Button } from '../../../ui/button.tsx';
import { Fact } from '../../../ui/marks/fact.tsx';
import { Quantity } from '../../../ui/marks/figure.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { MissingRecord } from '../../../ui/page/missing-record.tsx';
import { Spinner } from '../../../ui/page/spinner.tsx';
import { useDelivery } from '../source-queries.ts';
import type { ChangeSearch } from '../use-sources-search.ts';
import styles from './deliveries.module.css';
import { Bytes, DeliveryMark, Outcome } from './delivery-row.tsx';
import { RejectionList, UnmappedFields } from './what-was-left.tsx';

/** JSON in lines, as people read it; whatever else it is stays unchanged. */
function layOut(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

function Contents({ detail }: { readonly detail: DeliveryDetail }) {
  const { delivery: text } = useMessages(sourcesWords);
  const format = useFormat();
  const { headers, body, isCut, rejections, unmapped } = detail;
  return (
    <>
      <RejectionList rejections={rejections} />
      <UnmappedFields fields={unmapped} />
      <section className={styles.block}>
        <h3>{text.headers}</h3>
        {headers.length === 0 && <p className={styles.quiet}>{text.noHeaders}</p>}
        <dl className={styles.headers}>
          {headers.map(([name, value]) => (
            <div key={`${name} ${value}`}>
              <dt>
                <code>{name}</code>
              </dt>
              <dd>
                <code>{value}</code>
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={styles.block}>
        <h3>{text.body}</h3>
        {isCut && (
          <p className={styles.quiet}>
            <Quantity>{text.cut(format.number(body.length))}</Quantity>
          </p>
        )}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard. */}
        <pre className={styles.body} tabIndex={0}>
          {layOut(body)}
        </pre>
      </section>
    </>
  );
}

type Props = { readonly id: number; readonly change: ChangeSearch; readonly mayEdit: boolean };

/** One request of a source: the outcome of it, its headers without credentials, and its body. */
export function OpenDelivery({ id, change, mayEdit }: Props) {
  const text = useMessages(sourcesWords);
  const { delivery: words, deliveries } = text;
  const format = useFormat();
  const describeError = useDescribeError();
  const one = useDelivery(id);
  const back = () => change({ delivery: undefined });
  if (one.isPending) return <Spinner label={words.loading} />;
  if (one.isError && !one.data)
    return one.error instanceof TransportError && one.error.status === 404 ? (
      <MissingRecord sentence={words.gone} back={words.back} onBack={back} />
    ) : (
      <Banner error={one.error} tone="error">
        {describeError(one.error, text.failures.delivery)}{' '}
        <Button size="small" busy={one.isFetching} onClick={() => void one.refetch()}>
          {text.retry}
        </Button>
      </Banner>
    );
  const { delivery } = one.data;
  const { created, updated, folded } = delivery.counts;
  const hasAlerts = created + updated + folded > 0;
  return (
    <article className={styles.part} aria-label={words.title(String(id))}>
      <div className={styles.top}>
        <Button size="small" variant="quiet" onClick={back}>
          <ArrowLeft size={14} aria-hidden />
          {words.back}
        </Button>
        <span className={styles.links}>
          {hasAlerts && (
            <Link to="/security" search={{ tab: 'alerts', alerts: 'received', queue: 'all', delivery: String(id) }}>
              {words.alerts}
            </Link>
          )}
          {mayEdit && <AddressLink change={{ part: 'mapping', delivery: String(id) }}>{words.tryMapping}</AddressLink>}
        </span>
      </div>
      <dl className={styles.facts}>
        <Fact label={deliveries.received}>
          <time dateTime={delivery.receivedAt}>{format.dateTime(delivery.receivedAt)}</time>
        </Fact>
        <Fact label={deliveries.state}>
          <DeliveryMark state={delivery.state} />
        </Fact>
        <Fact label={deliveries.result}>
          <Outcome delivery={delivery} />
        </Fact>
        <Fact label={deliveries.size}>
          <Bytes bytes={delivery.bytes} />
        </Fact>
        <Fact label={deliveries.attempts}>
          <Quantity>{format.number(delivery.attempts)}</Quantity>
        </Fact>
      </dl>
      <Contents detail={one.data} />
    </article>
  );
}
