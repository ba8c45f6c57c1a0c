import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { inRoot } from '../paths.mjs';
import { buildDeb } from './deb.mjs';
import { writeSbom } from './sbom.mjs';
import { stage } from './stage.mjs';

/** Seconds since 1970 that all files bear: SOURCE_DATE_EPOCH, else the time of the last commit, else 1980. */
function timeOfSources() {
  if (process.env.SOURCE_DATE_EPOCH) return Number(process.env.SOURCE_DATE_EPOCH);
  try {
    return Number(
      execFileSync('git', ['log', '-1', '--format=%ct'], { cwd: inRoot(), encoding: 'utf8', stdio: 'pipe' }),
    );
  } catch {
    return 315_532_800;
  }
}

function pack(folder, file, time) {
  const same = ['--sort=name', `--mtime=@${time}`, '--owner=0', '--group=0', '--numeric-owner', '--format=gnu'];
  const where = ['-I', 'gzip -n -6', '-cf', file, '-C', dirname(folder), basename(folder)];
  execFileSync('tar', [...same, ...where], { env: { ...process.env, LC_ALL: 'C' } });
}

const sumOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');

/**
 * Makes the packages below `dist`: tarball, .deb, SBOM, SHA256SUMS. Only on Linux, as they carry its Node. The same commit
 * built again gives the same bytes. The console has to be built. Returns the folder and the path of the tarball.
 */
export function buildPackages(dist = inRoot('dist')) {
  if (process.platform !== 'linux') throw new Error('Packages are made on Linux: they carry its Node.js.');
  const { version } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const name = `halyard-${version}`;
  const time = timeOfSources();
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist, { recursive: true });
  const folder = join(dist, 'stage', name);
  const [tarball, sbom] = [`${name}-linux-${process.arch}.tar.gz`, `${name}.cdx.json`].map((file) => join(dist, file));
  stage(folder, version);
  writeSbom(folder, sbom, time);
  pack(folder, tarball, time);
  const deb = buildDeb({ folder, dist, version, time });
  const made = [tarball, sbom, ...(deb ? [deb] : [])].sort();
  writeFileSync(join(dist, 'SHA256SUMS'), made.map((file) => `${sumOf(file)}  ${basename(file)}\n`).join(''));
  rmSync(join(dist, 'stage'), { recursive: true });
  return { dist, tarball, name };
}
