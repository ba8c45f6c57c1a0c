import { existsSync } from 'node:fs';
import { inRoot } from './paths.mjs';

const oldestMajor = 24;
// In .bin there is a script for a shell on Windows, and a link elsewhere.
const pinnedNode =
  process.platform === 'win32'
    ? inRoot('node_modules', `node-win-${process.arch}`, 'bin', 'node.exe')
    : inRoot('node_modules', '.bin', 'node');

/** The Node that runs Halyard: the one npm installed, else this one if it is new enough. */
export function findNode() {
  if (existsSync(pinnedNode)) return pinnedNode;
  if (Number(process.versions.node.split('.')[0]) >= oldestMajor) return process.execPath;
  process.stderr.write(
    `Halyard needs Node ${oldestMajor} or newer; this is ${process.versions.node} and npm has no pinned one for ` +
      `${process.platform}-${process.arch}. Install Node ${oldestMajor} and try again.\n`,
  );
  return process.exit(1);
}
