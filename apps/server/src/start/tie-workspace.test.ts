import { randomUUID } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Config } from '../config.ts';
import { type DataFolder, openDataFolder } from '../data-folder.ts';
import { openPostgres } from '../database/connections/open-postgres.ts';
import { openSqlite } from '../database/connections/open-sqlite.ts';
import { startS3Server } from '../testing/s3-server.ts';
import { databaseFile } from './read-database.ts';
import { adoptStorage, requireOneWorkspace, tieWorkspace } from './tie-workspace.ts';

const postgresUrl = process.env.HALYARD_TEST_DATABASE_URL;
const [oneKey, otherKey] = ['ab'.repeat(32), 'cd'.repeat(32)];

async function run(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgresUrl });
  await client.connect();
  await client.query(sql);
  await client.end();
}

/** The address of its own empty database on the test server. */
async function emptyPostgres(): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await run(`create database ${name}`);
  onTestFinished(() => run(`drop database ${name} with (force)`));
  const url = new URL(String(postgresUrl));
  url.pathname = `/${name}`;
  return url.href;
}

function newPath(): string {
  const root = mkdtempSync(join(tmpdir(), 'halyard-start-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  return join(root, 'data');
}

type Node = {
  readonly path: string;
  readonly databaseUrl?: string | undefined;
  readonly identityKey?: string;
  readonly crimeFolder?: string;
  readonly s3?: Config['s3'];
  readonly poolId?: string;
  readonly cloudPool?: Config['cloudPool'];
};

/** Leaves a database as a process does that is killed while its transaction is being written. */
function leaveHalfWritten(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const running = join(folder, 'running.sqlite');
  const database = new DatabaseSync(running);
  database.exec('pragma cache_size = 1; create table notes (text); insert into notes values (1)');
  database.exec(`begin; update notes set text = 2;
    insert into notes select randomblob(4000) from (select 1 union select 2 union select 3), (select 1 union select 2)`);
  copyFileSync(running, join(folder, databaseFile));
  copyFileSync(`${running}-journal`, join(folder, `${databaseFile}-journal`));
  database.close();
  for (const name of [running, `${running}-journal`]) rmSync(name, { force: true });
}

const settingsOf = ({ path, databaseUrl, identityKey, crimeFolder = join(path, 'crime'), s3, ...pool }: Node) => ({
  poolId: pool.poolId ?? 'eu-west-1_Halyard01',
  cloudPool: pool.cloudPool,
  databaseUrl,
  identityKey,
  crimeFolder,
  dataFolder: path,
  uploadFolder: join(path, 'uploads'),
  s3,
});

async function openAndTie(node: Node, folder: DataFolder) {
  const settings = settingsOf(node);
  await requireOneWorkspace(settings, folder);
  const { databaseUrl } = node;
  const database = await (databaseUrl ? openPostgres(databaseUrl) : openSqlite(folder.file(databaseFile)));
  try {
    return { database, key: Buffer.from(await tieWorkspace(settings, folder, database)).toString('hex') };
  } catch (cause) {
    await database.close();
    throw cause;
  }
}

/** Starts a node as far as it takes to be let in, and stops it again. */
async function startNode(
  node: Node,
  work: (database: Awaited<ReturnType<typeof openAndTie>>['database']) => unknown = () => {},
) {
  const folder = openDataFolder(node.path);
  try {
    const { database, key } = await openAndTie(node, folder);
    await work(database);
    await database.close();
    folder.release();
    return key;
  } catch (cause) {
    folder.abandon();
    throw cause;
  }
}

function writePart(crimeFolder: string, path = 'parts/street/2025-01/kent-1.parquet'): string {
  const file = join(crimeFolder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, 'PAR1');
  return file;
}

const otherWorkspace = { exitCode: 65 };
const wrongKey = { exitCode: 77 };
/** Names both storages, and what to set. */
const notShared = (known: string, here: string) => ({
  exitCode: 78,
  message: expect.stringMatching(new RegExp(`${known}.*${here}.*HALYARD_CRIME_DIR.*HALYARD_STORAGE_BUCKET`)),
});

/** Where the test runs without PostgreSQL, what needs it is not part of the list. */
const servers = postgresUrl ? [{ name: 'PostgreSQL', emptyUrl: emptyPostgres }] : [];
const places = [{ name: 'SQLite', emptyUrl: async () => undefined }, ...servers];

test('a database that a killed process left half-written is rolled back and used', async () => {
  const path = newPath();
  leaveHalfWritten(path);

  await expect(startNode({ path })).resolves.toMatch(/^[0-9a-f]{64}$/);
});

describe.each(places)('a start on $name', ({ emptyUrl }) => {
  test('marks its folders, and the next start finds them and the key as they were', async () => {
    const node = { path: newPath(), databaseUrl: await emptyUrl() };

    const key = await startNode(node);

    const id = readFileSync(join(node.path, 'workspace-id'), 'utf8').trim();
    expect(readFileSync(join(node.path, 'crime', 'workspace-id'), 'utf8')).toMatch(new RegExp(`^${id}\\.`));
    expect(await startNode(node)).toBe(key);
  });

  test.each([
    ['a marked folder', () => {}],
    [
      'a folder of a version that left no marks',
      (path: string) => {
        rmSync(join(path, 'workspace-id'));
        rmSync(join(path, 'crime', 'workspace-id'));
      },
    ],
  ])('is rejected when the database is empty beside %s, and nothing is touched', async (_what, age) => {
    const node = { path: newPath(), databaseUrl: await emptyUrl() };
    await startNode(node);
    const part = writePart(join(node.path, 'crime'));
    age(node.path);
    if (!node.databaseUrl) rmSync(join(node.path, databaseFile));
    const before = readdirSync(node.path);

    await expect(startNode({ ...node, databaseUrl: await emptyUrl() })).rejects.toMatchObject(otherWorkspace);

    expect(readdirSync(node.path)).toEqual(before);
    expect(existsSync(part)).toBe(true);
  });

  test('is rejected with the folder of another workspace', async () => {
    const [one, other] = [
      { path: newPath(), databaseUrl: await emptyUrl() },
      { path: newPath(), databaseUrl: await emptyUrl() },
    ];
    await startNode(one);
    await startNode(other);
    const mixed = one.databaseUrl
      ? { path: one.path, databaseUrl: other.databaseUrl }
      : { path: one.path, databaseUrl: undefined };
    if (!one.databaseUrl) writeFileSync(join(one.path, databaseFile), readFileSync(join(other.path, databaseFile)));

    await expect(startNode(mixed)).rejects.toMatchObject(otherWorkspace);
  });

  test('is rejected with the crime folder of another workspace, or with police data that the database does not know', async () => {
    const other = { path: newPath(), databaseUrl: await emptyUrl() };
    await startNode(other);
    const unknown = newPath();
    writePart(unknown);
    const node = { path: newPath(), databaseUrl: await emptyUrl() };

    for (const crimeFolder of [join(other.path, 'crime'), unknown])
      await expect(startNode({ ...node, crimeFolder })).rejects.toMatchObject(otherWorkspace);

    expect(existsSync(node.path)).toBe(false);
  });

  test('takes over a workspace of a version that left no marks', async () => {
    const node = { path: newPath(), databaseUrl: await emptyUrl() };
    const key = await startNode(node, (database) =>
      database.write(async (tx) => {
        await tx.deleteFrom('workspace').execute();
        await tx
          .insertInto('people')
          .values({
            id: 'ada',
            username: 'ada',
            email: 'ada@example.com',
            verified: 1,
            phone: null,
            first_name: null,
            last_name: null,
            company: null,
            role: 'viewer',
            requested_role: null,
            department: '',
            sample: 0,
            status: 'active',
            created_at: 0,
            last_login_at: null,
            invited: 0,
            second_factor: 0,
            sign_in_email: null,
            deletion_requested_at: null,
          })
          .execute();
      }),
    );
    rmSync(join(node.path, 'workspace-id'));
    rmSync(join(node.path, 'crime', 'workspace-id'));

    expect(await startNode(node)).toBe(key);
    expect(existsSync(join(node.path, 'workspace-id'))).toBe(true);
  });

  test('is rejected without the key of the workspace, with another one and with a damaged one', async () => {
    const node = { path: newPath(), databaseUrl: await emptyUrl() };
    const key = await startNode(node);
    const file = join(node.path, 'identity.key');

    await expect(startNode({ ...node, identityKey: otherKey })).rejects.toMatchObject(wrongKey);
    rmSync(file);
    await expect(startNode(node)).rejects.toMatchObject(wrongKey);
    expect(existsSync(file)).toBe(false);
    writeFileSync(file, 'half a ke');
    await expect(startNode(node)).rejects.toMatchObject(wrongKey);

    expect(await startNode({ ...node, identityKey: key })).toBe(key);
  });

  test('is rejected with another embedded user pool, for which no password of the workspace is', async () => {
    const node = { path: newPath(), databaseUrl: await emptyUrl() };
    await startNode(node);

    await expect(startNode({ ...node, poolId: 'eu-west-1_Other0001' })).rejects.toMatchObject({
      exitCode: 78,
      message: expect.stringMatching(/eu-west-1_Other0001 is not.*set HALYARD_POOL_ID to eu-west-1_Halyard01\.$/),
    });

    await startNode(node);
  });

  test.each(['audit-checkpoint.json', 'workspace-id'])(
    'is rejected where a restore was cut off when only %s was there',
    async (name) => {
      const node = { path: newPath(), databaseUrl: await emptyUrl() };
      mkdirSync(join(node.path, 'crime'), { recursive: true, mode: 0o700 });
      writeFileSync(join(node.path, name), '{}');

      await expect(startNode(node)).rejects.toMatchObject(otherWorkspace);

      expect(readdirSync(node.path).sort()).toEqual([name, 'crime'].sort());
    },
  );

  test('that was cut off before it had a key is finished by the next', async () => {
    const node = { path: newPath(), databaseUrl: await emptyUrl() };
    await startNode(node, (database) =>
      database.write((tx) => tx.deleteFrom('workspace').where('key', '<>', 'workspace-id').execute()),
    );
    rmSync(join(node.path, 'identity.key'));
    rmSync(join(node.path, 'crime'), { recursive: true });

    await startNode(node);

    expect(existsSync(join(node.path, 'identity.key'))).toBe(true);
  });
});

test('a workspace on SQLite whose files are in a folder does not begin anew in an empty bucket, nor the other way round', async () => {
  const store = await startS3Server();
  onTestFinished(() => store.close());
  const s3 = { ...store.settings, cacheBytes: 1 };
  const [inFolder, inStore] = [{ path: newPath() }, { path: newPath(), s3 }];
  await startNode(inFolder);
  await startNode({ ...inFolder, crimeFolder: newPath() });
  await expect(startNode({ ...inFolder, s3: { ...s3, prefix: 'two/' } })).rejects.toMatchObject({ exitCode: 78 });
  await startNode(inStore);
  await expect(startNode({ path: inStore.path })).rejects.toMatchObject(
    notShared('s3://halyard-test/one/', inStore.path),
  );
});

describe.each(servers)('nodes on one $name', ({ emptyUrl }) => {
  test('that start together with data folders of their own share workspace, key and crime folder', async () => {
    const shared = { databaseUrl: await emptyUrl(), identityKey: oneKey, crimeFolder: newPath() };
    const paths = [newPath(), newPath(), newPath()];

    await Promise.all(paths.map((path) => startNode({ ...shared, path })));

    const ids = paths.map((path) => readFileSync(join(path, 'workspace-id'), 'utf8'));
    expect(new Set(ids).size).toBe(1);
  });

  test.each([
    ['keys', (index: number) => ({ identityKey: index === 0 ? oneKey : otherKey }), wrongKey],
    ['keys that each has made for itself', () => ({}), wrongKey],
  ])(
    'that start together with different %s: one goes on, the other says why not and leaves nothing',
    async (_what, settings, why) => {
      const shared = { databaseUrl: await emptyUrl(), crimeFolder: newPath() };
      const paths = [newPath(), newPath()];

      const results = await Promise.allSettled(
        paths.map((path, index) => startNode({ ...shared, path, ...settings(index) })),
      );

      const rejected = results.flatMap((result, index) => (result.status === 'rejected' ? [{ index, result }] : []));
      expect(rejected.map(({ result }) => result.reason)).toMatchObject([why]);
      expect(rejected.map(({ index }) => existsSync(paths[index] ?? ''))).toEqual([false]);
    },
  );

  test('with crime folders of their own: one goes on; the other does once it takes the place of the first', async () => {
    const shared = { databaseUrl: await emptyUrl(), identityKey: oneKey };
    const [first, second] = [
      { ...shared, path: newPath() },
      { ...shared, path: newPath() },
    ];
    await startNode(first);

    await expect(startNode(second)).rejects.toMatchObject(notShared(first.path, second.path));
    expect(existsSync(second.path)).toBe(false);

    await startNode(first, (database) => adoptStorage(settingsOf(second), database));
    await startNode(second);
    await expect(startNode(first)).rejects.toMatchObject(notShared(second.path, first.path));
  });

  test('with one bucket all go on; one with another prefix does not, and nothing is left in it', async () => {
    const store = await startS3Server();
    onTestFinished(() => store.close());
    const s3 = { ...store.settings, cacheBytes: 1 };
    const shared = { databaseUrl: await emptyUrl(), identityKey: oneKey };
    await Promise.all([newPath(), newPath(), newPath()].map((path) => startNode({ ...shared, path, s3 })));

    const elsewhere = { ...s3, prefix: 'two/' };
    await expect(startNode({ ...shared, path: newPath(), s3: elsewhere })).rejects.toMatchObject(
      notShared('s3://halyard-test/one/', 's3://halyard-test/two/'),
    );
    await expect(startNode({ ...shared, path: newPath() })).rejects.toMatchObject({ exitCode: 78 });
    expect([...store.objects.keys()]).toEqual(['one/workspace-id']);

    const away = { ...s3, endpoint: 'http://127.0.0.1:9' };
    await expect(startNode({ ...shared, path: newPath(), s3: away })).rejects.toMatchObject({ exitCode: 73 });
  });
});
