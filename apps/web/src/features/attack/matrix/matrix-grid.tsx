import { useState } from 'react';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { attackWords } from '../../../text/loaders/attack.ts';
import { Quantity } from '../../../ui/marks/figure.tsx';
import { type AttackSearch, turnSubs, turnTactic } from '../attack-search.ts';
import { foldedTactics, type Slot, slotsOf } from '../model/slots.ts';
import type { Column, View } from '../model/view.ts';
import type { ChangeSearch } from '../use-attack-search.ts';
import { Cell } from './cell.tsx';
import styles from './matrix.module.css';
import { onGridKey } from './use-cell-keys.ts';

type Props = {
  readonly view: View;
  readonly search: AttackSearch;
  readonly change: ChangeSearch;
};

type HeaderProps = {
  readonly column: Column;
  readonly index: number;
  readonly isFolded: boolean;
  readonly isStop: boolean;
  readonly onTurn: () => void;
};

/** The name of a tactic and how many of its techniques were seen; folded, a strip beside the others. */
function Header({ column: { id, name, seen, items }, index, isFolded, isStop, onTurn }: HeaderProps) {
  const { matrix: words } = useMessages(attackWords);
  const format = useFormat();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot hold strips beside its rows.
    <div
      role="columnheader"
      tabIndex={-1}
      className={styles.header}
      data-folded={isFolded || undefined}
      style={{ gridColumn: index + 1, ...(!isFolded && { gridRow: 1 }) }}
    >
      <button
        type="button"
        data-column={index}
        data-row={0}
        tabIndex={isStop ? 0 : -1}
        aria-expanded={!isFolded}
        aria-label={`${isFolded ? words.unfold(name) : words.fold(name)}, ${words.of(format.number(seen), format.number(items.length))}`}
        title={id}
        onClick={onTurn}
      >
        <span className={styles.tactic}>{name}</span>{' '}
        <Quantity className={styles.of}>{words.of(format.number(seen), format.number(items.length))}</Quantity>
      </button>
    </div>
  );
}

/** Room for the names of folded tactics. */
const fewestRows = 4;
const rowHeight = '67px';

const slotKey = (slot: Slot) => (slot.is === 'rest' ? 'rest' : slot.item.technique.number);

/** The matrix: tactics beside each other, techniques below them. A grid of which one cell is a stop of the Tab key. */
export function MatrixGrid({ view, search, change }: Props) {
  const { matrix: words, domains } = useMessages(attackWords);
  const format = useFormat();
  const [stop, setStop] = useState<string>();
  const { columns } = view;
  const folded = foldedTactics(columns, search);
  const slots = columns.map((column) => (folded.has(column.shortName) ? [] : slotsOf(column, search)));
  const rows = slots.reduce((most, list) => Math.max(most, list.length), fewestRows);
  const keyOf = (column: number, row: number) => `${column} ${row}`;
  const places = new Set(slots.flatMap((list, column) => list.map((_, row) => keyOf(column, row + 1))));
  for (const column of columns.keys()) places.add(keyOf(column, 0));
  const firstFilled = slots.findIndex((list) => list.length > 0);
  const chosenStop =
    stop !== undefined && places.has(stop) ? stop : keyOf(Math.max(0, firstFilled), firstFilled < 0 ? 0 : 1);
  const turn = (number: string) => change(turnSubs(search, number), { replace: true });

  const cellOf = (slot: Slot, column: number, row: number) => {
    const isStop = keyOf(column, row) === chosenStop;
    const place = { 'data-column': column, 'data-row': row };
    if (slot.is === 'rest')
      return (
        <button
          {...place}
          type="button"
          className={styles.rest}
          tabIndex={isStop ? 0 : -1}
          onClick={() => change({ all: 'yes', show: undefined, gaps: undefined, proof: undefined })}
        >
          <Quantity>{words.notSeen(slot.count, format.number(slot.count))}</Quantity>
        </button>
      );
    const { number } = slot.item.technique;
    return (
      <Cell
        item={slot.item}
        isSub={slot.isSub}
        isOpen={slot.isOpen}
        isChosen={search.technique === number}
        isDimmed={search.search !== '' && !slot.item.isHit}
        isStop={isStop}
        place={place}
        onOpen={() => change({ technique: number })}
        onTurn={() => turn(number)}
      />
    );
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot hold strips beside its rows.
    <div
      role="grid"
      tabIndex={-1}
      aria-label={words.label(domains[search.domain])}
      aria-colcount={columns.length}
      className={styles.grid}
      style={{
        gridTemplateColumns: columns
          .map(({ shortName }) => (folded.has(shortName) ? '24px' : 'minmax(92px, 1fr)'))
          .join(' '),
        gridTemplateRows: `auto repeat(${rows}, ${rowHeight}) minmax(0, 1fr)`,
      }}
      onKeyDown={(event) => onGridKey(event, turn)}
      onFocus={({ target }) => {
        const { column, row } = target.dataset;
        if (column !== undefined && row !== undefined) setStop(`${column} ${row}`);
      }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: as above. */}
      <div role="row" tabIndex={-1} className={styles.row}>
        {columns.map((column, index) => (
          <Header
            key={column.shortName}
            column={column}
            index={index}
            isFolded={folded.has(column.shortName)}
            isStop={keyOf(index, 0) === chosenStop}
            onTurn={() => change(turnTactic(search, column.shortName, folded.has(column.shortName)), { replace: true })}
          />
        ))}
      </div>
      {columns.map(({ shortName }, index) => (
        <div key={shortName} aria-hidden className={styles.edge} style={{ gridColumn: index + 1 }} />
      ))}
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place.
        // biome-ignore lint/a11y/useSemanticElements: as above.
        <div key={row} role="row" tabIndex={-1} className={styles.row}>
          {slots.map((list, column) => {
            const slot = list[row];
            return (
              slot && (
                // biome-ignore lint/a11y/useSemanticElements: as above.
                <div
                  key={`${columns[column]?.shortName} ${slotKey(slot)}`}
                  role="gridcell"
                  tabIndex={-1}
                  aria-colindex={column + 1}
                  className={styles.place}
                  style={{ gridColumn: column + 1, gridRow: row + 2 }}
                >
                  {cellOf(slot, column, row + 1)}
                </div>
              )
            );
          })}
        </div>
      ))}
    </div>
  );
}
