import { type Exchange, stopAfterUsually } from '@halyard/contracts/inflow/feeds.ts';
import { isFeedFormat } from '@halyard/contracts/inflow/formats.ts';
import type { SourcesTable } from '../../../database/tables/inflow-schema.ts';
import { optionsOf } from '../runs/feed-options.ts';

const minuteMs = 60_000;
/** Failures that asking again does not fix. */
const permanent: readonly (number | null)[] = [400, 401, 403, 404, 405, 410];
const permanentProblems: readonly (Exchange['problem'] | undefined)[] = ['redirected', 'blocked'];
/** Failures that may be over in a moment. */
const transientProblems: readonly (Exchange['problem'] | undefined)[] = ['timeout', 'unreachable', 'cut_off'];
/** Minutes until a source with such a failure is polled again, by consecutive failures; the last one repeats. */
const retryMinutes = [1, 5, 15, 60] as const;

const isPermanent = (exchange: Exchange | null): boolean =>
  permanentProblems.includes(exchange?.problem) ||
  (exchange?.problem === 'rejected' && permanent.includes(exchange.status));

const isTransient = ({ exchange, reason, retryAfterSeconds }: Went): boolean =>
  retryAfterSeconds !== null ||
  reason === interrupted ||
  transientProblems.includes(exchange?.problem) ||
  (exchange?.problem === 'rejected' && ((exchange.status ?? 0) >= 500 || exchange.status === 408));

/** Up to a tenth later than planned, differently for each source: those that failed together do not retry together. */
function retryMs({ id }: Pick<SourcesTable, 'id'>, failures: number): number {
  const minutes = retryMinutes[Math.min(failures, retryMinutes.length) - 1] ?? 1;
  const share = [...id].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 1_000, 0) / 1_000;
  return minutes * minuteMs + Math.round(minutes * 6_000 * share);
}

/** Why a repeatedly interrupted run ended. */
export const interrupted = 'interrupted';

/** Distinguishes a source that was stopped automatically from one that a user paused. */
const stopped = 'Stopped after ';
export const isStopped = ({ paused_at, paused_reason }: Pick<SourcesTable, 'paused_at' | 'paused_reason'>): boolean =>
  paused_at !== null && (paused_reason?.startsWith(stopped) ?? false);

/** How a pull went. */
export type Went = {
  readonly exchange: Exchange | null;
  /** The error; null if there was none. */
  readonly reason: string | null;
  /** The requested waiting time in seconds. */
  readonly retryAfterSeconds: number | null;
  /** It was completed, and `reason` states what it left unread. */
  readonly isPartly?: boolean;
  /** It has produced data, however it ended. */
  readonly hasItems?: boolean;
};

/** For a failed exchange; an unusable response with a success status has no better name than its problem. */
export const describeExchange = ({ status, problem }: Pick<Exchange, 'status' | 'problem'>): string =>
  status === null || problem === 'cut_off' || problem === 'too_large' ? (problem ?? 'unreachable') : `HTTP ${status}`;

export const everyMs = ({ pull_every_ms }: Pick<SourcesTable, 'pull_every_ms'>): number =>
  Number(pull_every_ms ?? minuteMs);

/** The recorded result of a pull: when the next is due, and the error. */
export function pullOutcome(source: SourcesTable, went: Went, now: number) {
  const { exchange, reason, retryAfterSeconds, isPartly = false, hasItems = false } = went;
  const waits = retryAfterSeconds === null ? null : now + retryAfterSeconds * 1_000;
  const failures = source.pull_failures + 1;
  const every = everyMs(source);
  const next = now + (isTransient(went) && !isPartly ? Math.min(every, retryMs(source, failures)) : every);
  const noted = {
    ...(exchange && { pull_exchange: JSON.stringify(exchange) }),
    pull_waits_until: waits,
    pull_next_at: Math.max(next, waits ?? 0),
    ...((reason === null || isPartly || hasItems) && { last_delivery_at: now }),
  };
  const fine = { pull_failures: 0, pull_same_failures: 0 };
  // Whether the response can be read is determined by its import.
  if (reason === null) return hasItems && isFeedFormat(source.format) ? noted : { ...noted, ...fine };
  // The data read is kept, and the server works.
  if (isPartly) return { ...noted, ...fine, last_failure_at: now, last_failure: reason };
  const isSame = source.pull_failures > 0 && source.last_failure === reason;
  const same = isSame ? source.pull_same_failures + 1 : 1;
  const { stopAfter = stopAfterUsually } = optionsOf(source);
  const isOver = same >= stopAfter && isPermanent(exchange);
  return {
    ...noted,
    pull_failures: failures,
    pull_same_failures: same,
    last_failure_at: now,
    last_failure: reason,
    ...(isOver && { paused_at: now, paused_reason: `${stopped}${same} identical failures: ${reason}` }),
  };
}
