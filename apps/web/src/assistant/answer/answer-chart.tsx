import type { AnswerTable, CellKind } from '@halyard/contracts/work/assistant.ts';
import { type CSSProperties, useContext } from 'react';
import { ClockContext } from '../../preferences/clock.tsx';
import { useFormat } from '../../preferences/format.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { assistantWords } from '../../text/loaders/work.ts';
import { InternalLink } from '../../ui/internal-link.tsx';
import styles from './chart.module.css';
import { isRunning } from './running-period.ts';
import { CellValue } from './table-cell.tsx';
import { useShortTime } from './use-short-time.ts';

type Row = AnswerTable['rows'][number];

/** Null if unknown, which is not zero. */
const figureOf = ({ cells }: Row) => (typeof cells[1] === 'number' ? cells[1] : null);
const countOf = (row: Row) => figureOf(row) ?? 0;
const mostOf = (rows: readonly Row[]) => Math.max(0, ...rows.map(countOf)) || 1;
const startOf = (row: Row | undefined) => (row === undefined ? undefined : String(row.cells[0] ?? ''));

/** Bars that are shown; the table has the rest. */
const barsMax = 8;
/** Columns with a label below each. */
const labelledMax = 8;

type BarProps = { readonly row: Row; readonly kind: CellKind; readonly most: number };

/** The count of a row, as a link to these records: a bar whose length is its share of the longest. */
function Bar({ row, kind, most }: BarProps) {
  const { unknown } = useMessages(assistantWords);
  const figure = figureOf(row);
  const bar = (
    <>
      <span className={styles.bar} style={{ '--share': countOf(row) / most } as CSSProperties} aria-hidden />
      <span className={styles.count}>
        {figure === null ? <span title={unknown}>–</span> : <CellValue kind={kind} value={figure} />}
      </span>
    </>
  );
  if (row.href === null) return <span className={styles.mark}>{bar}</span>;
  return (
    <InternalLink address={row.href} className={styles.mark}>
      {bar}
    </InternalLink>
  );
}

function Head({ table: { caption, columns } }: { readonly table: AnswerTable }) {
  return (
    <>
      <caption className={styles.hidden}>{caption}</caption>
      <thead className={styles.hidden}>
        <tr>
          {columns.slice(0, 2).map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
    </>
  );
}

/** Time buckets, the oldest on the left; the current period is highlighted. */
function Columns({ table }: { readonly table: AnswerTable }) {
  const now = useContext(ClockContext)();
  const writeShort = useShortTime(table.columns[0]?.kind ?? 'day');
  const rows = table.rows.toReversed();
  const most = mostOf(rows);
  const every = Math.ceil(rows.length / labelledMax);
  const [newest, before] = table.rows.map(startOf);
  const hasRunning = newest !== undefined && isRunning(newest, before, now);
  return (
    <table className={styles.columns} data-many={rows.length > labelledMax || undefined}>
      <Head table={table} />
      <tbody>
        {rows.map((row, place) => (
          <tr key={startOf(row)} data-running={(hasRunning && startOf(row) === newest) || undefined}>
            <th scope="row" data-silent={(rows.length - 1 - place) % every !== 0 || undefined}>
              {writeShort(startOf(row) ?? '')}
            </th>
            <td>
              <Bar row={row} kind={table.columns[1]?.kind ?? 'number'} most={most} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Groups with their counts, in the order of the answer. */
function Bars({ table }: { readonly table: AnswerTable }) {
  const text = useMessages(assistantWords);
  const format = useFormat();
  const { columns, rows, total } = table;
  const shown = rows.slice(0, barsMax);
  const most = mostOf(rows);
  const all = Math.max(total, rows.length);
  return (
    <>
      <table className={styles.bars}>
        <Head table={table} />
        <tbody>
          {shown.map((row) => (
            <tr key={startOf(row)}>
              <th scope="row">
                <CellValue kind={columns[0]?.kind ?? 'text'} value={row.cells[0] ?? null} />
              </th>
              <td>
                <Bar row={row} kind={table.columns[1]?.kind ?? 'number'} most={most} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {all > shown.length && (
        <p className={styles.more}>{text.shown(format.number(shown.length), format.number(all))}</p>
      )}
    </>
  );
}

/** A small chart of a trend or a breakdown. It is a table drawn as bars, so screen readers read its figures. */
export function AnswerChart({ table }: { readonly table: AnswerTable }) {
  return table.chart === 'time' ? <Columns table={table} /> : <Bars table={table} />;
}
