import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { holdRows } from '../database/connections/hold-rows.ts';
import type { Transaction } from '../database/database.ts';
import type { Schema } from '../database/tables/schema.ts';

const auditBase = z.object({
  /** The last entry that was exported and deleted, and its hash: the chain continues from there. */
  seq: z.number(),
  hash: z.string(),
  /** When that was, in milliseconds. */
  at: z.number(),
  /** The newest export, and the signature in its last line. */
  file: z.string(),
  fileSignature: z.string(),
});
/** The base of the audit chain once its oldest entries were exported and deleted. */
export type AuditBase = z.output<typeof auditBase>;
const signedBase = z.extend(auditBase, { signature: z.string() });

/** The fact in the table `workspace`. */
const fact = 'audit-base';

const signatureOf = ({ seq, hash, at, file, fileSignature }: AuditBase, key: Uint8Array) =>
  createHmac('sha256', key)
    .update(JSON.stringify(['base', seq, hash, at, file, fileSignature]))
    .digest();

/** The signed base of the chain; null where it begins with its first entry, `damaged` when this key has not signed it. */
export async function readAuditBase(db: Kysely<Schema>, key: Uint8Array): Promise<AuditBase | 'damaged' | null> {
  const row = await holdRows(db, db.selectFrom('workspace').select('value').where('key', '=', fact)).executeTakeFirst();
  if (!row) return null;
  const { data } = signedBase.safeParse(JSON.parse(row.value));
  if (!data) return 'damaged';
  const [given, right] = [Buffer.from(data.signature, 'hex'), signatureOf(data, key)];
  return given.length === right.length && timingSafeEqual(given, right) ? data : 'damaged';
}

export async function writeAuditBase(tx: Transaction, base: AuditBase, key: Uint8Array): Promise<void> {
  const value = JSON.stringify({ ...base, signature: signatureOf(base, key).toString('hex') });
  await tx
    .insertInto('workspace')
    .values({ key: fact, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}
