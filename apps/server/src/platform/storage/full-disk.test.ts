import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openThrowawaySqlite } from '../../testing/databases.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { untilThereIsSpace } from './until-there-is-space.ts';

const noRoom = { code: 'storage_full' };

/** The product on a database that can be told to grow no further: SQLite then says what it says on a full disk. */
async function startApp() {
  const database = await openThrowawaySqlite();
  const folder = mkdtempSync(join(tmpdir(), 'halyard-full-'));
  const app = await startTestApp(database, { environment: { HALYARD_DATA_DIR: folder } });
  onTestFinished(async () => {
    await app.close();
    await database.close();
    rmSync(folder, { recursive: true });
  });
  async function limitPages(pages: number) {
    for (const write of [database.write, database.writeStep])
      await write((tx) => sql.raw(`pragma max_page_count = ${pages}`).execute(tx));
  }
  async function fillDisk(pagesLeft = 0) {
    await database.write((tx) => sql.raw('pragma incremental_vacuum').execute(tx));
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database.read);
    await limitPages((rows[0]?.page_count ?? 0) + pagesLeft);
  }
  const analyst = await app.asPerson('analyst');
  return { ...app, analyst, folder, fillDisk, makeRoom: () => limitPages(1_000_000) };
}

type App = Awaited<ReturnType<typeof startApp>>;

const threats = (count: number) =>
  ['type,name,severity', ...Array.from({ length: count }, (_, index) => `threat,Threat ${index},high`)].join('\n');

const upload = ({ analyst }: App, content: string) =>
  analyst.ask('POST', '/imports?name=threats.csv&format=csv', {
    headers: { 'content-type': 'application/octet-stream' },
    payload: content,
  });

async function importEnds({ analyst }: App, id: string) {
  const read = async () => (await analyst.ask('GET', `/imports/${id}`)).json().import;
  await expect.poll(async () => (await read()).state, { timeout: 15_000 }).toMatch(/finished|failed/);
  return read();
}

const add = ({ analyst }: App) =>
  analyst.ask('POST', '/todos', { payload: { text: 'A task of some length. '.repeat(20), priority: 'low' } });

/** Adds tasks until one finds no room. */
async function addUntilFull(app: App) {
  for (;;) {
    const answer = await add(app);
    if (answer.statusCode !== 201) return answer;
  }
}

test('a full disk is answered with 507 and its sentence, the node is not ready, and all goes on once there is room', async () => {
  const app = await startApp();
  await app.fillDisk();

  const rejected = await addUntilFull(app);

  expect([rejected.statusCode, rejected.json()]).toMatchObject([507, noRoom]);
  expect(rejected.headers['retry-after']).toBe('30');
  expect((await app.analyst.ask('GET', '/readyz')).json()).toMatchObject(noRoom);
  expect((await app.analyst.ask('GET', '/todos')).statusCode).toBe(200);
  expect((await app.analyst.ask('GET', '/health')).statusCode).toBe(200);

  await app.makeRoom();
  expect((await app.analyst.ask('GET', '/readyz')).json()).toEqual({ status: 'ready' });
  expect((await add(app)).statusCode).toBe(201);
});

test('an import that finds no room ends as such, frees what it took, and succeeds once there is room', async () => {
  const app = await startApp();
  await app.fillDisk(150);

  const { id } = (await upload(app, threats(5_000))).json();
  const ended = await importEnds(app, id);

  expect(ended).toMatchObject({ state: 'failed', problem: 'storage_full', created: 0 });
  const left = app.database.read.selectFrom('intelligence').select('id').where('import_id', '=', id);
  // Cleared away behind the answer, as every import that failed.
  await expect.poll(() => left.execute()).toEqual([]);
  await expect.poll(() => readdirSync(join(app.folder, 'uploads'))).toEqual([]);

  await app.makeRoom();
  const again = (await upload(app, threats(50))).json();
  expect(await importEnds(app, again.id)).toMatchObject({ state: 'finished', created: 50 });
});

test('an upload whose import cannot be written down leaves no file', async () => {
  const app = await startApp();
  await app.fillDisk();
  await addUntilFull(app);

  const uploads = () => readdirSync(join(app.folder, 'uploads'));
  const answers = [];
  do answers.push(await upload(app, threats(1)));
  while (answers.at(-1)?.statusCode === 201);

  expect(answers.at(-1)?.json()).toMatchObject(noRoom);
  expect(uploads().length).toBeLessThan(answers.length);
  await app.makeRoom();
  await expect.poll(uploads, { timeout: 15_000 }).toEqual([]);
});

test('what must be written down is tried again until it fits', async () => {
  const full = Object.assign(new Error('database or disk is full'), { errcode: 13 });
  let tries = 0;

  const written = await untilThereIsSpace(new AbortController().signal, async () => {
    tries++;
    if (tries === 1) throw full;
    return 'written';
  });

  expect([written, tries]).toEqual(['written', 2]);
  await expect(untilThereIsSpace(AbortSignal.abort(), () => Promise.reject(full))).rejects.toBe(full);
});
