import type { RejectionReason } from '@halyard/contracts/intelligence/imports.ts';
import type { ProblemItem, RejectedItem } from './records.ts';

const detailMax = 200;

// A error is stored too, so it must not carry what the database rejects.
const storable = (detail: string) => detail.slice(0, detailMax).toWellFormed().replaceAll('\0', '\uFFFD');

interface Rejected {
  readonly place: string;
  readonly reason: RejectionReason;
  readonly detail: string;
  readonly objectId?: string | null;
}

/** The line of the import summary for an object or a row that is not taken. */
export function rejection({ place, reason, detail, objectId = null }: Rejected): RejectedItem {
  return { kind: 'rejected', rejection: { place, objectId, reason, detail: storable(detail) } };
}

/** Why a whole file is not taken. */
export const problem = (what: ProblemItem['problem'], detail: string): ProblemItem => ({
  kind: 'problem',
  problem: what,
  detail: storable(detail),
});
