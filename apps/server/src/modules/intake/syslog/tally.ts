export type Warn = (details: object, what: string) => void;

/**
 * Counts what is turned away or dropped. The first of a kind leaves a line in the log, those behind it are counted until
 * the next report: a sender that errs a thousand times in a second does not fill the log.
 */
export function createTally(warn: Warn) {
  const counts = new Map<string, number>();
  return {
    count(what: string, details: object, times = 1): void {
      const before = counts.get(what);
      if (before === undefined) warn(Object.assign({ count: times }, details), `syslog: ${what}`);
      counts.set(what, before === undefined ? 0 : before + times);
    },
    report(): void {
      for (const [what, more] of counts) if (more > 0) warn({ count: more }, `syslog: ${what}, and again`);
      counts.clear();
    },
  };
}

export type Tally = ReturnType<typeof createTally>;
