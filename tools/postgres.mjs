import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { installFromDebian } from './debian.mjs';

const suffix = process.platform === 'win32' ? '.exe' : '';
// Debian's packages, Homebrew on Apple silicon and on Intel, and the installer for Windows: a folder for each version.
const homes = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt', 'C:\\Program Files\\PostgreSQL'];

const versionOf = (name) => Number(/^(?:postgresql@)?(\d+)$/.exec(name)?.[1] ?? 0);

function listVersions(home) {
  if (!existsSync(home)) return [];
  const names = readdirSync(home).filter((name) => versionOf(name) > 0);
  return names.sort((one, other) => versionOf(other) - versionOf(one)).map((name) => join(home, name, 'bin'));
}

/** The folder of `initdb` and `postgres`: HALYARD_POSTGRES_BIN, an installed one, or one on the path. */
function findBinaries() {
  const { HALYARD_POSTGRES_BIN: own, PATH = '' } = process.env;
  const candidates = own ? [own] : [...homes.flatMap(listVersions), ...PATH.split(delimiter)];
  return candidates.find((folder) =>
    ['initdb', 'postgres', 'pg_isready'].every((name) => existsSync(join(folder, `${name}${suffix}`))),
  );
}

// PostgreSQL does not run as root; Debian's package brings a user for it.
function findOwner() {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' })));
  return { uid, gid };
}

async function findFreePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function untilItAnswers(binaries, port, options) {
  for (let attempt = 0; attempt < 300; attempt++) {
    try {
      execFileSync(join(binaries, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port), '-q'], options);
      return;
    } catch {
      await wait(50);
    }
  }
  throw new Error('The PostgreSQL server of the tests did not start.');
}

/**
 * Starts a PostgreSQL server of the tests' own: a new folder, a free port on loopback, gone with `stop`.
 * Resolves with undefined when there is none and it may not or cannot be installed.
 */
export async function startPostgres({ mayInstall }) {
  if (!findBinaries() && mayInstall) await installFromDebian('postgresql');
  const binaries = findBinaries();
  if (!binaries) return undefined;
  const owner = findOwner();
  const folder = mkdtempSync(join(tmpdir(), 'halyard-postgres-'));
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const options = { ...owner, cwd: folder, stdio: 'ignore' };
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'halyard', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    options,
  );
  const port = await findFreePort();
  // Nothing here has to survive a power cut, so the tests do not wait for the disk.
  const settings = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'wal_level=minimal',
    'max_wal_senders=0',
    // A database lives for one test file: too short for statistics, and its queries for compiled code.
    'autovacuum=off',
    'jit=off',
    // Loopback only: Windows and long paths of temporary folders have no such sockets.
    'unix_socket_directories=',
    'listen_addresses=127.0.0.1',
    'max_connections=200',
  ];
  const server = spawn(
    join(binaries, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    options,
  );
  await untilItAnswers(binaries, port, options);
  return {
    url: `postgres://halyard@127.0.0.1:${port}/postgres`,
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
