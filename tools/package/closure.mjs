import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inRoot } from '../paths.mjs';

/**
 * Where Node resolves the package `name` from the folder `from`, below the root; undefined if it is not in the
 * lockfile.
 */
function resolve(packages, from, name) {
  for (let folder = from; ; folder = dirname(folder)) {
    const path = folder === '.' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[path]) return path;
    if (folder === '.') return undefined;
  }
}

function neededBy({ dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} }) {
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  return [...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...peers];
}

/**
 * The server's dependencies on this platform, by the lockfile: `modules` of the registry and `workspaces` of ours, each
 * as a folder below the root, sorted. Optional packages count if they are installed.
 */
export function listRunning(start = 'apps/server') {
  const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));
  const [modules, workspaces, waiting] = [new Set(), new Set(), [start]];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const isModule = path.includes('node_modules/');
    const seen = isModule ? modules : workspaces;
    if (seen.has(path) || (packages[path].optional && !existsSync(inRoot(path)))) continue;
    seen.add(path);
    for (const name of neededBy(packages[path])) {
      const found = resolve(packages, path, name);
      if (found) waiting.push(packages[found].link ? packages[found].resolved : found);
    }
  }
  return { modules: [...modules].sort(), workspaces: [...workspaces].sort() };
}
