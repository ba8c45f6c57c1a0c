import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { findFreePort } from '../../e2e/launch.ts';
import { makeFolder, removeFolder, runOnce, type Service, startService, until } from './service.ts';

/** The folder of PostgreSQL's programs, newest version first. */
export function findPostgres(): string {
  const home = '/usr/lib/postgresql';
  const versions = existsSync(home) ? readdirSync(home).sort((one, other) => Number(other) - Number(one)) : [];
  const [newest] = versions.filter((version) => existsSync(join(home, version, 'bin', 'postgres')));
  if (!newest) throw new Error('PostgreSQL of Debian is not installed.');
  return join(home, newest, 'bin');
}

/** Sends one statement over a connection of its own. */
export async function query(url: string, sql: string): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query(sql)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

export const answers = (url: string) =>
  query(url, 'select 1').then(
    () => true,
    () => false,
  );

/**
 * A PostgreSQL server of our own that acknowledges only what is in its log, so that its kills count. It runs as an
 * unprivileged user on loopback.
 */
export async function startPostgres() {
  const programs = findPostgres();
  const folder = makeFolder();
  const data = join(folder, 'data');
  const port = await findFreePort();
  runOnce(join(programs, 'initdb'), ['-D', data, '-U', 'halyard', '-A', 'trust', '-E', 'UTF8', '--no-sync'], folder);
  // Processes are killed here, and no machine: what was handed to the kernel is kept without fsync.
  const settings = ['fsync=off', 'unix_socket_directories=', 'listen_addresses=127.0.0.1', 'max_connections=200'];
  const words = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  const server = `postgres://halyard@127.0.0.1:${port}`;
  let service: Service;

  async function start() {
    service = startService(join(programs, 'postgres'), words, folder);
    await until('PostgreSQL answers', async () => {
      // The processes of a killed server may hold its memory for a moment.
      if (service.hasEnded()) service = startService(join(programs, 'postgres'), words, folder);
      return answers(`${server}/postgres`);
    });
  }
  await start();
  return {
    port,
    server,
    start,
    /** A database of its own; returns its address. */
    async createDatabase(name: string) {
      await query(`${server}/postgres`, `create database ${name}`);
      return `${server}/${name}`;
    },
    /** Kills the server (its children end with it), or one of its processes, upon which it begins anew by itself. */
    async kill(whom: 'server' | 'backend') {
      if (whom === 'server') return service.end('SIGKILL');
      const rows = await query(
        `${server}/postgres`,
        `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() limit 1`,
      );
      if (rows[0]) process.kill(Number(rows[0].pid), 'SIGKILL');
    },
    stop: () => service.end('SIGINT'),
    processId: () => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]),
    async remove() {
      await service.end('SIGKILL');
      removeFolder(folder);
    },
  };
}

export type Postgres = Awaited<ReturnType<typeof startPostgres>>;
