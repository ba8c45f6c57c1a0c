import { createHash } from 'node:crypto';
import { ApiError } from '@halyard/contracts/errors.ts';
import type { Database, Transaction } from '../../database/database.ts';
import type { Vault } from '../vault.ts';

/** One attempt at a request that must happen once. */
export type Attempt = {
  /** Caller, endpoint and Idempotency-Key together. */
  readonly keyHash: string;
  readonly requestDigest: string;
  readonly now: number;
  /** Encrypts the reply, which may contain a key or codes that are shown once. */
  readonly vault: Vault;
  /** The expiry of a reply with a secret; null for every other reply, which lives as long as the attempt. */
  readonly replyUntil: number | null;
};

const locationOf = ({ keyHash }: Attempt) => ({ table: 'idempotency', column: 'reply', id: keyHash });

const sha256 = (...parts: string[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

const keepForMs = 24 * 60 * 60 * 1000;
/** Long enough to retry after a lost connection, and no longer: the secret is shown once. */
const keepSecretForMs = 10 * 60 * 1000;
/** Stands where a reply was that is forgotten. */
const forgotten = 'forgotten';
/** Longer than any work takes: an older claim without a reply was left by a dead process. */
const abandonedAfterMs = 15 * 60 * 1000;

export function describeAttempt(input: {
  callerId: string;
  endpoint: string;
  key: string;
  request: unknown;
  now: number;
  vault: Vault;
  repliesWithSecret: boolean;
}): Attempt {
  return {
    keyHash: sha256(input.callerId, input.endpoint, input.key),
    // With the unguessable key in it, the digest does not reveal the password.
    requestDigest: sha256(input.key, JSON.stringify(input.request)),
    now: input.now,
    vault: input.vault,
    replyUntil: input.repliesWithSecret ? input.now + keepSecretForMs : null,
  };
}

async function claim(tx: Transaction, attempt: Attempt, status: number): Promise<boolean> {
  const { keyHash, requestDigest, now, replyUntil } = attempt;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('idempotency')
    .values({
      key_hash: keyHash,
      request_digest: requestDigest,
      status,
      reply: '',
      reply_until: replyUntil,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('key_hash').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows !== 0n;
}

async function keepReply(tx: Transaction, attempt: Attempt, reply: unknown): Promise<void> {
  await tx
    .updateTable('idempotency')
    .set({ reply: attempt.vault.seal(locationOf(attempt), JSON.stringify(reply ?? null)) })
    .where('key_hash', '=', attempt.keyHash)
    .execute();
}

async function release(tx: Transaction, { keyHash }: Attempt, before: number): Promise<void> {
  await tx
    .deleteFrom('idempotency')
    .where('key_hash', '=', keyHash)
    .where('reply', '=', '')
    .where('created_at', '<=', before)
    .execute();
}

/**
 * Runs `work` unless the same request was answered before; then its reply is returned. The claim is inserted first, in
 * the transaction of the work: of two nodes, the second waits for the first's commit.
 */
export async function once<T>(tx: Transaction, attempt: Attempt, status: number, work: () => Promise<T>): Promise<T> {
  if (!(await claim(tx, attempt, status))) return repeatReply<T>(tx, attempt);
  const reply = await work();
  await keepReply(tx, attempt, reply);
  return reply;
}

/**
 * The same for work with its own transactions: the claim is committed before it, so that a repeated request is told
 * that the first is in progress, and is released when the work fails.
 */
export async function onceAround<T>(
  database: Database,
  attempt: Attempt,
  status: number,
  work: () => Promise<T>,
): Promise<T> {
  const answered = await database.write(async (tx) => {
    await release(tx, attempt, attempt.now - abandonedAfterMs);
    return (await claim(tx, attempt, status)) ? undefined : { reply: await repeatReply<T>(tx, attempt) };
  });
  if (answered) return answered.reply;
  try {
    const reply = await work();
    await database.write((tx) => keepReply(tx, attempt, reply));
    return reply;
  } catch (cause) {
    await database.write((tx) => release(tx, attempt, attempt.now));
    throw cause;
  }
}

async function repeatReply<T>(tx: Transaction, attempt: Attempt): Promise<T> {
  const { keyHash, requestDigest, vault, now } = attempt;
  const answered = await tx
    .selectFrom('idempotency')
    .selectAll()
    .where('key_hash', '=', keyHash)
    .executeTakeFirstOrThrow();
  if (answered.request_digest !== requestDigest) throw new ApiError('idempotency_key_reused');
  if (answered.reply === '') throw new ApiError('request_in_progress');
  if (answered.reply_until !== null && answered.reply_until <= now) throw new ApiError('secret_already_shown');
  return JSON.parse(vault.open(locationOf(attempt), answered.reply)) as T;
}

/** Deletes attempts older than a day, and replies with a secret as soon as they expire. */
export async function forgetOldAttempts(database: Database, now: number): Promise<void> {
  await database.write(async (tx) => {
    await tx
      .updateTable('idempotency')
      .set({ reply: forgotten })
      .where('reply_until', '<=', now)
      .where('reply', 'not in', ['', forgotten])
      .execute();
    await tx
      .deleteFrom('idempotency')
      .where('created_at', '<', now - keepForMs)
      .execute();
  });
}
