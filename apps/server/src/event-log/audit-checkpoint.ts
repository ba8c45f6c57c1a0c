import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '../database/database.ts';
import type { AuditArchive } from './audit-archive.ts';
import { readAuditBase } from './audit-base.ts';

/** A link of the audit chain that was seen: the chain is at least this long, and this is its hash there. */
export type Checkpoint = { readonly seq: number; readonly hash: string };

/** Path of the checkpoint, outside the database; replaced atomically. */
export type CheckpointFile = { read(): string | undefined; write(text: string): void };

export const checkpointFileName = 'audit-checkpoint.json';

const signatureOf = ({ seq, hash }: Checkpoint, key: Uint8Array) =>
  createHmac('sha256', key)
    .update(JSON.stringify(['checkpoint', seq, hash]))
    .digest('hex');

function isSignedBy(key: Uint8Array, checkpoint: Checkpoint, signature: unknown): boolean {
  const [given, right] = [Buffer.from(String(signature)), Buffer.from(signatureOf(checkpoint, key))];
  return given.length === right.length && timingSafeEqual(given, right);
}

function parse(text: string): Partial<Checkpoint & { signature: string }> | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The kept checkpoint; null before there was one, `damaged` when this key has not signed it. */
export function readCheckpoint(file: Pick<CheckpointFile, 'read'>, key: Uint8Array): Checkpoint | 'damaged' | null {
  const text = file.read();
  if (text === undefined) return null;
  const { seq, hash, signature } = parse(text) ?? {};
  if (typeof seq !== 'number' || typeof hash !== 'string') return 'damaged';
  return isSignedBy(key, { seq, hash }, signature) ? { seq, hash } : 'damaged';
}

type Options = {
  readonly database: Database;
  readonly key: Uint8Array;
  readonly file: CheckpointFile;
  readonly archive?: AuditArchive;
  /** Told of every signed checkpoint, so that it is kept in the log, too. */
  readonly onMoved: (checkpoint: Checkpoint & { readonly signature: string }) => void;
  /** The chain no longer contains the previously seen link. */
  readonly onBroken: () => void;
};

/**
 * Moves the checkpoint to the end of the chain. It never moves to a chain without the last checkpoint's link: then it
 * stays, as evidence of truncation.
 */
export async function moveCheckpoint({
  database: { read },
  key,
  file,
  archive,
  onMoved,
  onBroken,
}: Options): Promise<void> {
  const kept = readCheckpoint(file, key);
  const head = await read.selectFrom('audit_head').select(['seq', 'hash']).executeTakeFirstOrThrow();
  if (kept === 'damaged' || (kept && !(await holds(read, archive, kept, key)))) return onBroken();
  if (head.seq === (kept?.seq ?? 0)) return;
  const moved = { seq: head.seq, hash: head.hash };
  const signed = { ...moved, signature: signatureOf(moved, key) };
  file.write(`${JSON.stringify(signed)}\n`);
  onMoved(signed);
}

/** Entries in front of the base of the chain are no longer there to compare; some are in the archive. */
async function holds(
  read: Database['read'],
  archive: AuditArchive | undefined,
  { seq, hash }: Checkpoint,
  key: Uint8Array,
): Promise<boolean> {
  const base = await readAuditBase(read, key);
  if (base === 'damaged') return false;
  if (base && seq <= base.seq) return seq < base.seq || hash === base.hash;
  const row = await read.selectFrom('audit').select('hash').where('seq', '=', seq).executeTakeFirst();
  const [archived] =
    row || !archive ? [] : await archive.find({ where: `seq = ${seq}` }, { before: seq + 1, limit: 1 });
  return (row ?? archived)?.hash === hash;
}
