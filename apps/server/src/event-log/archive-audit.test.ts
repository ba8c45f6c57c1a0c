import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { daysInMs } from '@halyard/contracts/server/retention.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testDatabases } from '../testing/databases.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testKey } from '../testing/test-vault.ts';
import { deriveAuditKey } from './audit.ts';
import { verifyAuditExport } from './audit-export.ts';

const operator = { id: 'operator', address: null, requestId: null };
const key = deriveAuditKey(testKey);

describe.each(testDatabases)('the archive of the audit log, on $name', ({ open }) => {
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

  const rows = () => app.database.read.selectFrom('audit').select(['seq', 'at']).orderBy('seq').execute();
  const exportsFolder = () => join(folder, 'crime', 'archives', 'audit-exports');
  const files = () => (existsSync(exportsFolder()) ? readdirSync(exportsFolder()) : []);
  /** Entries of three days, the last of them of now. */
  async function write() {
    for (const days of [0, 1, 399]) {
      app.pass(daysInMs(days));
      await app.asPerson('viewer');
    }
    await app.retention.set(operator, 'audit', 365);
    return rows();
  }

  test('old entries are exported, signed and read back before they go, and the chain holds from there', async () => {
    const before = await write();
    const old = before.filter(({ at }) => at < app.now() - daysInMs(365));

    expect(await app.retention.deleteOld('audit')).toBe(old.length);

    const [file = ''] = files();
    expect(files()).toEqual([`audit-1-${old.at(-1)?.seq}.jsonl`]);
    expect(await verifyAuditExport(join(exportsFolder(), file), key)).toMatchObject({
      intact: true,
      first: 1,
      entries: old.length,
    });
    expect((await rows()).map(({ seq }) => seq)[0]).toBe((old.at(-1)?.seq ?? 0) + 1);
    expect(await app.verifyAudit()).toEqual({ intact: true, rows: before.length - old.length + 1 });
    expect(await app.retention.deleteOld('audit')).toBe(0);
  });

  test('what was taken from the archived end, and a base that no one signed, are found', async () => {
    await write();
    await app.retention.deleteOld('audit');
    const [first] = await rows();
    await app.database.write(async (tx) => {
      await tx
        .deleteFrom('audit')
        .where('seq', '=', first?.seq ?? 0)
        .execute();
    });
    expect(await app.verifyAudit()).toMatchObject({ intact: false, brokenAt: first?.seq, reason: 'entry_missing' });

    await app.database.write(async (tx) => {
      const { value } = await tx
        .selectFrom('workspace')
        .select('value')
        .where('key', '=', 'audit-base')
        .executeTakeFirstOrThrow();
      const moved = JSON.stringify({ ...JSON.parse(value), seq: first?.seq });
      await tx.updateTable('workspace').set({ value: moved }).where('key', '=', 'audit-base').execute();
    });
    expect(await app.verifyAudit()).toMatchObject({ intact: false, reason: 'base_changed' });
    await expect(app.retention.deleteOld('audit')).rejects.toThrow('nothing is archived');
  });

  test('a chain that is broken in what would go is not archived: nothing goes', async () => {
    const before = await write();
    await app.database.write((tx) =>
      tx.updateTable('audit').set({ actor_id: 'mallory' }).where('seq', '=', 1).execute(),
    );

    await expect(app.retention.deleteOld('audit')).rejects.toThrow('entry 1: entry changed');

    expect(await rows()).toEqual(before);
    expect(files()).toEqual([]);
  });

  test('an export that was changed, cut or lengthened is none', async () => {
    await write();
    await app.retention.deleteOld('audit');
    const path = join(exportsFolder(), files()[0] ?? '');
    const text = readFileSync(path, 'utf8');
    const lines = text.split('\n');
    const verdictOf = async (changed: string) => {
      writeFileSync(path, changed);
      return (await verifyAuditExport(path, key)).intact;
    };

    expect(await verdictOf(text.replace('"action":"', '"action":"x'))).toBe(false);
    expect(await verdictOf(lines.slice(1).join('\n'))).toBe(false);
    expect(await verdictOf(lines.slice(0, -2).join('\n'))).toBe(false);
    expect(await verdictOf(`${text}{}\n`)).toBe(false);
    expect(await verdictOf('')).toBe(false);
    expect(await verdictOf(text)).toBe(true);
    expect((await verifyAuditExport(path, new Uint8Array(32))).intact).toBe(false);
  });
});
