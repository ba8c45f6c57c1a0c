import { createCircuitBreaker } from '@halyard/contracts/concurrency/circuit-breaker.ts';
import { ApiError } from '@halyard/contracts/errors.ts';
import type { Clock } from '../../../clock.ts';
import { isOutage, translateCloudError } from './translate-cloud-error.ts';

const answersWithinMs = 5_000;
const restsForMs = 10_000;

/** Calls the user pool, or rejects immediately while it does not respond. */
export type Circuit = <T>(work: (signal: AbortSignal) => Promise<T>) => Promise<T>;

const unavailable = (cause?: unknown) => new ApiError('identity_unavailable', undefined, { cause });

/** Also ends work that does not listen to the signal, above all the search for credentials. */
async function withinTime<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(answersWithinMs);
  const tooLate = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([work(signal), tooLate]);
}

/**
 * Every call has five seconds. After a failed connection, calls are rejected for the next ten seconds: changes wait in
 * the database's one queue, and must not wait there for a service that is down. Rejections of the pool become
 * `IdentityError`, in the names of the protocol.
 */
export function createCircuit(clock: Clock): Circuit {
  const breaker = createCircuitBreaker({ clock, failuresMax: 1, pauseMs: restsForMs, trial: 'all' });

  return async (work) => {
    if (!breaker.admits()) throw unavailable();
    try {
      return await withinTime(work);
    } catch (cause) {
      if (!isOutage(cause)) throw translateCloudError(cause);
      breaker.ended('failed');
      throw unavailable(cause);
    }
  };
}
