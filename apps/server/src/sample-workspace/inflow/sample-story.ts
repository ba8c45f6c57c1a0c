import type { CloseReason } from '@halyard/contracts/inflow/received-alerts.ts';

const hourMs = 3_600_000;

/** The work status of an alert; `owner` is an index of the staff. */
export type SampleWork =
  | { readonly is: 'untouched' }
  | { readonly is: 'acknowledged'; readonly owner: number | null }
  | { readonly is: 'started'; readonly owner: number }
  | { readonly is: 'closed'; readonly owner: number; readonly reason: CloseReason; readonly note: string | null };

export const untouched: SampleWork = { is: 'untouched' };
export const acknowledged = (owner: number | null = null): SampleWork => ({ is: 'acknowledged', owner });
export const started = (owner: number): SampleWork => ({ is: 'started', owner });
export const closed = (reason: CloseReason, owner: number, note: string | null = null): SampleWork => ({
  is: 'closed',
  reason,
  owner,
  note,
});

/** One alert of the sample workspace, as its source sends it. */
export type SampleStory = {
  /** Hours before the start at which each message was written, the earliest first. */
  readonly ago: readonly number[];
  /** A message in the format of the source; `turn` counts from 0. */
  readonly message: (at: number, turn: number) => object;
  readonly work: SampleWork;
  /** The title of the sample incident that it belongs to. */
  readonly incident?: string;
};

/** `count` times, the first `first` hours ago, so many hours apart. */
export const repeated = (first: number, count: number, apart: number): readonly number[] =>
  Array.from({ length: count }, (_, turn) => first - turn * apart);

export const hoursBefore = (now: number, ago: number): number => Math.round(now - ago * hourMs);

/** The same text always gives the same number below `limit`. */
export function numberOf(text: string, limit: number): number {
  let number = 7;
  for (const letter of text) number = (number * 31 + (letter.codePointAt(0) ?? 0)) % 2_147_483_647;
  return number % limit;
}
