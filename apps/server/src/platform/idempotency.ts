import { createHash } from 'node:crypto';
import { AppError } from '@halyard/contracts/errors.ts';
import type { Database, Transaction } from '../database/database.ts';

/** One attempt at a request that must happen once. */
export type Attempt = {
  /** Caller, endpoint and Idempotency-Key together. */
  readonly keyHash: string;
  readonly requestDigest: string;
  readonly now: number;
};

const sha256 = (...parts: string[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

const keepForMs = 24 * 60 * 60 * 1000;

export function describeAttempt(input: {
  callerId: string;
  endpoint: string;
  key: string;
  request: unknown;
  now: number;
}): Attempt {
  return {
    keyHash: sha256(input.callerId, input.endpoint, input.key),
    requestDigest: sha256(JSON.stringify(input.request)),
    now: input.now,
  };
}

/**
 * Runs `work` unless the same request was answered before; then its reply is given again.
 * The claim is inserted first, in the transaction of the work: of two nodes, the second waits for the first's commit.
 */
export async function once<T>(tx: Transaction, attempt: Attempt, status: number, work: () => Promise<T>): Promise<T> {
  const { keyHash, requestDigest, now } = attempt;
  const claim = await tx
    .insertInto('idempotency')
    .values({ key_hash: keyHash, request_digest: requestDigest, status, reply: '', created_at: now })
    .onConflict((conflict) => conflict.column('key_hash').doNothing())
    .executeTakeFirst();
  if (claim.numInsertedOrUpdatedRows === 0n) return repeatReply<T>(tx, attempt);
  const reply = await work();
  await tx
    .updateTable('idempotency')
    .set({ reply: JSON.stringify(reply ?? null) })
    .where('key_hash', '=', keyHash)
    .execute();
  return reply;
}

async function repeatReply<T>(tx: Transaction, { keyHash, requestDigest }: Attempt): Promise<T> {
  const answered = await tx
    .selectFrom('idempotency')
    .selectAll()
    .where('key_hash', '=', keyHash)
    .executeTakeFirstOrThrow();
  if (answered.request_digest !== requestDigest) throw new AppError('idempotency_key_reused');
  if (answered.reply === '') throw new AppError('request_in_progress');
  return JSON.parse(answered.reply) as T;
}

/** Forgets attempts older than a day. */
export async function forgetOldAttempts(database: Database, now: number): Promise<void> {
  await database.write(async (tx) => {
    await tx
      .deleteFrom('idempotency')
      .where('created_at', '<', now - keepForMs)
      .execute();
  });
}
