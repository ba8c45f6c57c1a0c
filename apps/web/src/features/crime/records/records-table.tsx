import {
  antiSocialBehaviour,
  type CrimeQuery,
  type CrimeRow,
  type CrimeSortKey,
  crimeSortKeys,
} from '@halyard/contracts/crime/crime.ts';
import { Link } from '@tanstack/react-router';
import { useFormat } from '../../../preferences/format.ts';
import { useMonthName } from '../../../preferences/month-name.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { crimeRecordsWords } from '../../../text/loaders/crime.ts';
import { Cell, SortHeader, Table } from '../../../ui/table/table.tsx';
import { Blank } from './blank.tsx';
import { CrimeId } from './crime-id.tsx';
import styles from './records.module.css';
import { firstDirection, type RowOrder } from './records-queries.ts';
import { RowLocation } from './row-location.tsx';

const columns = ['month', 'category', 'area', 'location', 'outcome', 'force', 'crimeId', 'source'] as const;

const isSortKey = (column: string): column is CrimeSortKey => crimeSortKeys.some((key) => key === column);

type RowProps = {
  readonly row: CrimeRow;
  readonly query: CrimeQuery;
  /** Users who may see imports get a link to the file. */
  readonly mayOpenFiles: boolean;
};

function Source({ row: { fileId, line }, mayOpenFiles }: Pick<RowProps, 'row' | 'mayOpenFiles'>) {
  const text = useMessages(crimeRecordsWords);
  const format = useFormat();
  const written = format.number(line);
  if (!mayOpenFiles) return <span title={fileId}>{text.line(written)}</span>;
  return (
    <Link
      to="/crime-analysis"
      search={{ tab: 'imports', file: fileId }}
      aria-label={text.openFile(written)}
      title={fileId}
    >
      {text.line(written)}
    </Link>
  );
}

function RecordRow({ row, query, mayOpenFiles }: RowProps) {
  const text = useMessages(crimeRecordsWords);
  const monthName = useMonthName();
  const { columns: names, why } = text;
  const noOutcome = row.category === antiSocialBehaviour ? why.antisocialOutcome : why.outcome;
  return (
    <tr>
      <Cell label={names.month} className={styles.month}>
        {monthName(row.month)}
      </Cell>
      <Cell label={names.category}>
        <span title={row.context === null ? undefined : text.context(row.context)}>{row.category}</span>
      </Cell>
      <Cell label={names.area}>
        {row.area === null ? (
          <Blank why={why.area} />
        ) : (
          <span title={[row.lsoaName, row.lsoaCode].filter(Boolean).join(' · ')}>{row.area}</span>
        )}
      </Cell>
      <Cell label={names.location}>
        <RowLocation row={row} query={query} />
      </Cell>
      <Cell label={names.outcome}>{row.outcome ?? <Blank why={noOutcome} />}</Cell>
      <Cell label={names.force}>
        <span title={text.fallsWithin(row.fallsWithin)}>{row.reportedBy}</span>
      </Cell>
      <Cell label={names.crimeId}>
        <CrimeId row={row} />
      </Cell>
      <Cell label={names.source} className={styles.month}>
        <Source row={row} mayOpenFiles={mayOpenFiles} />
      </Cell>
    </tr>
  );
}

type Props = Omit<RowProps, 'row'> & {
  readonly rows: readonly CrimeRow[];
  readonly order: RowOrder;
  readonly isBusy: boolean;
  readonly onOrder: (order: RowOrder) => void;
};

/** Rows as published, in the order of the headers. */
export function RecordsTable({ rows, order, isBusy, onOrder, ...rest }: Props) {
  const text = useMessages(crimeRecordsWords);
  const sortBy = (sort: CrimeSortKey) => {
    const other = order.direction === 'asc' ? 'desc' : 'asc';
    onOrder({ sort, direction: order.sort === sort ? other : firstDirection(sort) });
  };
  return (
    <Table label={text.title} busy={isBusy}>
      <thead>
        <tr>
          {columns.map((column) =>
            isSortKey(column) ? (
              <SortHeader
                key={column}
                sorted={order.sort === column ? order.direction : undefined}
                onSort={() => sortBy(column)}
              >
                {text.columns[column]}
              </SortHeader>
            ) : (
              <th key={column} scope="col">
                {text.columns[column]}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <RecordRow key={`${row.fileId} ${row.line}`} row={row} {...rest} />
        ))}
      </tbody>
    </Table>
  );
}
