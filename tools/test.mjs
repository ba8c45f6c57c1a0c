import { findChromium } from './browser.mjs';
import { buildWeb } from './build-web.mjs';
import { tryPackages } from './package/try.mjs';
import { inRoot } from './paths.mjs';
import { findNode } from './pinned-node.mjs';
import { startPostgres } from './postgres.mjs';
import { runCommand } from './run-command.mjs';
import { findSenders } from './senders.mjs';
import { keepTemporaryFilesInMemory } from './test-folder.mjs';
import { tryWalk } from './walk/try.mjs';

// `npm test` runs everything; `npm run check` (--fast) leaves out what installs Debian packages and the journeys.
const isFast = process.argv.includes('--fast');

// Scripts in .bin are for a shell on Windows; these files are JavaScript everywhere.
const runTool = (path, parameters) => runCommand(findNode(), [inRoot('node_modules', ...path), ...parameters]);
const types = (project) => runTool(['typescript', 'bin', 'tsc'], ['-p', project]);

async function step(name, work) {
  const begin = performance.now();
  process.stdout.write(`\n▸ ${name}\n`);
  const codes = [await work()].flat();
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  const failed = codes.find((code) => code !== 0);
  process.stdout.write(failed ? `✗ ${name} failed after ${seconds} s\n` : `✓ ${name} (${seconds} s)\n`);
  if (failed) throw new Error(name);
}

async function runAll(postgres) {
  await step('types', () => Promise.all([types('tsconfig.json'), types('apps/web/tsconfig.json')]));
  await step('lint', () => runTool(['@biomejs', 'biome', 'bin', 'biome'], ['check', '--error-on-warnings', '.']));
  await step('unused files, exports and dependencies', () => runTool(['knip', 'bin', 'knip.js'], ['--no-progress']));
  await step('code metrics', () => runCommand(findNode(), [inRoot('tools', 'code-metrics.mjs')]));
  const env = postgres ? { HALYARD_TEST_DATABASE_URL: postgres.url } : {};
  if (!postgres)
    process.stdout.write('\nPostgreSQL is not installed: its half of the store and API tests is left out.\n');
  await step('rules, stores, API and screens', () =>
    runCommand(findNode(), [inRoot('node_modules', 'vitest', 'vitest.mjs'), 'run'], { env }),
  );
  if (isFast) return;
  const chromium = await findChromium();
  await step('build and budgets', async () => {
    await buildWeb();
    return 0;
  });
  const packages = inRoot('node_modules', '.cache', 'package');
  await step('packages, started without rights and network', () => tryPackages(packages));
  await step('docs/two-nodes.md on empty machines', () => tryWalk(packages));
  const playwright = inRoot('node_modules', '@playwright', 'test', 'cli.js');
  const journeys = [playwright, 'test', '--config', 'e2e/playwright.config.ts'];
  const senders = await findSenders();
  if (!senders) process.stdout.write('\nThe real senders of alerts are not available: their journeys are left out.\n');
  const found = { HALYARD_CHROMIUM: chromium, ...(senders && { HALYARD_SENDERS: senders }) };
  await step('journeys in Chromium', () => runCommand(findNode(), journeys, { env: found }));
}

keepTemporaryFilesInMemory();
const postgres = await startPostgres({ mayInstall: !isFast });
try {
  await runAll(postgres);
} catch {
  process.exitCode = 1;
} finally {
  await postgres?.stop();
}
