import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepBudgets } from './budgets.mjs';
import { compressAssets } from './compress-assets.mjs';
import { inRoot } from './paths.mjs';
import { findNode } from './pinned-node.mjs';
import { mustRun } from './run-command.mjs';

const built = inRoot('apps', 'web', 'dist');
const stampFile = join(built, '.halyard-build');
const sources = [
  inRoot('apps', 'web', 'src'),
  inRoot('apps', 'web', 'public'),
  ...['assistant', 'contracts', 'messages', 'observables', 'schema-inference'].map((name) =>
    inRoot('packages', name, 'src'),
  ),
  ...['index.html', 'vite.config.ts', 'package.json'].map((name) => inRoot('apps', 'web', name)),
  inRoot('package-lock.json'),
];

function* filesOf(path) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) yield path;
  else for (const name of readdirSync(path).sort()) yield* filesOf(join(path, name));
}

// Size and modification time are sufficient, and reading them costs a few milliseconds at every start.
function describeSources() {
  const hash = createHash('sha256');
  for (const path of sources.flatMap((source) => [...filesOf(source)])) {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** Builds the console unless its sources are as they were at the last build. */
export async function buildWeb() {
  const wanted = describeSources();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return;
  process.stdout.write('Building the console …\n');
  const vite = inRoot('node_modules', 'vite', 'bin', 'vite.js');
  await mustRun('The build', findNode(), [vite, 'build', '--logLevel', 'warn'], { cwd: inRoot('apps', 'web') });
  keepBudgets(built);
  compressAssets(built);
  writeFileSync(stampFile, wanted);
}
