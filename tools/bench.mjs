import { findChromium } from './browser.mjs';
import { measureScreens } from './budgets.mjs';
import { buildWeb } from './build-web.mjs';
import { inRoot } from './paths.mjs';
import { findNode } from './pinned-node.mjs';
import { startPostgres } from './postgres.mjs';
import { mustRun, mustRunNpm } from './run-command.mjs';

// `npm run bench`: the load generator and Lighthouse are installed here and not with the product.
const chromium = await findChromium();
await buildWeb();
const install = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
await mustRunNpm('Installing the benchmark tools', install, { quiet: true, cwd: inRoot('bench') });
const postgres = await startPostgres({ mayInstall: true });
const env = {
  HALYARD_CHROMIUM: chromium,
  HALYARD_BENCH_SCREENS: JSON.stringify(measureScreens(inRoot('apps/web/dist'))),
  ...(postgres && { HALYARD_BENCH_DATABASE_URL: postgres.url }),
};
await mustRun('The benchmark', findNode(), ['bench/run.ts'], { env });
await postgres?.stop();
