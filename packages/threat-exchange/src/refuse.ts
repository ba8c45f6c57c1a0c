import type { RefusalReason } from '@halyard/contracts/imports.ts';
import type { ProblemItem, RefusedItem } from './records.ts';

const detailMax = 200;

// A error is stored too, so it must not carry what the database rejects.
const storable = (detail: string) => detail.slice(0, detailMax).toWellFormed().replaceAll('\0', '\uFFFD');

interface Refused {
  readonly place: string;
  readonly reason: RefusalReason;
  readonly detail: string;
  readonly objectId?: string | null;
}

/** The line of the import summary for an object or a row that is not taken. */
export function refusal({ place, reason, detail, objectId = null }: Refused): RefusedItem {
  return { kind: 'refused', refusal: { place, objectId, reason, detail: storable(detail) } };
}

/** Why a whole file is not taken. */
export const problem = (what: ProblemItem['problem'], detail: string): ProblemItem => ({
  kind: 'problem',
  problem: what,
  detail: storable(detail),
});
