/** Failures in a row after which a model is left alone, and for how long. */
const failuresMax = 3;
const pauseMs = 30_000;

/**
 * Keeps questions from a model that is down: after three failures in a row none is let through for 30 seconds, then
 * one as a trial, while the others still wait. `now` is in milliseconds.
 */
export function createCircuitBreaker(now: () => number) {
  let failures = 0;
  let pausedUntil = 0;
  let onTrial = false;
  return {
    /** Whether a question may go to the model; who got `true` says how it ended. */
    admits(): boolean {
      if (failures < failuresMax) return true;
      if (onTrial || now() < pausedUntil) return false;
      onTrial = true;
      return true;
    },
    ended(outcome: 'answered' | 'failed' | 'neither'): void {
      onTrial = false;
      if (outcome === 'neither') return;
      failures = outcome === 'answered' ? 0 : failures + 1;
      if (failures >= failuresMax) pausedUntil = now() + pauseMs;
    },
  };
}
