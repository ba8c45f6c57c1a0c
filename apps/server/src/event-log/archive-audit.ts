import { rm } from 'node:fs/promises';
import { daysInMs } from '@halyard/contracts/server/retention.ts';
import type { Clock } from '../clock.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { FileStorage } from '../platform/storage/file-storage.ts';
import type { AuditPages } from './audit.ts';
import { readAuditBase, writeAuditBase } from './audit-base.ts';
import { verifyAuditExport, writeAuditExport } from './audit-export.ts';
import type { EventLog } from './event-log.ts';

/** Paths of exports in the storage. */
const exportsFolder = 'archives/audit-exports';
const stepRows = 500;

type Ports = {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: EventLog;
  readonly key: Uint8Array;
  readonly archive?: AuditPages;
  readonly storage: Pick<FileStorage, 'draftPath' | 'put'>;
};

/** Entries before the base are exported: they are deleted in short steps. Returns the number. */
async function deleteArchived({ writeStep }: Database, upTo: number): Promise<number> {
  const deleteSome = async (tx: Transaction) => {
    const oldest = tx.selectFrom('audit').select('seq').where('seq', '<=', upTo).orderBy('seq').limit(stepRows);
    const { numDeletedRows } = await tx.deleteFrom('audit').where('seq', 'in', oldest).executeTakeFirst();
    return Number(numDeletedRows);
  };
  for (let total = 0; ; ) {
    const deleted = await writeStep(deleteSome);
    total += deleted;
    if (deleted < stepRows) return total;
  }
}

/** The last of the entries that are all older; undefined before there is a whole day of them. */
async function findEnd({ read }: Database, after: number, before: number) {
  const archived = await read
    .selectFrom('archives')
    .select(['to_key', 'last_at', 'facts'])
    .where('table_name', '=', 'audit')
    .where('to_key', '>', after)
    .where('last_at', '<', before)
    .orderBy('to_key', 'desc')
    .limit(1)
    .executeTakeFirst();
  // Entries in Parquet are removed by file.
  if (archived) return { seq: archived.to_key, at: archived.last_at, hash: String(JSON.parse(archived.facts).hash) };
  const begin = read.selectFrom('audit').select(['seq', 'at', 'hash']).where('seq', '>', after);
  const oldest = await begin.orderBy('seq').limit(1).executeTakeFirst();
  // A gap was moved to Parquet, and stays there.
  if (oldest?.seq !== after + 1 || oldest.at >= before - daysInMs(1)) return undefined;
  const younger = await read
    .selectFrom('audit')
    .select(({ fn }) => fn.min('seq').as('seq'))
    .where('at', '>=', before)
    .executeTakeFirst();
  const last = younger?.seq == null ? begin : begin.where('seq', '<', younger.seq);
  return last.orderBy('seq', 'desc').limit(1).executeTakeFirst();
}

/**
 * Exports entries from before an instant, in milliseconds, to a signed file; reads it back; then moves the signed base
 * of the chain after them, in one transaction, and deletes them. Unverified entries are kept. Returns the number of
 * deleted ones.
 */
export async function archiveAudit(
  { database, clock, log, key, archive, storage }: Ports,
  before: number,
): Promise<number> {
  const base = await readAuditBase(database.read, key);
  if (base === 'damaged') throw new Error('The base of the audit chain was changed: nothing is archived.');
  const after = base?.seq ?? 0;
  const left = after === 0 ? 0 : await deleteArchived(database, after);
  const end = await findEnd(database, after, before);
  if (!end) return left;

  const file = `${exportsFolder}/audit-${after + 1}-${end.seq}.jsonl`;
  const draft = await storage.draftPath();
  try {
    const { signature } = await writeAuditExport(
      draft,
      { read: database.read, key, archive },
      { after, upTo: end.seq },
    );
    const verdict = await verifyAuditExport(draft, key);
    if (!verdict.intact) throw new Error(`The audit log is not archived: ${verdict.reason}.`);
    if (verdict.first !== after + 1 || verdict.last !== end.seq || verdict.hash !== end.hash)
      throw new Error('The audit log is not archived: its export does not end where the entries do.');
    await storage.put(file, { path: draft });
    const isMoved = await database.write(async (tx) => {
      const now = await readAuditBase(tx, key);
      // Another node was faster: its export is the same.
      if (now === 'damaged' || (now?.seq ?? 0) !== after) return false;
      await writeAuditBase(tx, { seq: end.seq, hash: end.hash, at: end.at, file, fileSignature: signature }, key);
      await log.record(tx, {
        at: clock(),
        kind: 'audit_archived',
        severity: 'medium',
        actor: { id: null, address: null, requestId: null },
        audienceId: null,
        subject: file,
        objectType: 'audit',
        objectId: null,
        details: { count: verdict.entries, name: file },
      });
      return true;
    });
    return left + (isMoved ? await deleteArchived(database, end.seq) : 0);
  } finally {
    await rm(draft, { force: true });
  }
}
