import type { LetterKind } from '@halyard/contracts/server/background-work.ts';
import type { ExpressionBuilder, Kysely, Selectable } from 'kysely';
import { holdRows } from '../../database/connections/hold-rows.ts';
import type { Database, Transaction } from '../../database/database.ts';
import type { IdentityTables } from '../../database/tables/identity-schema.ts';
import type { Schema } from '../../database/tables/schema.ts';
import type { Mail } from '../../mail-texts/write-mail.ts';
import type { Vault } from '../../platform/vault.ts';

export type OutboxRow = Selectable<IdentityTables['idp_outbox']>;

const errorLength = 500;
const listedAtMost = 100;

/** The channel of a message: mail goes to an address, a text message to a phone number. */
export type Channel = OutboxRow['channel'];

/** The content of a letter. Encrypted in its row, because it may contain a code or a temporary password. */
type Content = Pick<OutboxRow, 'subject' | 'text' | 'html' | 'code'>;

const locationOf = (recipient: string) => ({ table: 'idp_outbox', column: 'sealed', id: recipient });
const emptied = { code: null, subject: '', text: '', html: '' };

const sealContent = (vault: Vault, recipient: string, content: Content) => ({
  ...emptied,
  sealed: vault.seal(locationOf(recipient), JSON.stringify(content)),
});

/** The content of the letter; '' once it was sent. */
export function openContent(vault: Vault, { recipient, sealed, subject, text, html, code }: OutboxRow): Content {
  if (sealed === null) return { subject, text, html, code };
  return JSON.parse(vault.open(locationOf(recipient), sealed)) as Content;
}

/** Recipient and kind of a message; the operator can read the code until it is sent or has failed. */
export type Envelope = { readonly to: string; readonly kind: LetterKind; readonly code?: string };

/** Someone waits for it before they can continue; about one's own account; and alerts, of which there may be many. */
export const priorities = { urgent: 0, account: 1, alert: 2 } as const;
const alertKinds = ['alert', 'alert_digest'];

function priorityOf({ kind, code }: Envelope): number {
  if (code !== undefined) return priorities.urgent;
  return alertKinds.includes(kind) ? priorities.alert : priorities.account;
}

const channelOf = ({ kind }: Envelope): Channel => (kind === 'text_code' ? 'text' : 'mail');

/** The queue key of a letter. */
export type Queueable = Pick<OutboxRow, 'id' | 'kind' | 'channel' | 'priority'>;
const queueable = ['id', 'kind', 'channel', 'priority'] as const;

type NewLetter = {
  readonly vault: Vault;
  readonly letter: Envelope;
  readonly mail: Mail;
  readonly now: number;
};

export async function insertLetter(tx: Transaction, { vault, letter, mail, now }: NewLetter): Promise<Queueable> {
  const { to: recipient, kind, code = null } = letter;
  return tx
    .insertInto('idp_outbox')
    .values({
      recipient,
      channel: channelOf(letter),
      kind,
      priority: priorityOf(letter),
      ...sealContent(vault, recipient, { ...mail, code }),
      created_at: now,
      sent_at: null,
      error: null,
    })
    .returning(queueable)
    .executeTakeFirstOrThrow();
}

const isWaiting = (eb: ExpressionBuilder<Schema, 'idp_outbox'>) =>
  eb.and([eb('sent_at', 'is', null), eb('sealed', 'is not', null)]);

/** A letter that has neither left nor been given up. */
export const findLetter = (db: Kysely<Schema>, id: number): Promise<OutboxRow | undefined> =>
  db.selectFrom('idp_outbox').selectAll().where('id', '=', id).where(isWaiting).executeTakeFirst();

export const workIdOf = (letterId: number | '%') => `letter-${letterId}`;

