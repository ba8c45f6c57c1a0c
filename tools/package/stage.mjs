import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { inRoot } from '../paths.mjs';
import { listRunning } from './closure.mjs';

/** Node needs neither types nor maps; a nested `node_modules` is copied separately. */
const leftOut = /(\.d\.[cm]?ts|\.map|\/\.halyard-build)$|\/node_modules(\/|$)/;
/**
 * Removed from packages of the registry: their sources (Node strips no types there), their tests, and documentation;
 * licenses stay.
 */
const neverLoaded = [
  /\.([cm]?ts|tsx|mdx|tsbuildinfo)$|\/(?!licen[cs]e|notice|copying)[^/]*\.(md|markdown)$/i,
  /^\/(tests?|__tests__|docs?|examples?|benchmarks?|\.github)(\/|$)/,
];
/** Of our own folders; others may call something else so. */
const forTests = /\.test\.tsx?$|\/testing(\/|$)/;

function copy(from, to, ...unwanted) {
  const base = inRoot(from);
  const isWanted = (path) => {
    const below = `/${relative(base, path).split(sep).join('/')}`;
    return ![leftOut, ...unwanted].some((pattern) => pattern.test(below));
  };
  cpSync(base, to, { recursive: true, filter: isWanted });
}

function copyWorkspace(path, folder) {
  const { name, version, license, type, exports, dependencies } = JSON.parse(
    readFileSync(inRoot(path, 'package.json'), 'utf8'),
  );
  copy(path, join(folder, path), forTests);
  const kept = { name, version, license, private: true, type, exports, dependencies };
  writeFileSync(join(folder, path, 'package.json'), `${JSON.stringify(kept, null, 2)}\n`);
  const link = join(folder, 'node_modules', name);
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(relative(dirname(link), join(folder, path)), link);
}

const strip = '/usr/bin/strip';

/** Strips debug symbols from programs and libraries; dynamic symbols are kept. */
function stripAll(folder) {
  const built = execFileSync('find', [folder, '-name', '*.node', '-o', '-name', '*.so', '-o', '-path', '*/bin/node'], {
    encoding: 'utf8',
  });
  if (existsSync(strip)) execFileSync(strip, ['--strip-unneeded', ...built.trim().split('\n')]);
  else process.stdout.write('There is no strip (binutils): the packages get larger by 7 MB.\n');
}

/** Puts together in `folder` what runs without anything else: Node, the server, the built console, and their packages. */
export function stage(folder, version) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'bin'), { recursive: true });
  const { modules, workspaces } = listRunning();
  for (const path of workspaces) copyWorkspace(path, folder);
  for (const path of modules) copy(path, join(folder, path), ...neverLoaded);
  copy('apps/web/dist', join(folder, 'apps/web/dist'));
  copy('packaging/bin', join(folder, 'bin'));
  const node = `node_modules/node-${process.platform}-${process.arch}`;
  copy(`${node}/bin/node`, join(folder, 'bin/node'));
  copy(`${node}/LICENSE`, join(folder, 'bin/node.LICENSE'));
  for (const name of ['LICENSE', 'THIRD_PARTY_NOTICES.md', 'CHANGELOG.md', 'docs']) copy(name, join(folder, name));
  writeFileSync(join(folder, 'VERSION'), `${version}\n`);
  const root = { name: 'halyard', version, license: 'Apache-2.0', private: true, type: 'module', workspaces };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(root, null, 2)}\n`);
  stripAll(folder);
  execFileSync('chmod', ['-R', 'u=rwX,go=rX', folder]);
  execFileSync('chmod', ['755', join(folder, 'bin/halyard')]);
}
