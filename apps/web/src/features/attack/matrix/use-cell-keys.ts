import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

const placeOf = (element: HTMLElement) => [Number(element.dataset.column), Number(element.dataset.row)] as const;

type Place = { readonly element: HTMLElement; readonly column: number; readonly row: number };

function placesIn(grid: HTMLElement): readonly Place[] {
  return [...grid.querySelectorAll<HTMLElement>('[data-row]')].map((element) => {
    const [column, row] = placeOf(element);
    return { element, column, row };
  });
}

/** The target of an arrow key: sideways it keeps the row, or uses the last one above it. */
function findNext(places: readonly Place[], [column, row]: readonly [number, number], key: string) {
  const [right, down] = steps[key] ?? [0, 0];
  if (down !== 0) {
    const ownColumn = places.filter((place) => place.column === column && (place.row - row) * down > 0);
    return ownColumn.sort((one, other) => (one.row - other.row) * down)[0];
  }
  const beside = places.filter((place) => (place.column - column) * right > 0);
  const nearest = beside.reduce(
    (best, place) => Math.min(best, Math.abs(place.column - column)),
    Number.POSITIVE_INFINITY,
  );
  return beside
    .filter((place) => Math.abs(place.column - column) === nearest && place.row <= row)
    .sort((one, other) => other.row - one.row)[0];
}

/** Keys of the grid: arrows move by cell, Space folds sub-techniques. */
export function onGridKey(event: KeyboardEvent<HTMLElement>, turn: (technique: string) => void): void {
  if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLElement)) return;
  const at = event.target.closest<HTMLElement>('[data-row]');
  if (!at) return;
  const number = at.dataset.technique;
  if (event.key === ' ' && number !== undefined) {
    event.preventDefault();
    turn(number);
    return;
  }
  if (!(event.key in steps)) return;
  const next = findNext(placesIn(event.currentTarget), placeOf(at), event.key);
  if (!next) return;
  event.preventDefault();
  next.element.focus();
  next.element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
