import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '../../e2e/launch.ts';
import { findPostgres, query } from './postgres.ts';
import { makeFolder, removeFolder, type Service, startService, until } from './service.ts';

/** A file of docs/examples/patroni with other words in the place of its own; nothing else is changed. */
export function placeExample(name: string, words: Readonly<Record<string, string>>): string {
  const path = fileURLToPath(new URL(`../../docs/examples/patroni/${name}`, import.meta.url));
  return Object.entries(words).reduce((text, [from, to]) => text.replaceAll(from, to), readFileSync(path, 'utf8'));
}

/** The time to live of the example, in seconds. */
export const timeToLive = Number(/ttl: (\d+)/.exec(placeExample('patroni.yml', {}))?.[1]);

const names = ['one', 'two', 'three'] as const;
type Place = { readonly name: string; readonly sql: number; readonly rest: number; readonly folder: string };
type Member = { readonly name: string; readonly role: string; readonly state: string };

/** One member for each server, as the page has them. Returns their addresses, as Patroni's file lists them. */
async function startEtcd(folder: string, services: Service[]): Promise<string> {
  const members: { readonly name: string; readonly client: string; readonly peer: string }[] = [];
  for (const name of names)
    members.push({
      name,
      client: `127.0.0.1:${await findFreePort()}`,
      peer: `http://127.0.0.1:${await findFreePort()}`,
    });
  const all = members.map(({ name, peer }) => `${name}=${peer}`).join(',');
  for (const { name, client, peer } of members) {
    const own = ['--listen-client-urls', '--advertise-client-urls'].flatMap((word) => [word, `http://${client}`]);
    const others = ['--listen-peer-urls', '--initial-advertise-peer-urls'].flatMap((word) => [word, peer]);
    const place = ['--name', name, '--data-dir', join(folder, `etcd-${name}`), '--initial-cluster', all];
    services.push(startService('/usr/bin/etcd', [...place, ...own, ...others], folder));
  }
  return members.map(({ client }) => client).join(',');
}

/** The example of Patroni for one member, at free ports and in a folder of its own. */
function configure({ name, sql, rest, folder }: Place, etcd: string): string {
  const path = join(folder, `${name}.yml`);
  const words = {
    'name: one': `name: ${name}`,
    '10.0.0.1:8008': `127.0.0.1:${rest}`,
    '10.0.0.1:2379,10.0.0.2:2379,10.0.0.3:2379': etcd,
    '10.0.0.1:5432': `127.0.0.1:${sql}`,
    '10.0.0.0/24': '127.0.0.1/32',
    '/var/lib/postgresql/15/halyard': join(folder, name),
    '/usr/lib/postgresql/15/bin': findPostgres(),
    '/var/run/postgresql': folder,
  };
  writeFileSync(path, placeExample('patroni.yml', words), { mode: 0o644 });
  return path;
}

/** Three PostgreSQL servers under Patroni, three etcd, and HAProxy before them, as docs/examples/patroni has them. */
export async function startCluster() {
  const folder = makeFolder();
  const services: Service[] = [];
  const remove = async () => {
    // Patroni stops its server when it is asked to end.
    for (const service of services.reverse()) await service.end();
    removeFolder(folder);
  };
  try {
    return { ...(await startIn(folder, services)), remove };
  } catch (cause) {
    await remove();
    throw cause;
  }
}

async function startIn(folder: string, services: Service[]) {
  const etcd = await startEtcd(folder, services);
  const places: Place[] = [];
  for (const name of names) places.push({ name, folder, sql: await findFreePort(), rest: await findFreePort() });
  const running = new Map<string, Service>();
  const start = (place: Place) => {
    const service = startService('/usr/bin/patroni', [configure(place, etcd)], folder);
    services.push(service);
    running.set(place.name, service);
  };

  async function members(): Promise<readonly Member[]> {
    for (const { rest } of places) {
      const answer = await fetch(`http://127.0.0.1:${rest}/cluster`, { signal: AbortSignal.timeout(2_000) }).catch(
        () => undefined,
      );
      if (answer?.ok) return ((await answer.json()) as { members: Member[] }).members;
    }
    return [];
  }
  const hasRole = async (role: string) =>
    (await members()).some((member) => member.role === role && ['running', 'streaming'].includes(member.state));
  const isWhole = async () =>
    (await members()).length === names.length && (await hasRole('leader')) && (await hasRole('sync_standby'));

  const port = await findFreePort();
  const [first] = places;
  if (first) start(first);
  const logs = () => [...running].map(([name, { log }]) => `${name}: ${log().slice(-600)}`).join('\n');
  await until('the first member leads', () => hasRole('leader'), 60_000).catch((cause) => {
    throw new Error(`${cause.message} ${logs()}`);
  });
  for (const place of places.slice(1)) start(place);
  await until('the cluster has a synchronous standby', isWhole, 90_000, 250).catch((cause) => {
    throw new Error(`${cause.message} ${logs()}`);
  });

  const words = Object.fromEntries(
    places.map(({ name, sql, rest }, index) => [
      `${name} 10.0.0.${index + 1}:5432 check port 8008`,
      `${name} 127.0.0.1:${sql} check port ${rest}`,
    ]),
  );
  const balancer = join(folder, 'haproxy.cfg');
  writeFileSync(balancer, placeExample('haproxy.cfg', { ...words, '127.0.0.1:5000': `127.0.0.1:${port}` }), {
    mode: 0o644,
  });
  services.push(startService('/usr/sbin/haproxy', ['-db', '-f', balancer], folder));
  const as = (user: string, database: string) => `postgres://${user}@127.0.0.1:${port}/${database}`;
  const superuser = as('postgres:a-long-password', 'postgres');
  // Until its first check HAProxy takes every server for the primary.
  const writes = () =>
    query(superuser, 'create temporary table probe (id int)').then(
      () => true,
      () => false,
    );
  await until('HAProxy leads to the primary', writes);
  await wait(2_000);
  await query(superuser, `create role halyard login password 'halyard'`);
  await query(superuser, 'create database halyard owner halyard');

  return {
    port,
    folder,
    url: `${as('halyard:halyard', 'halyard')}?target_session_attrs=read-write`,
    isWhole,
    /** Whether there is a primary behind HAProxy. */
    writes,
    /** The machine of the leader is gone: Patroni and PostgreSQL with all its processes. Returns how to bring it back. */
    async killLeader(): Promise<() => void> {
      const leader = (await members()).find(({ role }) => role === 'leader')?.name;
      const place = places.find(({ name }) => name === leader);
      if (!place) throw new Error('The cluster has no leader.');
      const postmaster = readFileSync(join(folder, place.name, 'postmaster.pid'), 'utf8').split('\n')[0] ?? '';
      const backends = execFileSync('ps', ['-o', 'pid=', '--ppid', postmaster], { encoding: 'utf8' })
        .trim()
        .split(/\s+/);
      const patroni = running.get(place.name);
      for (const pid of [patroni?.pid ?? 0, ...[postmaster, ...backends].map(Number)]) process.kill(pid, 'SIGKILL');
      await patroni?.ended;
      return () => start(place);
    },
  };
}
