import type { AttackSearch } from '../attack-search.ts';
import { type Column, hasHit, type Item } from './view.ts';

/** An entry of a column: a technique, a sub-technique, or the number of hidden ones. */
export type Slot =
  | { readonly is: 'technique'; readonly item: Item; readonly isSub: boolean; readonly isOpen: boolean }
  | { readonly is: 'rest'; readonly count: number };

/** The places of a column from top to bottom. */
export function slotsOf(
  { items, shown }: Column,
  { subs, search, proof }: Pick<AttackSearch, 'subs' | 'search' | 'proof'>,
): readonly Slot[] {
  const slots = shown.flatMap((item): Slot[] => {
    const isFound = search !== '' && !item.isHit && hasHit(item);
    const isOpen = item.subs.length > 0 && (subs.includes(item.technique.number) || isFound);
    const own: Slot = { is: 'technique', item, isSub: false, isOpen };
    if (!isOpen) return [own];
    return [own, ...item.subs.map((sub): Slot => ({ is: 'technique', item: sub, isSub: true, isOpen: false }))];
  });
  const count = items.length - shown.length;
  // Techniques hidden by a filter for rules may well have been seen.
  return count === 0 || proof ? slots : [...slots, { is: 'rest', count }];
}

/** Number of columns that fit side by side, with the pane beside them. */
const columnsBesidePane = 10;

/**
 * The collapsed tactics: beside the open pane those with the fewest techniques seen, unless expanded by the user, and
 * those collapsed by the user.
 */
export function foldedTactics(
  columns: readonly Column[],
  { open, fold, technique }: Pick<AttackSearch, 'open' | 'fold' | 'technique'>,
): ReadonlySet<string> {
  const folded = new Set(fold);
  const tooMany = technique === undefined ? 0 : columns.length - columnsBesidePane;
  const isOpenOne = ({ items }: Column) =>
    items.some(({ technique: { number }, subs }) =>
      [number, ...subs.map((sub) => sub.technique.number)].includes(technique ?? ''),
    );
  const fewestFirst = columns
    .filter((column) => !open.includes(column.shortName) && !isOpenOne(column))
    .toSorted((one, other) => one.shown.length - other.shown.length);
  for (const { shortName } of fewestFirst.slice(0, Math.max(0, tooMany))) folded.add(shortName);
  return folded;
}
