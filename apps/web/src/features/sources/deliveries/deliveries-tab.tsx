import type { Source } from '@halyard/contracts/inflow/sources.ts';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useFormat } from '../../../preferences/format.ts';
import { AddressLink } from '../../../records/address/address-link.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { sourcesWords } from '../../../text/loaders/sources.ts';
import { Button } from '../../../ui/button.tsx';
import { ListCount } from '../../../ui/marks/figure.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { Spinner } from '../../../ui/page/spinner.tsx';
import { OlderRows } from '../../../ui/table/older-rows.tsx';
import { useDeliveries } from '../source-queries.ts';
import { type DeliveryFilter, deliveryFilters, type SourcesSearch } from '../sources-search.ts';
import type { ChangeSearch } from '../use-sources-search.ts';
import styles from './deliveries.module.css';
import { DeliveryRow } from './delivery-row.tsx';
import { OpenDelivery } from './open-delivery.tsx';
import { ReplayForm } from './replay-form.tsx';

type Props = {
  readonly source: Source;
  readonly search: SourcesSearch;
  readonly change: ChangeSearch;
  readonly mayEdit: boolean;
};

function Filters({ chosen }: { readonly chosen: DeliveryFilter }) {
  const { deliveries: text } = useMessages(sourcesWords);
  return (
    <ul aria-label={text.filter} className={styles.filters}>
      {deliveryFilters.map((filter) => (
        <li key={filter}>
          <AddressLink
            change={{ deliveries: filter === 'all' ? undefined : filter, delivery: undefined }}
            isChosen={filter === chosen}
          >
            {text.filters[filter]}
          </AddressLink>
        </li>
      ))}
    </ul>
  );
}

function DeliveryList({ source, filter }: { readonly source: Source; readonly filter: DeliveryFilter }) {
  const text = useMessages(sourcesWords);
  const { deliveries: words } = text;
  const format = useFormat();
  const describeError = useDescribeError();
  const list = useDeliveries(source.id, filter);
  const empty = source.pull ? text.pull.form.noFirstDelivery : words.empty;
  if (list.isPending) return <Spinner label={words.loading} />;
  return (
    <>
      {list.isError && !list.isFetchNextPageError && (
        <Banner error={list.error} tone={list.data ? 'warning' : 'error'}>
          {describeError(list.error, text.failures.deliveries)}{' '}
          <Button size="small" busy={list.isFetching} onClick={() => void list.refetch()}>
            {text.retry}
          </Button>
        </Banner>
      )}
      {list.data && (
        <>
          <p className={styles.quiet} role="status">
            <ListCount rows={list.data.total}>{words.count(list.data.total, format.number(list.data.total))}</ListCount>
          </p>
          {list.data.total === 0 && <p className={styles.quiet}>{filter === 'all' ? empty : words.none}</p>}
          <ul aria-label={words.label} className={styles.rows} aria-busy={list.isPlaceholderData || undefined}>
            {list.data.deliveries.map((delivery) => (
              <DeliveryRow key={delivery.id} delivery={delivery} />
            ))}
          </ul>
          <OlderRows list={list} label={words.older} failure={text.failures.olderDeliveries} />
        </>
      )}
    </>
  );
}

/** The deliveries of a source, as stored, and replay. */
export function DeliveriesTab({ source, search, change, mayEdit }: Props) {
  if (search.delivery !== undefined)
    return <OpenDelivery key={search.delivery} id={search.delivery} change={change} mayEdit={mayEdit} />;
  return (
    <div className={styles.part}>
      <Filters chosen={search.deliveries} />
      <DeliveryList source={source} filter={search.deliveries} />
      {mayEdit && <ReplayForm source={source} />}
    </div>
  );
}
