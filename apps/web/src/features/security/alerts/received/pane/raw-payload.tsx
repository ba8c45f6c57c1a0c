import { bodyShown, type DeliveryDetail } from '@halyard/contracts/inflow/deliveries.ts';
import type { ReceivedAlertDetail } from '@halyard/contracts/inflow/received-alerts.ts';
import { useState } from 'react';
import { useDescribeError } from '../../../../../api/errors/describe-error.ts';
import { isMissing } from '../../../../../api/errors/is-missing.ts';
import { useFormat } from '../../../../../preferences/format.ts';
import { useRights } from '../../../../../records/use-rights.ts';
import { useMessages } from '../../../../../text/lazy-messages.ts';
import { alertQueuesWords } from '../../../../../text/loaders/alert-queues.ts';
import { receivedAlertsWords } from '../../../../../text/loaders/received-alerts.ts';
import { Button } from '../../../../../ui/button.tsx';
import { SearchField } from '../../../../../ui/form/search-field.tsx';
import { useToasts } from '../../../../../ui/overlay/toasts.tsx';
import { Banner } from '../../../../../ui/page/banner.tsx';
import { Spinner } from '../../../../../ui/page/spinner.tsx';
import { useDelivery } from '../received-queries.ts';
import { findIn, formatBody } from './format-body.ts';
import styles from './parts.module.css';

/** The message that the alert rests on, unchanged. */
export function RawPayload({ detail: { deliveryId, alert } }: { readonly detail: ReceivedAlertDetail }) {
  const { rules: own } = useMessages(alertQueuesWords);
  const { payload: text } = useMessages(receivedAlertsWords);
  const { may } = useRights();
  if (alert.rules) return <p className={styles.quiet}>{own.noPayload}</p>;
  if (!may('sources', 'read')) return <p className={styles.quiet}>{text.notAllowed}</p>;
  if (deliveryId === null) return <p className={styles.quiet}>{text.none}</p>;
  return <Payload id={deliveryId} />;
}

function Payload({ id }: { readonly id: number }) {
  const { payload: text, retry } = useMessages(receivedAlertsWords);
  const describeError = useDescribeError();
  const format = useFormat();
  const delivery = useDelivery(id);
  if (delivery.isPending) return <Spinner label={text.loading} />;
  if (delivery.isError && isMissing(delivery.error)) return <p className={styles.quiet}>{text.gone}</p>;
  if (delivery.isError)
    return (
      <Banner error={delivery.error} tone="error">
        {describeError(delivery.error, text.failed)}{' '}
        <Button size="small" busy={delivery.isFetching} onClick={() => void delivery.refetch()}>
          {retry}
        </Button>
      </Banner>
    );
  const { headers, unmapped, delivery: kept } = delivery.data;
  return (
    <div className={styles.stack}>
      <p className={styles.quiet}>{text.received(format.dateTime(kept.receivedAt))}</p>
      <Body delivery={delivery.data} />
      <section aria-label={text.headers} className={styles.block}>
        <h3>{text.headers}</h3>
        {headers.length === 0 ? (
          <p className={styles.quiet}>{text.noHeaders}</p>
        ) : (
          <dl className={styles.fields}>
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
        )}
      </section>
      <section aria-label={text.unmapped} className={styles.block}>
        <h3>{text.unmapped}</h3>
        {unmapped.length === 0 ? (
          <p className={styles.quiet}>{text.allMapped}</p>
        ) : (
          <ul className={styles.unmapped}>
            {unmapped.map((name) => (
              <li key={name}>
                <code>{name}</code>
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

/** The body, formatted if it is JSON; search matches are marked. Copying copies the original. */
function Body({ delivery: { body, isCut } }: { readonly delivery: DeliveryDetail }) {
  const { payload: text } = useMessages(receivedAlertsWords);
  const format = useFormat();
  const toasts = useToasts();
  const [wanted, setWanted] = useState('');
  const { shown, isJson } = formatBody(body);
  const { parts, matches } = findIn(shown, wanted);

  async function copy() {
    try {
      await navigator.clipboard.writeText(body);
      toasts.show('success', text.copied);
    } catch {
      // Without a secure context, or against the person's choice, there is no clipboard.
      toasts.show('error', text.failed, { error: null });
    }
  }

  return (
    <section aria-label={text.body} className={styles.block}>
      <h3>{text.body}</h3>
      <div className={styles.bodyTools}>
        <SearchField label={text.search} placeholder={text.search} value={wanted} onSearch={setWanted} />
        {wanted !== '' && <span role="status">{text.matches(matches, format.number(matches))}</span>}
        {isJson && <span className={styles.quiet}>{text.formatted}</span>}
        <Button size="small" onClick={() => void copy()}>
          {text.copy}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard. */}
      <pre className={styles.body} tabIndex={0}>
        {parts.map(({ at, words, isMatch }) => (isMatch ? <mark key={at}>{words}</mark> : words))}
      </pre>
      {isCut && <p className={styles.quiet}>{text.cut(format.number(bodyShown))}</p>}
    </section>
  );
}
