type Options = {
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Failures in a row that open it. */
  readonly failuresMax: number;
  /** How long nothing is let through then. */
  readonly pauseMs: number;
  /** Whether one call tries afterwards, while the others are still rejected, or all that come. */
  readonly trial: 'one' | 'all';
};

/** Keeps calls from a service that is down: after failures in a row none is let through for a while. */
export function createCircuitBreaker({ clock, failuresMax, pauseMs, trial }: Options) {
  let failures = 0;
  let pausedUntil = 0;
  let onTrial = false;

  function isPaused(): boolean {
    const left = pausedUntil - clock();
    // If the clock was set back, the service must not stay blocked for longer than intended.
    return left > 0 && left <= pauseMs;
  }

  return {
    /** Whether a call may be made; who got `true` says how it ended. */
    admits(): boolean {
      if (failures < failuresMax) return true;
      if (onTrial || isPaused()) return false;
      onTrial = trial === 'one';
      return true;
    },
    ended(outcome: 'answered' | 'failed' | 'neither'): void {
      onTrial = false;
      if (outcome === 'neither') return;
      failures = outcome === 'answered' ? 0 : failures + 1;
      if (failures >= failuresMax) pausedUntil = clock() + pauseMs;
    },
  };
}
