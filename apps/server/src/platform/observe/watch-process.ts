import { monitorEventLoopDelay } from 'node:perf_hooks';

const resolutionMs = 10;

/** Resource usage of this process. */
export type ProcessFigures = {
  /** Share of one core since the last look; 1 is a whole one. */
  readonly cpu: number;
  readonly memoryBytes: number;
  /** The 99th percentile of the event loop's delay since the last call. */
  readonly loopDelayMs: number;
};

/** Watches processor, memory and event loop of this process. */
export function watchProcess() {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  delay.enable();
  let usage = process.cpuUsage();
  let at = performance.now();
  return {
    take(): ProcessFigures {
      const { user, system } = process.cpuUsage(usage);
      const elapsedMs = Math.max(1, performance.now() - at);
      usage = process.cpuUsage();
      at = performance.now();
      // The histogram records the whole interval between two ticks, which includes one resolution.
      const late = delay.count === 0 ? 0 : delay.percentile(99) / 1e6 - resolutionMs;
      delay.reset();
      return {
        cpu: (user + system) / 1_000 / elapsedMs,
        memoryBytes: process.memoryUsage.rss(),
        loopDelayMs: Math.max(0, late),
      };
    },
    stop: () => delay.disable(),
  };
}

export type ProcessWatch = ReturnType<typeof watchProcess>;