/** Letters of these channels that wait and are not in the queue. Two nodes that start together queue each of them once. */
export async function findUnqueued(tx: Transaction, channels: readonly Channel[]): Promise<Queueable[]> {
  const waiting = tx.selectFrom('idp_outbox').select(queueable).where('channel', 'in', channels).where(isWaiting);
  const letters = await holdRows(tx, waiting.orderBy('id')).execute();
  if (letters.length === 0) return [];
  const rows = await tx.selectFrom('jobs').select('id').where('id', 'like', workIdOf('%')).execute();
  const queued = new Set(rows.map(({ id }) => id));
  return letters.filter(({ id }) => !queued.has(workIdOf(id)));
}

/** The number of alert emails to a user since then. */
export async function countAlertsTo(tx: Transaction, recipient: string, since: number): Promise<number> {
  const { count } = await tx
    .selectFrom('idp_outbox')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('recipient', '=', recipient)
    .where('kind', '=', 'alert')
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

// A sent or failed letter keeps no code.
const left = { ...emptied, sealed: null };

export async function noteSent(tx: Transaction, id: number, now: number): Promise<void> {
  await tx
    .updateTable('idp_outbox')
    .set({ ...left, sent_at: now, error: null })
    .where('id', '=', id)
    .execute();
}

/** Stores the result of an attempt; the letter waits for the next one. */
export async function noteFailure(tx: Transaction, id: number, error: string): Promise<void> {
  await tx
    .updateTable('idp_outbox')
    .set({ error: error.slice(0, errorLength) })
    .where('id', '=', id)
    .execute();
}

/** Gives a letter up that has not left. Why is what the last attempt said, or else `reason`. */
export async function abandonLetter(tx: Transaction, id: number, reason: string): Promise<void> {
  await tx
    .updateTable('idp_outbox')
    .set((eb) => ({ ...left, error: eb.fn.coalesce('error', eb.val(reason)) }))
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute();
}

/** The error of the last letter tried to one of these; undefined if it was sent. */
export async function findDeliveryFailure(
  db: Kysely<Schema>,
  recipients: readonly string[],
): Promise<string | undefined> {
  const last = await db
    .selectFrom('idp_outbox')
    .select(['sent_at', 'error'])
    .where('recipient', 'in', recipients)
    // An untried letter or one in progress has no result yet.
    .where((where) => where.or([where('sent_at', 'is not', null), where('error', 'is not', null)]))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.sent_at === null ? (last.error ?? undefined) : undefined;
}

/** A letter as shown to the operator if it is not sent. `sentAt` is an ISO 8601 instant. */
export type OutboxLetter = {
  readonly channel: Channel;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly code: string | null;
  readonly sentAt: string;
};

/** The letters in these channels, newest first, to one address or number or to all. */
export async function listOutbox(
  { read }: Database,
  vault: Vault,
  channels: readonly Channel[],
  to: string | undefined,
): Promise<OutboxLetter[]> {
  const all = read
    .selectFrom('idp_outbox')
    .selectAll()
    .where('channel', 'in', channels)
    .orderBy('id', 'desc')
    .limit(listedAtMost);
  const rows = await (to === undefined ? all : all.where('recipient', '=', to.toLowerCase())).execute();
  return rows.map((row) => {
    const { subject, text, code } = openContent(vault, row);
    const { channel, recipient: to, created_at } = row;
    return { channel, to, subject, text, code, sentAt: new Date(created_at).toISOString() };
  });
}

/** Encrypts letters that an earlier version has left in the clear. */
export async function sealOldLetters({ write }: Database, vault: Vault): Promise<void> {
  await write(async (tx) => {
    const old = await tx
      .selectFrom('idp_outbox')
      .selectAll()
      .where('sealed', 'is', null)
      .where('text', '!=', '')
      .execute();
    for (const row of old) {
      const sealed = sealContent(vault, row.recipient, openContent(vault, row));
      await tx.updateTable('idp_outbox').set(sealed).where('id', '=', row.id).execute();
    }
  });
}
