import type { Selectable } from 'kysely';
import type { Database, Transaction } from '../database/database.ts';
import type { IdentityTables } from '../database/identity-schema.ts';
import type { Mail } from '../mail-texts/write-mail.ts';

export type OutboxRow = Selectable<IdentityTables['idp_outbox']>;

const mostTries = 5;
const readAtOnce = 20;
const listedAtMost = 100;

/** To whom, and what kind of mail it is; the code stays readable for the operator until it is sent. */
type Envelope = { readonly to: string; readonly kind: string; readonly code?: string };

export async function addToOutbox(tx: Transaction, letter: Envelope, mail: Mail, now: number): Promise<void> {
  await tx
    .insertInto('idp_outbox')
    .values({
      ...{ recipient: letter.to, kind: letter.kind, ...mail, code: letter.code ?? null },
      ...{ created_at: now, sent_at: null, tries: 0, next_try_at: now, error: null },
    })
    .execute();
}

/** Letters that are due, oldest first. */
export const findDue = ({ read }: Database, now: number): Promise<OutboxRow[]> =>
  read
    .selectFrom('idp_outbox')
    .selectAll()
    .where('sent_at', 'is', null)
    .where('tries', '<', mostTries)
    .where('next_try_at', '<=', now)
    .orderBy('id')
    .limit(readAtOnce)
    .execute();

/** Counts a try beforehand; false when another node has taken it. */
export async function claimTry({ write }: Database, { id, tries }: OutboxRow, nextTryAt: number): Promise<boolean> {
  const claimed = await write((tx) =>
    tx
      .updateTable('idp_outbox')
      .set({ tries: tries + 1, next_try_at: nextTryAt })
      .where('id', '=', id)
      .where('tries', '=', tries)
      .where('sent_at', 'is', null)
      .returning('id')
      .executeTakeFirst(),
  );
  return claimed !== undefined;
}

/** A letter that has left keeps no code behind. */
export async function noteSent({ write }: Database, id: number, now: number): Promise<void> {
  await write(async (tx) => {
    const sent = { sent_at: now, code: null, subject: '', text: '', html: '', error: null };
    await tx.updateTable('idp_outbox').set(sent).where('id', '=', id).execute();
  });
}

export async function noteFailure({ write }: Database, id: number, error: string): Promise<void> {
  await write(async (tx) => {
    await tx
      .updateTable('idp_outbox')
      .set({ error: error.slice(0, 500) })
      .where('id', '=', id)
      .execute();
  });
}

/** A letter as the operator reads it without a mail server. `sentAt` is an ISO 8601 instant. */
export type OutboxLetter = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly code: string | null;
  readonly sentAt: string;
};

/** Newest first, to one address or to all. */
export async function listOutbox({ read }: Database, to: string | undefined): Promise<OutboxLetter[]> {
  const all = read.selectFrom('idp_outbox').selectAll().orderBy('id', 'desc').limit(listedAtMost);
  const rows = await (to === undefined ? all : all.where('recipient', '=', to.toLowerCase())).execute();
  return rows.map(({ recipient, subject, text, code, created_at }) => ({
    ...{ to: recipient, subject, text, code, sentAt: new Date(created_at).toISOString() },
  }));
}
