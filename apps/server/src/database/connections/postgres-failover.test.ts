import { chmodSync, chownSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openThrowawayAddress } from '../../testing/databases.ts';
import { startTcpProxy } from '../../testing/tcp-proxy.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { makeCertificate } from '../../testing/test-certificates.ts';
import type { Channel, Database } from '../database.ts';
import { hearsMessages } from './hears-messages.ts';
import { connectPostgres, openMigratedPostgres } from './open-postgres.ts';
import { listAddresses } from './postgres-addresses.ts';

test.each([
  ['postgres://ada:p%40w@one:5432,two:5433/halyard?sslmode=disable', ['one:5432', 'two:5433']],
  ['postgres://one/halyard', ['one']],
  ['postgresql://[2001:db8::1]:5432,ten.example:5432/halyard', ['[2001:db8::1]:5432', 'ten.example:5432']],
])('%s names its hosts one after the other', (url, hosts) => {
  expect(listAddresses(url).map((address) => new URL(address).host)).toEqual(hosts);
});

test('a node whose messages go nowhere finds that out', async () => {
  const deaf: Channel = {
    send: async () => {},
    listen(hearer) {
      hearer.onListening();
      return async () => {};
    },
  };

  expect(await hearsMessages({ channel: deaf, write: async () => undefined as never }, 50)).toBe(false);
});

