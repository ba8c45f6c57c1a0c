import { findChromium } from './browser.mjs';
import { measureScreens } from './budgets.mjs';
import { buildWeb } from './build-web.mjs';
import { inRoot } from './paths.mjs';
import { findNode } from './pinned-node.mjs';
import { startPostgres } from './postgres.mjs';
import { mustRunNpm, runCommand } from './run-command.mjs';

// `npm run bench`: the load generator and Lighthouse are installed here and not with the product.
// `-- --quick` measures requests, compression and JavaScript.
const isQuick = process.argv.includes('--quick');
const chromium = isQuick ? '' : await findChromium();
await buildWeb();
const install = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
await mustRunNpm('Installing the benchmark tools', install, { quiet: true, cwd: inRoot('bench') });
const postgres = isQuick ? undefined : await startPostgres({ mayInstall: true });
const env = {
  HALYARD_CHROMIUM: chromium,
  HALYARD_BENCH_SCREENS: JSON.stringify(measureScreens(inRoot('apps/web/dist'))),
  ...(postgres && { HALYARD_BENCH_DATABASE_URL: postgres.url }),
};
const code = await runCommand(findNode(), ['bench/run.ts', ...process.argv.slice(2)], { env });
await postgres?.stop();
process.exit(code);
