import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from './paths.mjs';
import { runCommand } from './run-command.mjs';

/**
 * The tools of which the journeys prove that they deliver their alerts to Halyard, and the proxies that may be before
 * it.
 */
const packages = [
  ...['prometheus-alertmanager', 'prometheus', 'rsyslog', 'syslog-ng-core'],
  ...['nginx', 'haproxy', 'caddy'],
];
/** Libraries that they load and a small machine may lack. */
const libraries = [
  ...['libestr0', 'libfastjson4', 'liblognorm5', 'libivykis0', 'libnet1', 'libjson-c5', 'libwrap0'],
  ...['libglib2.0-0', 'libcap2', 'libpcre3', 'libsystemd0'],
  ...['libpcre2-8-0', 'libcrypt1', 'libssl3', 'liblua5.3-0', 'libopentracing-c-wrapper0', 'libopentracing1'],
];

const folder = inRoot('node_modules', '.cache', 'senders');
/** Which packages were unpacked. */
const complete = join(folder, '.complete');
const wanted = [...packages, ...libraries].join(' ');
const isThere = () => existsSync(complete) && readFileSync(complete, 'utf8') === wanted;

const quietly = (program, ...rest) =>
  runCommand(program, rest, { quiet: true, cwd: folder }).then((code) => code === 0);

async function unpack() {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  process.stdout.write(`Unpacking ${packages.join(', ')} …\n`);
  const isRoot = process.getuid?.() === 0;
  // Without a fresh list the requested versions may no longer exist. Without permission to fetch one, the old list is
  // used.
  if (isRoot) await quietly('apt-get', '-qq', 'update');
  if (!(await quietly('apt-get', '-qq', 'download', ...packages, ...libraries))) return false;
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.deb')))
    if (!(await quietly('dpkg-deb', '-x', file, '.'))) return false;
  writeFileSync(complete, wanted);
  return true;
}

/** Debian's Alertmanager reads its templates from here, wherever it is installed. */
const templates = '/usr/share/prometheus/alertmanager';

function placeTemplates() {
  if (existsSync(templates)) return true;
  try {
    cpSync(join(folder, templates), templates, { recursive: true });
    return true;
  } catch {
    return false;
  }
}

/**
 * Unpacks the real senders into a folder of ours, so that no service starts on the machine. Resolves with the folder,
 * and with undefined where they cannot be had: not Debian, no packages, or no right to place the templates.
 */
export async function findSenders() {
  if (!existsSync('/usr/bin/apt-get')) return undefined;
  return (isThere() || (await unpack())) && placeTemplates() ? folder : undefined;
}
