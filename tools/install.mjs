import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { mustRunNpm } from './run-command.mjs';

const stampFile = inRoot('node_modules', '.halyard-lock');

const hashOf = (path) => createHash('sha256').update(readFileSync(path)).digest('hex');

function readStamp() {
  return existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : undefined;
}

/** Installs the packages of the lockfile, unless exactly those are installed. No package may run its own script. */
export async function installDependencies() {
  const wanted = hashOf(inRoot('package-lock.json'));
  if (readStamp() === wanted) return;
  process.stdout.write('Installing dependencies …\n');
  await mustRunNpm('npm ci', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { quiet: true });
  writeFileSync(stampFile, wanted);
}
