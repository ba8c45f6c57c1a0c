import type { CrimeQuery } from '@halyard/contracts/crime/crime.ts';
import { useState } from 'react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useRights } from '../../../records/use-rights.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { crimeRecordsWords } from '../../../text/loaders/crime.ts';
import { Button } from '../../../ui/button.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { ListCount } from '../../../ui/marks/figure.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { Spinner } from '../../../ui/page/spinner.tsx';
import { type CrimeFilterState, useCrimeFilter } from '../crime-filter-address.ts';
import { CrimeFilterBar } from '../crime-filter-bar.tsx';
import { CrimeFilterChips } from '../crime-filter-chips.tsx';
import { WithMonths } from '../crime-filter-states.tsx';
import { CrimePager } from '../crime-pager.tsx';
import { ExportRowsButton } from './export-button.tsx';
import styles from './records.module.css';
import { type CrimeRows, readOrder, rowsAPage, useCrimeRows } from './records-queries.ts';
import { RecordsTable } from './records-table.tsx';

function LoadFailed({ list }: { readonly list: CrimeRows }) {
  const text = useMessages(crimeRecordsWords);
  const describeError = useDescribeError();
  if (!list.isError) return null;
  return (
    <Banner error={list.error} tone={list.data ? 'warning' : 'error'}>
      {describeError(list.error, list.data ? text.stale : text.failed)}{' '}
      <Button size="small" busy={list.isFetching} onClick={() => void list.refetch()}>
        {text.retry}
      </Button>
    </Banner>
  );
}

function NoRows() {
  const text = useMessages(crimeRecordsWords);
  return (
    <div className={styles.empty}>
      <h3>{text.empty}</h3>
      <p>{text.emptyAbout}</p>
    </div>
  );
}

function useMayOpenFiles(): boolean {
  const { may } = useRights();
  return may('imports', 'read');
}

/** The current page; another filter or order, identified by `asked`, starts at the first one. */
function usePage(list: CrimeRows, asked: string) {
  const [chosen, setChosen] = useState({ asked, page: 1 });
  const known = Math.max(1, list.data?.pages.length ?? 1);
  const page = chosen.asked === asked ? Math.min(chosen.page, known) : 1;

  async function turnTo(next: number) {
    if (next > known && (await list.fetchNextPage()).isFetchNextPageError) return;
    setChosen({ asked, page: next });
  }

  return { page, isTurning: list.isFetchingNextPage, turnTo: (next: number) => void turnTo(next) };
}

type ListProps = { readonly filter: CrimeFilterState; readonly query: CrimeQuery };

function RecordList({ filter, query }: ListProps) {
  const text = useMessages(crimeRecordsWords);
  const format = useFormat();
  const mayOpenFiles = useMayOpenFiles();
  const order = readOrder(filter.search);
  const list = useCrimeRows(query, order);
  const { page, isTurning, turnTo } = usePage(list, JSON.stringify([query, order]));
  const rows = list.data?.pages[page - 1]?.rows ?? [];
  const total = list.data?.pages[0]?.total ?? 0;
  return (
    <>
      <LoadFailed list={list} />
      <Panel
        title={
          <span role="status">
            {list.data ? <ListCount rows={total}>{text.total(total, format.number(total))}</ListCount> : text.title}
          </span>
        }
        actions={<ExportRowsButton query={query} />}
      >
        {list.isPending && <Spinner label={text.loading} />}
        {list.data && total === 0 && <NoRows />}
        {rows.length > 0 && (
          <RecordsTable
            rows={rows}
            order={order}
            query={query}
            mayOpenFiles={mayOpenFiles}
            isBusy={list.isPlaceholderData || isTurning}
            onOrder={({ sort, direction }) => filter.change({ sort, direction })}
          />
        )}
        {rows.length > 0 && (
          <>
            <CrimePager page={page} size={rowsAPage} total={total} onPage={turnTo} />
            <p className={styles.snap}>{text.snap}</p>
          </>
        )}
      </Panel>
    </>
  );
}

/** The rows behind every figure of crime, with their filter. */
export function RecordsTab() {
  const filter = useCrimeFilter();
  const { query } = filter;
  return (
    <div className={layout.page}>
      <WithMonths filter={filter}>
        {query && (
          <>
            <CrimeFilterBar filter={filter} query={query} />
            <CrimeFilterChips filter={filter} query={query} />
            <RecordList filter={filter} query={query} />
          </>
        )}
      </WithMonths>
    </div>
  );
}
