import {
  type ComparedRow,
  comparedEventsMax,
  comparedRecordsMax,
  listOutcomes,
} from '@halyard/contracts/work/history.ts';
import { Link } from '@tanstack/react-router';
import { useFormat } from '../../preferences/format.ts';
import { AddressLink } from '../../records/address/address-link.tsx';
import { useMessages } from '../../text/lazy-messages.ts';
import { historyWords } from '../../text/loaders/history.ts';
import segments from '../../ui/layout/segments.module.css';
import { Figure } from '../../ui/marks/figure.tsx';
import { Banner } from '../../ui/page/banner.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { MoreButton } from '../../ui/table/more-button.tsx';
import { Cell, Table } from '../../ui/table/table.tsx';
import { GapNotes } from './gap-notes.tsx';
import styles from './history.module.css';
import { useListChanges } from './history-queries.ts';
import type { HistorySearch, Span } from './history-search.ts';
import { ObjectLink } from './object-link.tsx';
import { Reading } from './reading.tsx';

/** The changes of one row, over the same days. */
const changesOf = ({ object, id }: ComparedRow, { preset, from, to }: HistorySearch) => ({
  of: object,
  id,
  ...(preset ? { period: preset } : { from, to }),
});

function Rows({ rows, search }: { readonly rows: readonly ComparedRow[]; readonly search: HistorySearch }) {
  const text = useMessages(historyWords);
  const format = useFormat();
  const { columns } = text.rows;
  return (
    <Table label={text.rows.label}>
      <thead>
        <tr>
          {Object.values(columns).map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <Cell label={columns.record}>
              <ObjectLink {...row} />
            </Cell>
            <Cell label={columns.fields}>
              <Link to="/changes" search={changesOf(row, search)} aria-label={text.rows.open(row.name)}>
                {row.fields.length === 0 ? text.rows.history : row.fields.map((field) => text.fields[field]).join(', ')}
              </Link>
            </Cell>
            <Cell label={columns.at} className={styles.time}>
              <time dateTime={row.at}>{format.dateTime(row.at)}</time>
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Rows added to a list, changed in it or removed from it; each count opens its rows. */
export function ListHistory({ search, span }: { readonly search: HistorySearch; readonly span: Span }) {
  const text = useMessages(historyWords);
  const format = useFormat();
  const { list, filter } = search;
  const what = search.what ?? 'changed';
  const read = useListChanges({ list, filter, what }, span);
  const first = read.data?.pages[0];
  const rows = read.data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <Reading query={read} failed={text.failures.list}>
      {first && <GapNotes gaps={first.gaps} logSince={first.logSince} />}
      {first?.counts === null && (
        <Banner tone="warning">
          {text.tooMany(format.number(comparedEventsMax), format.number(comparedRecordsMax))}
        </Banner>
      )}
      {first?.counts && (
        <>
          <nav aria-label={text.outcomesLabel} className={segments.segments} data-wraps>
            {listOutcomes.map((outcome) => (
              <AddressLink key={outcome} change={{ what: outcome }} isChosen={what === outcome}>
                {text.outcomes[outcome]}
                <Figure rows={first.counts?.[outcome] ?? 0}>{format.number(first.counts?.[outcome] ?? 0)}</Figure>
              </AddressLink>
            ))}
          </nav>
          <p className={styles.quiet}>{text.outcomeHints[what]}</p>
          <Panel>
            {rows.length === 0 && !read.isFetching && <p className={styles.nothing}>{text.rows.none}</p>}
            {rows.length > 0 && <Rows rows={rows} search={search} />}
          </Panel>
          {read.hasNextPage && <MoreButton list={read}>{text.more}</MoreButton>}
        </>
      )}
    </Reading>
  );
}
