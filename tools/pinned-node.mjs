import { existsSync } from 'node:fs';
import { inRoot } from './paths.mjs';

const oldestMajor = 24;

/** The Node that runs Halyard: the one npm installed, else this one if it is new enough. */
export function findNode() {
  const pinned = inRoot('node_modules', '.bin', 'node');
  if (existsSync(pinned)) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= oldestMajor) return process.execPath;
  process.stderr.write(
    `Halyard needs Node ${oldestMajor} or newer; this is ${process.versions.node} and npm has no pinned one for ` +
      `${process.platform}-${process.arch}. Install Node ${oldestMajor} and try again.\n`,
  );
  return process.exit(1);
}
