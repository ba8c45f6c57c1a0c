import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { inRoot } from '../paths.mjs';

const architectures = { x64: 'amd64', arm64: 'arm64' };

const sizeOf = (folder) =>
  execFileSync('/usr/bin/du', ['-sk', '--apparent-size', folder], { encoding: 'utf8' }).split('\t')[0];

/** The target path and mode of each file of packaging/debian. */
const places = [
  ['halyard.service', 'lib/systemd/system/halyard.service', '644'],
  ['halyard.env', 'etc/halyard/halyard.env', '640'],
  ['halyard', 'usr/bin/halyard', '755'],
  ['copyright', 'usr/share/doc/halyard/copyright', '644'],
  ['conffiles', 'DEBIAN/conffiles', '644'],
  ['postinst', 'DEBIAN/postinst', '755'],
  ['prerm', 'DEBIAN/prerm', '755'],
  ['postrm', 'DEBIAN/postrm', '755'],
];

/** A release without a dash is newer than its previews for dpkg as well. */
const debianVersion = (version) => version.replace('-', '~');

/**
 * Makes the .deb of a staged tree, which is moved into it for the time of that. Returns its path; undefined, with a word
 * about it, where there is no dpkg-deb.
 */
export function buildDeb({ folder, dist, version, time }) {
  if (!existsSync('/usr/bin/dpkg-deb')) {
    process.stdout.write('There is no dpkg-deb: the .deb is left out.\n');
    return undefined;
  }
  const root = join(dist, 'stage', 'deb');
  const architecture = architectures[process.arch];
  const file = join(dist, `halyard_${debianVersion(version)}_${architecture}.deb`);
  for (const name of ['opt', 'DEBIAN', 'lib/systemd/system', 'etc/halyard', 'usr/bin', 'usr/share/doc/halyard'])
    mkdirSync(join(root, name), { recursive: true, mode: 0o755 });
  renameSync(folder, join(root, 'opt/halyard'));
  for (const [name, place, mode] of places) {
    copyFileSync(inRoot('packaging/debian', name), join(root, place));
    execFileSync('chmod', [mode, join(root, place)]);
  }
  const changes = gzipSync(readFileSync(inRoot('CHANGELOG.md')), { level: 9 });
  writeFileSync(join(root, 'usr/share/doc/halyard/changelog.gz'), changes);
  const control = readFileSync(inRoot('packaging/debian/control'), 'utf8')
    .replace('@VERSION@', debianVersion(version))
    .replace('@ARCHITECTURE@', architecture)
    .replace('@SIZE@', sizeOf(root));
  writeFileSync(join(root, 'DEBIAN/control'), control);
  execFileSync('chmod', ['-R', 'go-w', root]);
  const env = { ...process.env, SOURCE_DATE_EPOCH: String(time) };
  // One thread: several make other bytes.
  const packing = ['--root-owner-group', '-Zzstd', '-z12', '--threads-max=1'];
  execFileSync('/usr/bin/dpkg-deb', [...packing, '--build', root, file], { env, stdio: 'pipe' });
  renameSync(join(root, 'opt/halyard'), folder);
  rmSync(root, { recursive: true });
  return file;
}
