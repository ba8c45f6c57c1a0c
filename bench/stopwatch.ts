export type Stopwatch = ReturnType<typeof createStopwatch>;

/** Runs only while `time` does, so that the client's own computation is not counted as the server's time. */
export function createStopwatch() {
  let ms = 0;
  return {
    async time<Answer>(work: () => Promise<Answer>): Promise<Answer> {
      const begin = performance.now();
      try {
        return await work();
      } finally {
        ms += performance.now() - begin;
      }
    },
    /** The milliseconds since it was last taken. */
    take(): number {
      const taken = ms;
      ms = 0;
      return taken;
    },
  };
}
