import type { Kysely, Selectable } from 'kysely';
import type { Database, Transaction } from '../../database/database.ts';
import type { IdentityTables } from '../../database/identity-schema.ts';
import type { Schema } from '../../database/schema.ts';
import type { Mail } from '../../mail-texts/write-mail.ts';
import type { Vault } from '../../platform/vault.ts';

export type OutboxRow = Selectable<IdentityTables['idp_outbox']>;

const mostTries = 5;
const readAtOnce = 20;
const listedAtMost = 100;

/** How a message travels: mail goes to an address, a text message to a phone number. */
export type Channel = OutboxRow['channel'];

/** What a letter says. It lies encrypted in its row, for it may hold a code or a temporary password. */
type Content = Pick<OutboxRow, 'subject' | 'text' | 'html' | 'code'>;

const placeOf = (recipient: string) => ({ table: 'idp_outbox', column: 'sealed', id: recipient });
const emptied = { code: null, subject: '', text: '', html: '' };

const sealContent = (vault: Vault, recipient: string, content: Content) => ({
  ...emptied,
  sealed: vault.seal(placeOf(recipient), JSON.stringify(content)),
});

/** What the letter says; '' once it has left. */
export function openContent(vault: Vault, { recipient, sealed, subject, text, html, code }: OutboxRow): Content {
  if (sealed === null) return { subject, text, html, code };
  return JSON.parse(vault.open(placeOf(recipient), sealed)) as Content;
}

/** To whom, and what kind of message it is; the code can be read by the operator until it is sent or given up. */
type Envelope = { readonly to: string; readonly kind: string; readonly code?: string };

/** Someone waits for it before they can go on; about one's own account; and alerts, of which there may be many. */
const priorities = { urgent: 0, account: 1, alert: 2 } as const;
const alertKinds = ['alert', 'alert_digest'];

function priorityOf({ kind, code }: Envelope): number {
  if (code !== undefined) return priorities.urgent;
  return alertKinds.includes(kind) ? priorities.alert : priorities.account;
}

/** Codes have a lane of their own, so that they wait for no other letter, not even for one that is being sent. */
export type Lane = 'urgent' | 'other';

const channelOf = ({ kind }: Envelope): Channel => (kind === 'text_code' ? 'text' : 'mail');

export async function addToOutbox(
  tx: Transaction,
  vault: Vault,
  letter: Envelope,
  mail: Mail,
  now: number,
): Promise<void> {
  const { to: recipient, kind, code = null } = letter;
  await tx
    .insertInto('idp_outbox')
    .values({
      recipient,
      channel: channelOf(letter),
      kind,
      priority: priorityOf(letter),
      ...sealContent(vault, recipient, { ...mail, code }),
      created_at: now,
      sent_at: null,
      tries: 0,
      next_try_at: now,
      error: null,
    })
    .execute();
}

/** Letters of one lane that are due, those that matter most first, the oldest of them first. */
export const findDue = (
  { read }: Database,
  { channel, lane }: { readonly channel: Channel; readonly lane: Lane },
  now: number,
): Promise<OutboxRow[]> =>
  read
    .selectFrom('idp_outbox')
    .selectAll()
    .where('channel', '=', channel)
    .where('priority', lane === 'urgent' ? '=' : '>', priorities.urgent)
    .where('sent_at', 'is', null)
    .where('tries', '<', mostTries)
    .where('next_try_at', '<=', now)
    .orderBy('priority')
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

/** How many alerts were mailed to someone since then. */
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

// A letter that has left, or never will, keeps no code behind.
const left = { ...emptied, sealed: null };

export async function noteSent({ write }: Database, id: number, now: number): Promise<void> {
  await write(async (tx) => {
    const sent = { ...left, sent_at: now, error: null };
    await tx.updateTable('idp_outbox').set(sent).where('id', '=', id).execute();
  });
}

/** Keeps what was said of the try that this row was claimed for. */
export async function noteFailure({ write }: Database, { id, tries }: OutboxRow, error: string): Promise<void> {
  const failed = { error: error.slice(0, 500), ...(tries + 1 >= mostTries && left) };
  await write(async (tx) => {
    await tx.updateTable('idp_outbox').set(failed).where('id', '=', id).execute();
  });
}

/** What was said when the last letter to one of these that was tried could not be sent; undefined when it could. */
export async function findDeliveryFailure(
  db: Kysely<Schema>,
  recipients: readonly string[],
): Promise<string | undefined> {
  const last = await db
    .selectFrom('idp_outbox')
    .select(['sent_at', 'error'])
    .where('recipient', 'in', recipients)
    // Neither one that has never been tried nor one that is under way says anything yet.
    .where((where) => where.or([where('sent_at', 'is not', null), where('error', 'is not', null)]))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.sent_at === null ? (last.error ?? undefined) : undefined;
}

/** A letter as the operator reads it where no one sends it. `sentAt` is an ISO 8601 instant. */
export type OutboxLetter = {
  readonly channel: Channel;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly code: string | null;
  readonly sentAt: string;
};

/** What is in these channels, newest first, to one address or number or to all. */
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
