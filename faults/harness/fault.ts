import type { Postgres } from './postgres.ts';

/** What was measured against an aim; `met` is absent where there is none. */
export type Row = { readonly measured: string; readonly met: boolean };

export type Circumstances = {
  /** The size of reliability's figure; without it about a minute. */
  readonly isFull: boolean;
  /** Of `--minutes=N`: how long a soak takes. */
  readonly minutes: number | undefined;
  /** A PostgreSQL server for all faults that ask for it. */
  readonly postgres: () => Promise<Postgres>;
};

export type Fault = {
  readonly name: string;
  /** The figure of the list of aims that it measures. */
  readonly figure?: string;
  readonly aim: string;
  /** What is done, and what must hold, in a sentence or two. */
  readonly explained: string;
  run(circumstances: Circumstances): Promise<Row>;
};

/** Met where nothing was found to contradict; the first contradictions are told. */
export const judged = (measured: string, contradictions: readonly string[], met = true): Row => ({
  measured: [measured, ...contradictions.slice(0, 3), ...(contradictions.length > 3 ? ['…'] : [])].join('; '),
  met: met && contradictions.length === 0,
});
