import type { CellKind, AnswerTable as Rows } from '@halyard/contracts/work/assistant.ts';
import { useState } from 'react';
import { useFormat } from '../../preferences/format.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { assistantWords } from '../../text/loaders/work.ts';
import { Button } from '../../ui/button.tsx';
import { InternalLink } from '../../ui/internal-link.tsx';
import { SourceMarker } from '../../ui/marks/source-marker.tsx';
import styles from './answer.module.css';
import { CellValue } from './table-cell.tsx';

const figures: readonly CellKind[] = ['number', 'percent', 'hours'];
const alignOf = (kind: CellKind | undefined) => (kind && figures.includes(kind) ? 'right' : undefined);

type RowProps = { readonly columns: Rows['columns']; readonly row: Rows['rows'][number] };

function Row({ columns, row: { href, cells } }: RowProps) {
  return (
    <tr>
      {cells.map((value, place) => {
        const kind = columns[place]?.kind ?? 'text';
        const cell = <CellValue kind={kind} value={value} />;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a row keep their places.
          <td key={place} data-align={alignOf(kind)} data-label={columns[place]?.label}>
            {place === 0 && href !== null ? <InternalLink address={href}>{cell}</InternalLink> : cell}
          </td>
        );
      })}
    </tr>
  );
}

/** Rows that are shown at first. */
const shortRows = 3;
/** With more columns than this, a row becomes a few lines where there is little room. */
const narrowColumns = 3;

type Props = {
  readonly table: Rows;
  /** The screen that shows all rows. */
  readonly address: string | null;
  readonly onCite: (n: number) => void;
};

/** A small table: each row links to its record; below it the total. */
export function AnswerTable({ table, address, onCite }: Props) {
  const text = useMessages(assistantWords);
  const format = useFormat();
  const [isWhole, setWhole] = useState(false);
  const { caption, columns, rows, total, cite } = table;
  const shown = isWhole || rows.length <= shortRows ? rows : rows.slice(0, shortRows);
  const isCut = shown.length < rows.length;
  return (
    <figure className={styles.tableFrame}>
      <table className={styles.table} data-wide={columns.length > narrowColumns || undefined}>
        <caption>
          {caption}
          {cite !== null && <SourceMarker n={cite} label={text.source(cite)} onCite={onCite} />}
        </caption>
        <thead>
          <tr>
            {columns.map(({ label, kind }) => (
              <th key={label} scope="col" data-align={alignOf(kind)}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an answer does not change once it is there.
            <Row key={place} columns={columns} row={row} />
          ))}
        </tbody>
      </table>
      {(isCut || total > rows.length) && (
        <figcaption className={styles.total}>
          {text.shown(format.number(shown.length), format.number(Math.max(total, rows.length)))}
          {isCut && (
            <Button size="small" variant="quiet" className={styles.whole} onClick={() => setWhole(true)}>
              {total > rows.length ? text.moreRows : text.allRows(format.number(rows.length))}
            </Button>
          )}
          {total > rows.length && address !== null && (
            <InternalLink address={address}>{text.allRows(format.number(total))}</InternalLink>
          )}
        </figcaption>
      )}
    </figure>
  );
}
