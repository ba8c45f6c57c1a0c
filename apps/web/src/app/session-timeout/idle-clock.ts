/** The warning appears this long before the end. */
const warningMs = 60_000;
/** Minimum interval for notifying other tabs of input. */
const shareEveryMs = 5_000;
/** Minimum interval for notifying the server of input. */
const reportEveryMs = 60_000;

// A moving pointer fires a hundred times a second.
const noteEveryMs = 1_000;

/** `over` is final: later input does not restore the session. */
export type IdlePhase =
  | { readonly name: 'active' }
  | { readonly name: 'warning'; readonly secondsLeft: number }
  | { readonly name: 'over' };

type IdlePorts = {
  /** The idle timeout, in milliseconds. */
  readonly limitMs: number;
  /** Milliseconds since 1970: a machine that slept has to notice that time went by. */
  readonly now: () => number;
  /** The newest input reported by any tab. */
  readonly readShared: () => number | undefined;
  readonly share: (at: number) => void;
  /** Reports activity to the server. */
  readonly report: () => void;
};

const active: IdlePhase = { name: 'active' };
const over: IdlePhase = { name: 'over' };

/** The state of an idle session. Instants are compared, never ticks counted. */
export function phaseAt(now: number, { lastInputAt, limitMs }: { lastInputAt: number; limitMs: number }): IdlePhase {
  const leftMs = lastInputAt + limitMs - now;
  if (leftMs <= 0) return over;
  if (leftMs > warningMs) return active;
  return { name: 'warning', secondsLeft: Math.ceil(leftMs / 1000) };
}

/**
 * Tracks the last activity in any tab of this browser. Opening the console is activity, unless the session had already
 * timed out: a browser closed overnight must not resume the previous day's session.
 */
export function createIdleClock({ limitMs, now, readShared, share, report }: IdlePorts) {
  let lastInputAt = readPast(now()) ?? now();
  let sharedAt = Number.NEGATIVE_INFINITY;
  let reportedAt = Number.NEGATIVE_INFINITY;
  let reportedInputAt = Number.NEGATIVE_INFINITY;
  let isOver = false;

  // Input in the future: the clock of this machine was set back, which must not extend the session.
  function readPast(at: number): number | undefined {
    const shared = readShared();
    return shared !== undefined && shared <= at ? shared : undefined;
  }

  function read(): IdlePhase {
    const at = now();
    lastInputAt = Math.max(Math.min(lastInputAt, at), readPast(at) ?? 0);
    const phase: IdlePhase = isOver ? over : phaseAt(at, { lastInputAt, limitMs });
    isOver = phase.name === 'over';
    return phase;
  }

  function notifyTabs(at: number) {
    if (at - sharedAt < shareEveryMs || lastInputAt <= sharedAt) return;
    sharedAt = at;
    share(lastInputAt);
  }

  function notifyServer(at: number) {
    if (at - reportedAt < reportEveryMs || lastInputAt <= reportedInputAt) return;
    reportedAt = at;
    reportedInputAt = lastInputAt;
    report();
  }

  function note() {
    lastInputAt = now();
    notifyTabs(lastInputAt);
  }

  if (read().name !== 'over') note();
  return {
    /** Someone typed, pointed or scrolled. During the warning that is not enough: it wants an answer. */
    noteInput(): IdlePhase {
      if (!isOver && now() - lastInputAt < noteEveryMs) return active;
      const phase = read();
      if (phase.name === 'active') note();
      return phase;
    },
    /** Someone said to be there. */
    stay(): IdlePhase {
      if (read().name !== 'over') note();
      return read();
    },
    /** To be called periodically, and whenever another tab reports input. */
    tick(): IdlePhase {
      const phase = read();
      if (phase.name === 'over') return phase;
      notifyTabs(now());
      notifyServer(now());
      return phase;
    },
  };
}

export type IdleClock = ReturnType<typeof createIdleClock>;
