export type Warn = (details: object, what: string) => void;

/**
 * Counts rejected or dropped messages. The first of a kind is logged, later ones are counted until the next report: a
 * sender with a thousand errors a second does not flood the log.
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
