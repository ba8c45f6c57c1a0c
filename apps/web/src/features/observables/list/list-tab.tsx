import { exportObservables } from '@halyard/contracts/inflow/observables.ts';
import { useApi } from '../../../api/call.ts';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useFormat } from '../../../preferences/format.ts';
import { ColumnsMenu } from '../../../records/columns/columns-menu.tsx';
import { ExportMenu } from '../../../records/observables/export-menu.tsx';
import { useRights } from '../../../records/use-rights.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { observablesWords } from '../../../text/loaders/observables.ts';
import { Button } from '../../../ui/button.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { ListCount, Quantity } from '../../../ui/marks/figure.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { Spinner } from '../../../ui/page/spinner.tsx';
import { MoreButton } from '../../../ui/table/more-button.tsx';
import styles from '../observables.module.css';
import { useObservables } from '../observables-queries.ts';
import { isFiltered, noFilters, type ObservablesSearch, toObservablesQuery } from '../observables-search.ts';
import type { ChangeSearch } from '../use-observables-search.ts';
import { useObservableColumns } from './observable-columns.ts';
import { ObservableFilters } from './observable-filters.tsx';
import { ObservablesTable } from './observables-table.tsx';

type Props = { readonly search: ObservablesSearch; readonly change: ChangeSearch };

/** All observables that something uses, those seen last first. */
export function ListTab({ search, change }: Props) {
  const text = useMessages(observablesWords);
  const format = useFormat();
  const describeError = useDescribeError();
  const call = useApi();
  const { may } = useRights();
  const columns = useObservableColumns();
  const query = toObservablesQuery(search);
  const list = useObservables(query);
  const rows = list.data?.pages.flatMap((page) => page.observables) ?? [];
  const first = list.data?.pages[0];
  const hasAny = first?.hasAny ?? true;
  // Beside a pane that lists what a number counts, the rows of this list are not what the number is of.
  const isBeside = search.observable !== undefined && search.part !== 'overview';
  return (
    <>
      {hasAny && <ObservableFilters search={search} change={change} />}
      {list.isError && !list.isFetchNextPageError && (
        <Banner error={list.error} tone={list.data ? 'warning' : 'error'}>
          {list.data ? text.failures.refresh : describeError(list.error, text.failures.list)}{' '}
          <Button size="small" busy={list.isFetching} onClick={() => void list.refetch()}>
            {text.retry}
          </Button>
        </Banner>
      )}
      {list.isPending && <Spinner label={text.loading} />}
      {first && !hasAny && <p className={styles.nothing}>{text.list.empty}</p>}
      {first && hasAny && (
        <div className={styles.line}>
          <p className={styles.quiet} role="status">
            {isBeside ? (
              <Quantity>{text.list.total(first.total, format.number(first.total))}</Quantity>
            ) : (
              <ListCount rows={first.total}>{text.list.total(first.total, format.number(first.total))}</ListCount>
            )}
          </p>
          {first.total > 0 && (
            <div className={layout.toolbar}>
              <ColumnsMenu state={columns} names={text.list.columns} />
              {may('exports', 'bulk') && (
                <ExportMenu isSmall onExport={(form) => call(exportObservables, { query: { ...query, ...form } })} />
              )}
            </div>
          )}
        </div>
      )}
      {first && hasAny && rows.length === 0 && (
        <p className={styles.nothing}>
          {text.list.none}{' '}
          {isFiltered(search) && (
            <Button size="small" onClick={() => change(noFilters)}>
              {text.list.clear}
            </Button>
          )}
        </p>
      )}
      {rows.length > 0 && (
        <div className={styles.frame}>
          <ObservablesTable rows={rows} open={search.observable} isBusy={list.isPlaceholderData} />
          {list.hasNextPage && (
            <div className={styles.more}>
              <Quantity>
                {text.block.shown(format.number(rows.length), format.number(first?.total ?? rows.length))}
              </Quantity>
              <MoreButton list={list}>{text.more}</MoreButton>
            </div>
          )}
        </div>
      )}
    </>
  );
}
