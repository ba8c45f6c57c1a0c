import type { LivePart } from '../parts.ts';
import { compareKeys } from './compare-keys.ts';
import { type CountRow, followsParts, type LastRow, type RowsWanted } from './rows-query.ts';

/**
 * The parts that hold the page, when parts follow one another in the order (by month or force): those from the last
 * row on, until enough rows are sure. Other orders need every part.
 */
export function partsOfPage(
  parts: readonly LivePart[],
  counts: readonly CountRow[],
  wanted: RowsWanted,
  last: LastRow | null,
): LivePart[] {
  const matching = new Map(counts.map((part) => [partKey(part), part.count]));
  const some = parts.filter((part) => matching.has(partKey(part)));
  if (!followsParts(wanted)) return some;
  const inOrder = some.sort(comparePartsBy(wanted));
  const from =
    last === null
      ? 0
      : Math.max(
          0,
          inOrder.findIndex((part) => isPartOf(part, last)),
        );
  return untilSure(
    inOrder.slice(from),
    (part) => {
      // Of the part where the page before ended, no one knows how many rows are left.
      const isUnsure = last !== null && isPartOf(part, last);
      return isUnsure ? 0 : (matching.get(partKey(part)) ?? 0);
    },
    wanted.limit + 1,
  );
}

function untilSure(parts: readonly LivePart[], rowsOf: (part: LivePart) => number, enough: number): LivePart[] {
  let rows = 0;
  const end = parts.findIndex((part) => {
    rows += rowsOf(part);
    return rows >= enough;
  });
  return end < 0 ? [...parts] : parts.slice(0, end + 1);
}

const partKey = ({ month, force, fileId }: { month: string; force: string; fileId: string }) =>
  `${month} ${force} ${fileId}`;

const isPartOf = (part: LivePart, last: LastRow) =>
  part.month === last.month && part.force === last.force && part.fileId === last.file_id;

function comparePartsBy({ sort, direction }: RowsWanted) {
  const sign = direction === 'asc' ? 1 : -1;
  return (a: LivePart, b: LivePart) => {
    const byMonth = compareKeys(a.month, b.month);
    const byForce = compareKeys(a.force, b.force);
    const first = sort === 'month' ? byMonth * sign || byForce : byForce * sign || -byMonth;
    return first || compareKeys(a.fileId, b.fileId);
  };
}
