type Options = {
  /** Looks once; gives up soon when `signal` is aborted. */
  readonly look: (signal: AbortSignal) => Promise<void>;
  /** How often it looks by itself; without it only when asked. */
  readonly everyMs?: number;
  readonly onFailure: (cause: unknown) => void;
};

/** Looks again and again for something to do. One look that takes long is not overtaken by the next. */
export function createLookout({ look, everyMs, onFailure }: Options) {
  const stopping = new AbortController();
  let looking: Promise<void> | undefined;
  /** Looks, or waits for the look that is under way. */
  const lookOnce = () => {
    looking ??= look(stopping.signal).finally(() => {
      looking = undefined;
    });
    return looking;
  };
  /** Looks beside whatever else runs. */
  const begin = () => void lookOnce().catch(onFailure);
  const ended = async () => looking?.catch(() => undefined);
  const timer = everyMs === undefined ? undefined : setInterval(begin, everyMs).unref();
  return {
    look: lookOnce,
    begin,
    /** Looks at everything that happened before the call. */
    async lookAgain() {
      await ended();
      await lookOnce();
    },
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await ended();
    },
  };
}
