import { standingFilters } from '@halyard/contracts/inflow/sightings.ts';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useFormat } from '../../../preferences/format.ts';
import { AddressLink } from '../../../records/address/address-link.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { indicatorsWords } from '../../../text/loaders/indicators.ts';
import { observablesWords } from '../../../text/loaders/observables.ts';
import { Button } from '../../../ui/button.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { Figure, ListCount, Quantity } from '../../../ui/marks/figure.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { Spinner } from '../../../ui/page/spinner.tsx';
import { MoreButton } from '../../../ui/table/more-button.tsx';
import styles from '../observables.module.css';
import { useIndicators } from '../observables-queries.ts';
import type { ObservablesSearch } from '../observables-search.ts';
import { IndicatorsTable } from './indicators-table.tsx';

type Counts = NonNullable<ReturnType<typeof useIndicators>['data']>['pages'][number]['standings'];

/** How many indicators are in each state; each number opens them. */
function Standings({ counts, chosen }: { readonly counts: Counts; readonly chosen: ObservablesSearch['standing'] }) {
  const text = useMessages(indicatorsWords);
  const format = useFormat();
  return (
    <ul className={styles.standings}>
      <li>
        <AddressLink change={{ standing: undefined }} isChosen={chosen === undefined}>
          {text.all}
        </AddressLink>
      </li>
      {standingFilters.map((standing) => (
        <li key={standing} className={layout.inlineClose}>
          {counts[standing] === 0 ? (
            <span className={styles.none}>{text.standings[standing]}</span>
          ) : (
            <AddressLink change={{ standing }} isChosen={chosen === standing}>
              {text.standings[standing]} <Figure rows={counts[standing]}>{format.number(counts[standing])}</Figure>
            </AddressLink>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Indicators by what becomes of their patterns, those that were read last first. */
export function IndicatorsTab({ search }: { readonly search: ObservablesSearch }) {
  const text = useMessages(indicatorsWords);
  const words = useMessages(observablesWords);
  const format = useFormat();
  const describeError = useDescribeError();
  const list = useIndicators(search.standing);
  const first = list.data?.pages[0];
  const rows = list.data?.pages.flatMap(({ indicators }) => indicators) ?? [];
  return (
    <>
      <p className={styles.quiet}>{text.lead}</p>
      {list.isError && !list.isFetchNextPageError && (
        <Banner error={list.error} tone={list.data ? 'warning' : 'error'}>
          {list.data ? words.failures.refresh : describeError(list.error, text.failed)}{' '}
          <Button size="small" busy={list.isFetching} onClick={() => void list.refetch()}>
            {text.retry}
          </Button>
        </Banner>
      )}
      {list.isPending && <Spinner label={text.loading} />}
      {first && <Standings counts={first.standings} chosen={search.standing} />}
      {first && first.total === 0 && (
        <p className={styles.nothing}>{search.standing === undefined ? text.empty : text.none}</p>
      )}
      {first && first.total > 0 && (
        <>
          <p className={styles.quiet} role="status">
            <ListCount rows={first.total}>{text.total(first.total, format.number(first.total))}</ListCount>
          </p>
          <div className={styles.frame}>
            <IndicatorsTable rows={rows} isBusy={list.isPlaceholderData} />
            {list.hasNextPage && (
              <div className={styles.more}>
                <Quantity>{words.block.shown(format.number(rows.length), format.number(first.total))}</Quantity>
                <MoreButton list={list}>{words.more}</MoreButton>
              </div>
            )}
          </div>
        </>
      )}
    </>
  );
}
