import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { leastRows } from '../database/partitions/partitions.ts';
import { testDatabases } from '../testing/databases.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const dayMs = 86_400_000;

describe.each(testDatabases)('the archive of the audit log, on $name', ({ name, open }) => {
  const isSplit = name === 'PostgreSQL';
  let app: TestApp;
  let folder: string;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'halyard-archive-'));
    app = await startTestApp(await open(), { environment: { HALYARD_DATA_DIR: folder } });
  });
  afterEach(async () => {
    await app.close();
    await app.database.close();
    rmSync(folder, { recursive: true });
  });

  /** As if the first partition had been full after these entries. */
  async function closeFirst(): Promise<number> {
    const { seq } = await app.database.read.selectFrom('audit_head').select('seq').executeTakeFirstOrThrow();
    if (!isSplit) return seq;
    const alter = (text: string) => app.database.write((tx) => sql.raw(text).execute(tx));
    await alter(`alter table audit detach partition audit_from_0;
      alter table audit attach partition audit_from_0 for values from (minvalue) to (${seq + 1})`);
    await alter(`create table audit_rest partition of audit for values from (${seq + 1}) to (${leastRows})`);
    return seq;
  }
  const read = async (admin: Awaited<ReturnType<TestApp['asPerson']>>, query = '') =>
    (await admin.ask('GET', `/audit${query}`)).json();
  type Entries = { entries: readonly { seq: number }[]; archivedUpTo: number | null; total: number };

  /** Some entries, then forty days, then the administrator who looks. */
  async function fill() {
    await app.asPerson('analyst');
    await app.asPerson('viewer');
    const first = await closeFirst();
    app.pass(40 * dayMs);
    return { first, admin: await app.asPerson('admin') };
  }

  test('entries that were moved are listed, filtered, counted, exported and verified as before', async () => {
    const { first, admin } = await fill();
    const before: Entries = await read(admin, '?limit=100');
    const viewers: Entries = await read(admin, '?actor=viewer&limit=100');

    const moved = await app.archiving.move(30);

    expect(first).toBeGreaterThan(1);
    expect(moved).toBe(isSplit ? first : 0);
    const archivedUpTo = isSplit ? first : null;
    expect(await read(admin, '?limit=100')).toEqual({ ...before, archivedUpTo });
    expect(await read(admin, '?actor=viewer&limit=100')).toEqual({ ...viewers, archivedUpTo });
    const page: Entries = await read(admin, `?limit=2&after=${first + 2}`);
    expect(page.entries.map(({ seq }) => seq)).toEqual([first + 1, first]);
    expect(await app.verifyAudit()).toMatchObject({ intact: true, rows: before.total });
    const exported = await admin.ask('GET', '/audit/export?format=json');
    expect(exported.json().rows).toBe(before.total + 1);
    const archives = await app.database.read.selectFrom('archives').select('rows').execute();
    expect(archives).toEqual(isSplit ? [{ rows: first }] : []);
  });

  test('a file that was lost or changed is no empty log: list and verification fail', async () => {
    const { admin } = await fill();
    await app.archiving.move(30);
    const [file] = await app.database.read.selectFrom('archives').select('key').execute();
    if (file) writeFileSync(join(folder, 'crime', file.key), 'no Parquet');

    const answer = await admin.ask('GET', '/audit?limit=100');

    expect(answer.statusCode).toBe(isSplit ? 503 : 200);
    if (isSplit) await expect(app.verifyAudit()).rejects.toThrow();
  });

  test('younger entries stay', async () => {
    await fill();
    await app.archiving.queue();

    expect(await app.archiving.move(50)).toBe(0);
  });
});
