import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { testDatabases } from '../testing/databases.ts';
import { type AuditEntry, appendAudit, verifyAudit } from './audit.ts';

const entry: AuditEntry = {
  ...{ at: 1_000, actorId: 'ada', action: 'task_added', objectType: 'todo', objectId: 't1' },
  ...{ after: { text: 'x' }, address: '127.0.0.1', requestId: 'r1' },
};

describe.each(testDatabases)('the audit chain on $name', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(() =>
    database.write(async (tx) => {
      await tx.deleteFrom('audit').execute();
      await tx.updateTable('audit_head').set({ seq: 0, hash: '' }).execute();
      for (const objectId of ['t1', 't2', 't3', 't4']) await appendAudit(tx, database.dialect, { ...entry, objectId });
    }),
  );

  const tamper = (change: (tx: Parameters<Parameters<Database['write']>[0]>[0]) => Promise<unknown>) =>
    database.write(async (tx) => {
      await change(tx);
    });

  test('holds as it was written', async () => {
    expect(await verifyAudit(database)).toEqual({ intact: true, rows: 4 });
  });

  test('holds when many write at once', async () => {
    const write = (index: number) =>
      database.write((tx) => appendAudit(tx, database.dialect, { ...entry, objectId: `p${index}` }));

    await Promise.all(Array.from({ length: 20 }, (_, index) => write(index)));

    expect(await verifyAudit(database)).toEqual({ intact: true, rows: 24 });
  });

  test('a failed change leaves no link', async () => {
    const change = database.write(async (tx) => {
      await appendAudit(tx, database.dialect, entry);
      throw new Error('the change failed');
    });

    await expect(change).rejects.toThrow('the change failed');
    expect(await verifyAudit(database)).toEqual({ intact: true, rows: 4 });
  });

  test('a changed row is found', async () => {
    await tamper((tx) => tx.updateTable('audit').set({ actor_id: 'bob' }).where('seq', '=', 2).execute());

    expect(await verifyAudit(database)).toMatchObject({ intact: false, brokenAt: 2, reason: 'the row was changed' });
  });

  test('a removed row is found', async () => {
    await tamper((tx) => tx.deleteFrom('audit').where('seq', '=', 3).execute());

    expect(await verifyAudit(database)).toMatchObject({ intact: false, brokenAt: 3, reason: 'a row is missing' });
  });

  test('a row cut off at the end is found', async () => {
    await tamper((tx) => tx.deleteFrom('audit').where('seq', '=', 4).execute());

    expect(await verifyAudit(database)).toMatchObject({
      intact: false,
      brokenAt: 4,
      reason: 'rows are missing at the end',
    });
  });
});
