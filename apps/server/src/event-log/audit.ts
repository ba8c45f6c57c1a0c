import { createHash, createHmac, hkdfSync } from 'node:crypto';
import type { AuditFault } from '@halyard/contracts/server/audit.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { AuditTable } from '../database/tables/schema.ts';
import { type AuditBase, readAuditBase } from './audit-base.ts';
import type { Checkpoint } from './audit-checkpoint.ts';

/** The recorded data of an action; digests replace contents, so that the log contains no personal text. */
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

/** How links are written: on which database, and with the key that signs them. */
export type AuditChain = { readonly dialect: Database['dialect']; readonly key: Uint8Array };

/** The key of the audit chain, derived from the identity key: the database alone is not enough to forge links. */
export const deriveAuditKey = (masterKey: Uint8Array) =>
  new Uint8Array(hkdfSync('sha256', masterKey, '', 'audit/chain', 32));

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const digest = (value: unknown) => (value === undefined ? null : sha256(JSON.stringify(value)));

type Unsealed = Omit<AuditTable, 'hash'>;

/** Every column and the hash before it, in this order. */
function contentOf(row: Unsealed): string {
  const { seq, at, actor_id, action, object_type, object_id, before_digest, after_digest } = row;
  const { address, request_id, prev_hash } = row;
  return JSON.stringify([
    ...[seq, at, actor_id, action, object_type, object_id, before_digest, after_digest],
    ...[address, request_id, prev_hash],
  ]);
}

// Links of the first version carry a bare SHA-256, which anyone can compute.
const keyedPrefix = 'v2:';
const isKeyed = (hash: string) => hash.startsWith(keyedPrefix);
const keyedHashOf = (row: Unsealed, key: Uint8Array) =>
  keyedPrefix + createHmac('sha256', key).update(contentOf(row)).digest('hex');
const hashOf = (row: AuditTable, key: Uint8Array) =>
  isKeyed(row.hash) ? keyedHashOf(row, key) : sha256(contentOf(row));

async function lockHead(tx: Transaction, dialect: Database['dialect']) {
  const head = tx.selectFrom('audit_head').select(['seq', 'hash']).where('id', '=', 1);
  // SQLite's writer is alone already; on PostgreSQL the row lock puts nodes in line.
  return (dialect === 'postgres' ? head.forUpdate() : head).executeTakeFirstOrThrow();
}

/** Adds a link to the chain, in the transaction of the change it is about: if it fails, the change fails. */
export async function appendAudit(tx: Transaction, { dialect, key }: AuditChain, entry: AuditEntry): Promise<void> {
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
  const row = { ...unsealed, hash: keyedHashOf(unsealed, key) };
  await tx.insertInto('audit').values(row).execute();
  await tx.updateTable('audit_head').set({ seq: row.seq, hash: row.hash }).where('id', '=', 1).execute();
}

export type AuditVerdict =
  | { readonly intact: true; readonly rows: number }
  | { readonly intact: false; readonly rows: number; readonly brokenAt: number; readonly reason: AuditFault };

export type Verification = {
  readonly read: Database['read'];
  readonly key: Uint8Array;
  /** The last link that this node saw; null before there was one, `damaged` where it was not signed by this key. */
  readonly checkpoint: Checkpoint | 'damaged' | null;
  /** The archived entries; absent if there are none. */
  readonly archive?: AuditPages | undefined;
};

const pageSize = 1_000;

export type AuditPages = { pages(after: number): AsyncIterable<readonly AuditTable[]> };

/** All entries after one, in the order of the chain: those of the archive, then those of the database. */
export async function* readEntries(read: Database['read'], after: number, archive?: AuditPages) {
  let last = after;
  async function* readArchive() {
    for await (const page of archive?.pages(last) ?? []) {
      yield page;
      last = page.at(-1)?.seq ?? last;
    }
  }
  yield* readArchive();
  for (;;) {
    const rest = read.selectFrom('audit').selectAll().where('seq', '>', last).orderBy('seq').limit(pageSize);
    const page: readonly AuditTable[] = await rest.execute();
    const reached = last;
    // Missing entries were moved to the archive meanwhile.
    if (page[0] && page[0].seq !== last + 1) yield* readArchive();
    if (last !== reached) continue;
    yield page;
    if (page.length < pageSize) return;
    last = page.at(-1)?.seq ?? last;
  }
}

const readHead = (read: Database['read']) =>
  read.selectFrom('audit_head').select(['seq', 'hash']).executeTakeFirstOrThrow();

/** Why `row` cannot be the link after `previous`; undefined when it is. */
export function faultOf(
  row: AuditTable,
  previous: { seq: number; hash: string },
  { key, checkpoint }: Pick<Verification, 'key' | 'checkpoint'>,
): AuditFault | undefined {
  if (row.seq !== previous.seq + 1) return 'entry_missing';
  if (row.prev_hash !== previous.hash) return 'out_of_sequence';
  // Otherwise someone without the key could write the rest of the chain in the first version.
  if (isKeyed(previous.hash) && !isKeyed(row.hash)) return 'not_signed';
  if (row.hash !== hashOf(row, key)) return 'entry_changed';
  if (checkpoint !== null && checkpoint !== 'damaged' && row.seq === checkpoint.seq && row.hash !== checkpoint.hash)
    return 'differs_from_checkpoint';
  return undefined;
}

/**
 * Verifies the whole chain and returns the first row that was changed, removed or added. It begins at the signed base
 * if entries were archived, and restarts if that happens meanwhile.
 */
export async function verifyAudit(verification: Verification): Promise<AuditVerdict> {
  const { read, key } = verification;
  for (;;) {
    const base = await readAuditBase(read, key);
    const verdict = await walk(verification, base);
    if (verdict.intact || base === 'damaged') return verdict;
    const now = await readAuditBase(read, key);
    if (now === 'damaged' || now?.seq === base?.seq) return verdict;
  }
}

async function walk(verification: Verification, base: AuditBase | 'damaged' | null): Promise<AuditVerdict> {
  const { read, checkpoint } = verification;
  const begin = base === null || base === 'damaged' ? { seq: 0, hash: '' } : { seq: base.seq, hash: base.hash };
  let previous = begin;
  const rows = () => previous.seq - begin.seq;
  const broken = (reason: AuditFault): AuditVerdict => {
    return { intact: false, rows: rows(), brokenAt: previous.seq + 1, reason };
  };
  if (base === 'damaged') return broken('base_changed');
  if (checkpoint === 'damaged') return broken('checkpoint_changed');
  // The log grows while it is read: it ends at one of the places where it ended before and after.
  const begun = await readHead(read);
  for await (const page of readEntries(read, begin.seq, verification.archive))
    for (const row of page) {
      const fault = faultOf(row, previous, verification);
      if (fault) return broken(fault);
      if (row.seq === begun.seq && row.hash !== begun.hash) return broken('entry_changed');
      previous = { seq: row.seq, hash: row.hash };
    }
  const atLeast = Math.max(begun.seq, checkpoint?.seq ?? 0);
  if (previous.seq < atLeast) return broken('entries_missing_at_end');
  const ended = await readHead(read);
  return previous.seq > ended.seq ? broken('entry_added') : { intact: true, rows: rows() };
}
