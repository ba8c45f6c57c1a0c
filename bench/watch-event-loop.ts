import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';

// Loaded into the product before its own code: on SIGUSR2 it writes down the longest delay since the last time, and the
// most that the thread has computed without a pause. Where others use the machine, the second is the product's part.
const resolutionMs = 5;
const histogram = monitorEventLoopDelay({ resolution: resolutionMs });
histogram.enable();

function computedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

let before = computedMs();
let longestComputedMs = 0;
setInterval(() => {
  const now = computedMs();
  longestComputedMs = Math.max(longestComputedMs, now - before);
  before = now;
}, resolutionMs).unref();

process.on('SIGUSR2', () => {
  const delayMs = Math.max(0, histogram.max / 1e6 - resolutionMs);
  histogram.reset();
  const said = JSON.stringify({ delayMs, computedMs: longestComputedMs });
  longestComputedMs = 0;
  writeFileSync(join(process.env.HALYARD_DATA_DIR ?? '.', 'event-loop-delay'), said);
});
