import type { Endpoint, Parsed } from '@halyard/contracts/endpoint.ts';
import { ApiError } from '@halyard/contracts/errors.ts';
import { CorruptPart, EngineUnavailable, QueryTooSlow } from '@halyard/crime-analysis';
import type * as z from 'zod/mini';
import type { Actor } from '../../../event-log/event-log.ts';
import { mountStream, type Platform } from '../../../platform/mount/mount.ts';
import { disconnectSignal } from '../../../platform/requests/disconnect-signal.ts';

/** The caller's error if a query about crime data failed. */
function rejectionOf(cause: unknown): unknown {
  if (cause instanceof QueryTooSlow) return new ApiError('query_too_slow', undefined, { cause });
  const isDown = cause instanceof EngineUnavailable || cause instanceof CorruptPart;
  return isDown ? new ApiError('analytics_unavailable', undefined, { cause }) : cause;
}

type S = z.ZodMiniType | undefined;
type QueryContext<Q extends S> = { readonly query: Parsed<Q>; readonly actor: Actor; readonly signal: AbortSignal };

/** `work` with its failures mapped to errors; a damaged file is reported to `onDamage`. */
export async function reportDamage<T>(onDamage: (cause: CorruptPart) => void, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof CorruptPart) onDamage(cause);
    throw rejectionOf(cause);
  }
}

type AnswerQuery<Q extends S, R extends S> = (asked: QueryContext<Q>) => Promise<Parsed<R>>;

/** The same result, with its failures mapped to errors. */
const reportingDamage =
  <Q extends S, R extends S>(onDamage: (cause: CorruptPart) => void, answer: AnswerQuery<Q, R>): AnswerQuery<Q, R> =>
  (asked) =>
    reportDamage(onDamage, () => answer(asked));

/**
 * Runs a query about crime data. It is aborted when no one waits for the result anymore; a damaged file is reported to
 * `onDamage`.
 */
export function mountCrimeQuery<Q extends S, R extends S>(
  platform: Platform,
  endpoint: Endpoint<undefined, Q, undefined, R>,
  onDamage: (cause: CorruptPart) => void,
  answer: AnswerQuery<Q, R>,
): void {
  const answerRequest = reportingDamage(onDamage, answer);
  mountStream(platform, endpoint, ({ query, actor, response }) =>
    answerRequest({ query, actor, signal: disconnectSignal(response) }),
  );
}

/** The same for a read-only query: it can also be called internally. */
export function mountCrimeRead<Q extends S, R extends S>(
  platform: Platform,
  endpoint: Endpoint<undefined, Q, undefined, R>,
  onDamage: (cause: CorruptPart) => void,
  answer: AnswerQuery<Q, R>,
): void {
  mountCrimeQuery(platform, endpoint, onDamage, answer);
  const answerRequest = reportingDamage(onDamage, answer);
  platform.reads.remember(endpoint as Endpoint, ({ caller, query }) =>
    answerRequest({
      query: query as Parsed<Q>,
      actor: { id: caller.id, address: null, requestId: null },
      signal: new AbortController().signal,
    }),
  );
}