const servers = openThrowawayAddress ? [openThrowawayAddress] : [];
describe.each(servers)('PostgreSQL as operators run it', (open) => {
  async function prepare() {
    const { url, ask, drop } = await open();
    onTestFinished(drop);
    const { hostname: host, port } = new URL(url);
    const direct = connectPostgres(url, { size: 1 });
    onTestFinished(() => direct.destroy());
    return { url, ask, direct, target: { host, port: Number(port) }, through: withHosts(url) };
  }
  const withHosts =
    (url: string) =>
    (...hosts: readonly string[]) =>
      url.replace(new URL(url).host, hosts.join(','));
  async function startProxy(target: { readonly host: string; readonly port: number }) {
    const proxy = await startTcpProxy(target);
    onTestFinished(proxy.close);
    return proxy;
  }
  function openAt(url: string, size?: number): Database {
    const database = openMigratedPostgres(url, { size, onLost: () => {} });
    onTestFinished(() => database.close());
    return database;
  }
  const addCounter = (database: Database, name: string) =>
    database.write((tx) => tx.insertInto('counters').values({ name, value: 1 }).execute());
  const readCounters = (database: Database) =>
    database.read.selectFrom('counters').select('name').where('name', 'like', 'test%').execute();

  test('of several hosts the first one that answers is used, and the next one when it goes away', async () => {
    const { through, target } = await prepare();
    const [dead, one, two] = [await startProxy(target), await startProxy(target), await startProxy(target)];
    dead.cut();
    const database = openAt(through(dead.host, one.host, two.host));

    await addCounter(database, 'test 1');
    one.cut();
    await addCounter(database, 'test 2');
    two.cut();
    one.letThrough();

    expect(await readCounters(database)).toHaveLength(2);
  });

  test('a server that only reads is none to write to, until it is promoted', async () => {
    const { url, ask } = await prepare();
    await ask('alter database {name} set default_transaction_read_only = on');
    const database = openAt(`${url}?target_session_attrs=read-write`);

    await expect(readCounters(database)).rejects.toThrow('The server is read-only');
    await ask('alter database {name} set default_transaction_read_only = off');

    expect(await readCounters(database)).toEqual([]);
  });

  test('statements whose connections an administrator ends are done on others, once', async () => {
    const { url, direct } = await prepare();
    const database = openAt(url);
    await Promise.all(Array.from({ length: 8 }, () => sql`select pg_sleep(0.05)`.execute(database.read)));

    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(direct);
    const names = Array.from({ length: 8 }, (_, index) => `test ${index}`);
    await Promise.all(names.map((name) => addCounter(database, name)));

    expect((await readCounters(database)).map(({ name }) => name).toSorted()).toEqual(names);
  });

  test('requests get 503 and when to come back while there is no server, never 500, and nothing is lost', async () => {
    const { through, target } = await prepare();
    const proxy = await startProxy(target);
    const database = openAt(through(proxy.host));
    const app = await startTestApp(database);
    onTestFinished(() => app.close());
    const analyst = await app.asPerson('analyst');
    const kept: string[] = [];
    const others = new Set<string>();
    let isOver = false;
    async function goOn(place: number) {
      for (let count = 0; !isOver; count++) {
        const text = `Client ${place}, task ${count}`;
        const reply = await analyst.ask('POST', '/todos', { payload: { text, priority: 'low' } });
        if (reply.statusCode === 201) kept.push(text);
        else others.add(`${reply.statusCode} ${reply.json().code} ${reply.headers['retry-after']}`);
        await wait(10);
      }
    }
    const clients = [0, 1, 2, 3].map(goOn);
    await wait(300);
    proxy.cut();
    await wait(1_500);
    const ready = await analyst.ask('GET', '/readyz');
    const before = kept.length;
    proxy.letThrough();
    await expect.poll(() => kept.length, { timeout: 10_000 }).toBeGreaterThan(before + 10);
    isOver = true;
    await Promise.all(clients);

    expect([...others]).toEqual(['503 unavailable 5']);
    expect([ready.statusCode, ready.json().message]).toEqual([503, 'Not ready: the database cannot be reached.']);
    const rows = await database.read.selectFrom('todos').select('text').execute();
    const texts = rows.map(({ text }) => text);
    expect(kept.filter((text) => texts.filter((each) => each === text).length !== 1)).toEqual([]);
  });

  test('statements have a limit of time, migrations have none', async () => {
    const { url } = await prepare();
    const patient = connectPostgres(url, { isPatient: true });
    onTestFinished(() => patient.destroy());
    const limitOf = async (db: Database['read']) =>
      (await sql<{ statement_timeout: string }>`show statement_timeout`.execute(db)).rows[0]?.statement_timeout;

    expect([await limitOf(openAt(url).read), await limitOf(patient)]).toEqual(['5s', '0']);
  });

  test('there are as many connections as were set', async () => {
    const { url, direct } = await prepare();
    const database = openAt(url, 3);

    await Promise.all(Array.from({ length: 12 }, () => sql`select pg_sleep(0.02)`.execute(database.read)));

    const { rows } = await sql<{ count: number }>`select count(*) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(direct);
    expect(rows[0]?.count).toBe(3);
  });

  test('a node hears its own messages', async () => {
    const { url } = await prepare();

    expect(await hearsMessages(openAt(url))).toBe(true);
  });

  test('TLS is used where it is asked for, and only with a certificate of the authority that was named', async () => {
    const { through, ask, direct, target } = await prepare();
    const folder = mkdtempSync(join(tmpdir(), 'halyard-tls-'));
    const authority = makeCertificate('Test authority');
    const { cert, key } = makeCertificate('localhost', authority);
    const write = (name: string, text: string) => {
      writeFileSync(join(folder, name), text, { mode: 0o600 });
      return join(folder, name);
    };
    const files = { ca: write('ca.pem', authority.cert), cert: write('cert.pem', cert), key: write('key.pem', key) };
    const other = write('other.pem', makeCertificate('Another authority').cert);
    const { rows } = await sql<{ data_directory: string }>`show data_directory`.execute(direct);
    const { uid, gid } = statSync(rows[0]?.data_directory ?? '');
    chmodSync(folder, 0o755);
    if (process.getuid?.() === 0) for (const file of [files.cert, files.key]) chownSync(file, uid, gid);
    const settings = { ssl_cert_file: files.cert, ssl_key_file: files.key, ssl: 'on' };
    for (const [name, value] of Object.entries(settings)) await ask(`alter system set ${name} = '${value}'`);
    await ask('select pg_reload_conf()');
    onTestFinished(async () => {
      for (const name of Object.keys(settings)) await ask(`alter system reset ${name}`);
      await ask('select pg_reload_conf()');
      rmSync(folder, { recursive: true });
    });
    const address = through(`localhost:${target.port}`);
    const isEncrypted = async (ca: string) => {
      const database = openAt(`${address}?sslmode=verify-full&sslrootcert=${ca}`);
      const { rows: found } = await sql<{ ssl: boolean }>`
        select ssl from pg_stat_ssl where pid = pg_backend_pid()`.execute(database.read);
      return found[0]?.ssl;
    };

    await expect.poll(() => isEncrypted(files.ca).catch(() => false), { timeout: 5_000 }).toBe(true);
    await expect(isEncrypted(other)).rejects.toThrow(/certificate/);
  });
});
