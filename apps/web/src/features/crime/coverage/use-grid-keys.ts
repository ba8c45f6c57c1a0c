import { type FocusEvent, type KeyboardEvent, useState } from 'react';

type Size = { readonly rows: number; readonly columns: number };
type Cell = { readonly row: number; readonly column: number };

const within = (value: number, count: number) => Math.max(0, Math.min(count - 1, value));

/** The target of a key in a grid; undefined for other keys. It does not wrap around. */
export function cellAfter(key: string, isFar: boolean, { row, column }: Cell, size: Size): Cell | undefined {
  const last = { row: size.rows - 1, column: size.columns - 1 };
  const targets: Readonly<Record<string, Cell>> = {
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    Home: { row: isFar ? 0 : row, column: 0 },
    End: { row: isFar ? last.row : row, column: last.column },
    PageUp: { row: row - 10, column },
    PageDown: { row: row + 10, column },
  };
  const next = targets[key];
  return next && { row: within(next.row, size.rows), column: within(next.column, size.columns) };
}

function readCell(target: EventTarget): Cell | undefined {
  const written = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-cell]')?.dataset.cell : undefined;
  const [row, column] = (written ?? '').split(':').map(Number);
  return row !== undefined && column !== undefined ? { row, column } : undefined;
}

/** A grid with one stop for the Tab key: arrows, Home, End and Page keys move within; each cell has `data-cell`. */
export function useGridKeys(size: Size) {
  const [kept, setKept] = useState<Cell>({ row: 0, column: size.columns - 1 });
  // The grid may have become smaller since.
  const stop = { row: within(kept.row, size.rows), column: within(kept.column, size.columns) };

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const here = readCell(event.target);
    const next = here && cellAfter(event.key, event.ctrlKey || event.metaKey, here, size);
    if (!next) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>(`[data-cell="${next.row}:${next.column}"]`)?.focus();
  }

  function onFocus({ target }: FocusEvent) {
    const cell = readCell(target);
    if (cell) setKept(cell);
  }

  return { stop, onKeyDown, onFocus };
}
