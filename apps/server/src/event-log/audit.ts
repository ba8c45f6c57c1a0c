import { createHash } from 'node:crypto';
import type { Database, Transaction } from '../database/database.ts';
import type { AuditTable } from '../database/schema.ts';

/** What is written down about an action; digests stand for contents, so that the log holds no personal text. */
export type AuditEntry = {
  readonly at: number;
  readonly actorId: string | null;
  readonly action: string;
  readonly objectType: string | null;
  readonly objectId: string | null;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly address: string | null;
  readonly requestId: string | null;
};

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const digest = (value: unknown) => (value === undefined ? null : sha256(JSON.stringify(value)));

/** The hash covers every column and the hash before it, in this order. */
function hashOf(row: Omit<AuditTable, 'hash'>): string {
  const { seq, at, actor_id, action, object_type, object_id, before_digest, after_digest } = row;
  const { address, request_id, prev_hash } = row;
  return sha256(
    JSON.stringify([
      ...[seq, at, actor_id, action, object_type, object_id, before_digest, after_digest],
      ...[address, request_id, prev_hash],
    ]),
  );
}

async function lockHead(tx: Transaction, dialect: Database['dialect']) {
  const head = tx.selectFrom('audit_head').select(['seq', 'hash']).where('id', '=', 1);
  // SQLite's writer is alone already; on PostgreSQL the row lock puts nodes in line.
  return (dialect === 'postgres' ? head.forUpdate() : head).executeTakeFirstOrThrow();
}

/** Adds a link to the chain, in the transaction of the change it is about: if it fails, the change fails. */
export async function appendAudit(tx: Transaction, dialect: Database['dialect'], entry: AuditEntry): Promise<void> {
  const head = await lockHead(tx, dialect);
  const unsealed = {
    seq: head.seq + 1,
    at: entry.at,
    actor_id: entry.actorId,
    action: entry.action,
    object_type: entry.objectType,
    object_id: entry.objectId,
    before_digest: digest(entry.before),
    after_digest: digest(entry.after),
    address: entry.address,
    request_id: entry.requestId,
    prev_hash: head.hash,
  };
  const row = { ...unsealed, hash: hashOf(unsealed) };
  await tx.insertInto('audit').values(row).execute();
  await tx.updateTable('audit_head').set({ seq: row.seq, hash: row.hash }).where('id', '=', 1).execute();
}

export type AuditVerdict =
  | { readonly intact: true; readonly rows: number }
  | { readonly intact: false; readonly rows: number; readonly brokenAt: number; readonly reason: string };

const pageSize = 1_000;

/** Walks the whole chain and names the first row that was changed, removed or added behind its back. */
export async function verifyAudit({ read }: Pick<Database, 'read'>): Promise<AuditVerdict> {
  let seq = 0;
  let hash = '';
  for (;;) {
    const page = await read
      .selectFrom('audit')
      .selectAll()
      .where('seq', '>', seq)
      .orderBy('seq')
      .limit(pageSize)
      .execute();
    for (const row of page) {
      const broken = (reason: string): AuditVerdict => ({ intact: false, rows: seq, brokenAt: seq + 1, reason });
      if (row.seq !== seq + 1) return broken('a row is missing');
      if (row.prev_hash !== hash) return broken('the row does not follow the one before it');
      if (row.hash !== hashOf(row)) return broken('the row was changed');
      seq = row.seq;
      hash = row.hash;
    }
    if (page.length < pageSize) break;
  }
  const head = await read.selectFrom('audit_head').select(['seq', 'hash']).executeTakeFirstOrThrow();
  const ends = head.seq === seq && head.hash === hash;
  return ends
    ? { intact: true, rows: seq }
    : { intact: false, rows: seq, brokenAt: seq + 1, reason: 'rows are missing at the end' };
}
