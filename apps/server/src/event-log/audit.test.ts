import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { testDatabases } from '../testing/databases.ts';
import { type AuditEntry, appendAudit, type Verification, verifyAudit } from './audit.ts';
import { type CheckpointFile, moveCheckpoint, readCheckpoint } from './audit-checkpoint.ts';

const entry: AuditEntry = {
  at: 1_000,
  actorId: 'ada',
  action: 'task_added',
  objectType: 'todo',
  objectId: 't1',
  after: { text: 'x' },
  address: '127.0.0.1',
  requestId: 'r1',
};

describe.each(testDatabases)('the audit chain on $name', ({ open }) => {
  let database: Database;
  const key = new Uint8Array(32).fill(3);
  const verify = (change: Partial<Verification> = {}) =>
    verifyAudit({ read: database.read, key, checkpoint: null, ...change });
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(() =>
    database.write(async (tx) => {
      await tx.deleteFrom('audit').execute();
      await tx.updateTable('audit_head').set({ seq: 0, hash: '' }).execute();
      for (const objectId of ['t1', 't2', 't3', 't4'])
        await appendAudit(tx, { dialect: database.dialect, key }, { ...entry, objectId });
    }),
  );

  const tamper = (change: (tx: Parameters<Parameters<Database['write']>[0]>[0]) => Promise<unknown>) =>
    database.write(async (tx) => {
      await change(tx);
    });

  test('holds as it was written', async () => {
    expect(await verify()).toEqual({ intact: true, rows: 4 });
  });

  test('holds when many write at once', async () => {
    const write = (index: number) =>
      database.write((tx) => appendAudit(tx, { dialect: database.dialect, key }, { ...entry, objectId: `p${index}` }));

    await Promise.all(Array.from({ length: 20 }, (_, index) => write(index)));

    expect(await verify()).toEqual({ intact: true, rows: 24 });
  });

  test('a failed change leaves no link', async () => {
    const change = database.write(async (tx) => {
      await appendAudit(tx, { dialect: database.dialect, key }, entry);
      throw new Error('the change failed');
    });

    await expect(change).rejects.toThrow('the change failed');
    expect(await verify()).toEqual({ intact: true, rows: 4 });
  });

  test('a changed row is found', async () => {
    await tamper((tx) => tx.updateTable('audit').set({ actor_id: 'bob' }).where('seq', '=', 2).execute());

    expect(await verify()).toMatchObject({ intact: false, brokenAt: 2, reason: 'entry_changed' });
  });

  test('a removed row is found', async () => {
    await tamper((tx) => tx.deleteFrom('audit').where('seq', '=', 3).execute());

    expect(await verify()).toMatchObject({ intact: false, brokenAt: 3, reason: 'entry_missing' });
  });

  test('a row cut off at the end is found', async () => {
    await tamper((tx) => tx.deleteFrom('audit').where('seq', '=', 4).execute());

    expect(await verify()).toMatchObject({
      intact: false,
      brokenAt: 4,
      reason: 'entries_missing_at_end',
    });
  });

  /** A link as an attacker writes it who has the database and not the key. */
  const unsigned = (row: Record<string, unknown>) => {
    const columns = ['seq', 'at', 'actor_id', 'action', 'object_type', 'object_id', 'before_digest', 'after_digest'];
    const content = [...columns, 'address', 'request_id', 'prev_hash'].map((name) => row[name]);
    return createHash('sha256').update(JSON.stringify(content)).digest('hex');
  };

  /** Writes the chain anew from `from` on, with hashes that anyone can compute, and moves the head. */
  const rewriteFrom = (from: number) =>
    tamper(async (tx) => {
      let before = '';
      for (const row of await tx.selectFrom('audit').selectAll().orderBy('seq').execute()) {
        const forged = { ...row, actor_id: 'mallory', prev_hash: before };
        const next = row.seq < from ? row : { ...forged, hash: unsigned(forged) };
        await tx.updateTable('audit').set(next).where('seq', '=', row.seq).execute();
        before = next.hash;
      }
      await tx.updateTable('audit_head').set({ hash: before }).execute();
    });

  const cutTail = () =>
    tamper(async (tx) => {
      await tx.deleteFrom('audit').where('seq', '>', 2).execute();
      const last = await tx.selectFrom('audit').select('hash').where('seq', '=', 2).executeTakeFirstOrThrow();
      await tx.updateTable('audit_head').set({ seq: 2, hash: last.hash }).execute();
    });

  function keep() {
    let kept: string | undefined;
    const said: string[] = [];
    const file: CheckpointFile = {
      read: () => kept,
      write: (text) => {
        kept = text;
      },
    };
    const move = () =>
      moveCheckpoint({
        database,
        key,
        file,
        onMoved: ({ seq }) => said.push(`moved to ${seq}`),
        onBroken: () => said.push('broken'),
      });
    return { file, move, said, verify: () => verify({ checkpoint: readCheckpoint(file, key) }) };
  }

  test('links of the first version, which were not signed, still hold, and signed ones follow them', async () => {
    await rewriteFrom(1);
    await tamper((tx) => appendAudit(tx, { dialect: database.dialect, key }, entry));

    expect(await verify()).toEqual({ intact: true, rows: 5 });
  });

  test('no link can be written without the key, neither signed nor in the first version', async () => {
    expect(await verify({ key: new Uint8Array(32) })).toMatchObject({ brokenAt: 1, reason: 'entry_changed' });

    await rewriteFrom(3);

    expect(await verify()).toMatchObject({ intact: false, brokenAt: 3, reason: 'not_signed' });
  });

  test('a tail that is cut off together with the head is found by the checkpoint', async () => {
    const kept = keep();
    await kept.move();
    await kept.move();
    expect(await kept.verify()).toEqual({ intact: true, rows: 4 });

    await cutTail();

    expect(await verify()).toEqual({ intact: true, rows: 2 });
    expect(await kept.verify()).toMatchObject({ brokenAt: 3, reason: 'entries_missing_at_end' });
    await kept.move();
    expect(kept.said).toEqual(['moved to 4', 'broken']);
  });

  test('a chain that grew again after a cut, and one that was written anew, differ from the checkpoint', async () => {
    const kept = keep();
    await kept.move();
    await cutTail();
    for (const objectId of ['x3', 'x4', 'x5'])
      await tamper((tx) => appendAudit(tx, { dialect: database.dialect, key }, { ...entry, objectId }));

    expect(await kept.verify()).toMatchObject({ brokenAt: 4, reason: 'differs_from_checkpoint' });
    await rewriteFrom(1);
    expect(await kept.verify()).toMatchObject({ brokenAt: 4, reason: 'differs_from_checkpoint' });
  });

  test('a checkpoint that this key has not signed is no checkpoint', async () => {
    const kept = keep();
    await kept.move();
    kept.file.write((kept.file.read() ?? '').replace('"seq":4', '"seq":2'));

    expect(await kept.verify()).toMatchObject({ intact: false, reason: 'checkpoint_changed' });
    kept.file.write('{');
    expect(await kept.verify()).toMatchObject({ intact: false, reason: 'checkpoint_changed' });
  });
});
