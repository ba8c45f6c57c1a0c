import type { Exchange } from '@halyard/contracts/inflow/feeds.ts';
import type { SourcesTable } from '../../../database/tables/inflow-schema.ts';

const minuteMs = 60_000;
/** Pulls in a row that failed in a way that asking again does not mend; then it is paused. */
const stoppedAfter = 20;
const permanent: readonly (number | null)[] = [400, 401, 403, 404, 405, 410];

/** How a pull went. */
export type Went = {
  readonly exchange: Exchange | null;
  /** What went wrong; null where nothing did. */
  readonly reason: string | null;
  /** Seconds that the other side asks to be left alone. */
  readonly retryAfterSeconds: number | null;
};

export const describeExchange = ({ status, problem }: Pick<Exchange, 'status' | 'problem'>): string =>
  status === null ? (problem ?? 'unreachable') : `HTTP ${status}`;

export const everyMs = ({ pull_every_ms }: Pick<SourcesTable, 'pull_every_ms'>): number =>
  Number(pull_every_ms ?? minuteMs);

/** What is noted of a pull: when the next is due, and what went wrong. */
export function pullOutcome(source: SourcesTable, { exchange, reason, retryAfterSeconds }: Went, now: number) {
  const waits = retryAfterSeconds === null ? null : now + retryAfterSeconds * 1_000;
  const noted = {
    ...(exchange && { pull_exchange: JSON.stringify(exchange) }),
    pull_waits_until: waits,
    pull_next_at: Math.max(now + everyMs(source), waits ?? 0),
  };
  if (reason === null) return { ...noted, pull_failures: 0, last_delivery_at: now };
  // The other side lives and asks to wait: that is no failure.
  if (waits !== null) return { ...noted, pull_failures: 0 };
  const failures = source.pull_failures + 1;
  const isOver = failures >= stoppedAfter && exchange?.problem === 'rejected' && permanent.includes(exchange.status);
  return {
    ...noted,
    pull_failures: failures,
    last_failure_at: now,
    last_failure: reason,
    ...(isOver && { paused_at: now, paused_reason: `Stopped after ${failures} failures: ${reason}` }),
  };
}
