import { monitorEventLoopDelay } from 'node:perf_hooks';

const resolutionMs = 10;

/** What this process takes of the machine. */
export type ProcessFigures = {
  /** Share of one core since the last look; 1 is a whole one. */
  readonly cpu: number;
  readonly memoryBytes: number;
  /** How late 99 of 100 turns of the event loop came at most, since the last look. */
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
      // The histogram holds the whole stretch between two turns, which are a resolution apart by themselves.
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
