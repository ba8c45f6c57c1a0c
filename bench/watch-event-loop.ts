import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';

// Loaded into the product before its own code: on SIGUSR2 it writes down the longest delay since the last time.
const resolutionMs = 5;
const histogram = monitorEventLoopDelay({ resolution: resolutionMs });
histogram.enable();

process.on('SIGUSR2', () => {
  const longestMs = Math.max(0, histogram.max / 1e6 - resolutionMs);
  histogram.reset();
  writeFileSync(join(process.env.HALYARD_DATA_DIR ?? '.', 'event-loop-delay'), String(longestMs));
});
