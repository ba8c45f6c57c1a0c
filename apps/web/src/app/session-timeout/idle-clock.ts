/** The warning comes this long before the end. */
const warningMs = 60_000;
/** How often other tabs are told of input, at most. */
const shareEveryMs = 5_000;
/** How often the server is told of input, at most. */
const reportEveryMs = 60_000;

// A pointer on the move tells of itself a hundred times a second.
const noteEveryMs = 1_000;

/** `over` is for good: input that comes later does not bring the session back. */
export type IdlePhase =
  | { readonly name: 'active' }
  | { readonly name: 'warning'; readonly secondsLeft: number }
  | { readonly name: 'over' };

type IdlePorts = {
  /** How long no one may be there, in milliseconds. */
  readonly limitMs: number;
  /** Milliseconds since 1970: a machine that slept has to notice that time went by. */
  readonly now: () => number;
  /** The newest input that any tab has told of. */
  readonly readShared: () => number | undefined;
  readonly share: (at: number) => void;
  /** Tells the server that someone is here. */
  readonly report: () => void;
};

const active: IdlePhase = { name: 'active' };
const over: IdlePhase = { name: 'over' };

/** Where an idle session stands. Instants are compared, never ticks counted. */
export function phaseAt(now: number, { lastInputAt, limitMs }: { lastInputAt: number; limitMs: number }): IdlePhase {
  const leftMs = lastInputAt + limitMs - now;
  if (leftMs <= 0) return over;
  if (leftMs > warningMs) return active;
  return { name: 'warning', secondsLeft: Math.ceil(leftMs / 1000) };
}

/**
 * Knows when someone was last at any tab of this browser. To open the console is to be there, unless the time was up
 * before: a browser that was closed for a night must not open the session of the day before.
 */
export function createIdleClock({ limitMs, now, readShared, share, report }: IdlePorts) {
  let lastInputAt = readPast(now()) ?? now();
  let sharedAt = Number.NEGATIVE_INFINITY;
  let reportedAt = Number.NEGATIVE_INFINITY;
  let reportedInputAt = Number.NEGATIVE_INFINITY;
  let isOver = false;

  // No one was here in the future: the clock of this machine has been set back, which must not add to what is left.
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
    /** To be called every now and then, and whenever another tab tells of input. */
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
