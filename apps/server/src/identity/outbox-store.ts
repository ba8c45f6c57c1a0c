import type { Kysely, Selectable } from 'kysely';
import type { Database, Transaction } from '../database/database.ts';
import type { IdentityTables } from '../database/identity-schema.ts';
import type { Schema } from '../database/schema.ts';
import type { Mail } from '../mail-texts/write-mail.ts';

export type OutboxRow = Selectable<IdentityTables['idp_outbox']>;

const mostTries = 5;
const readAtOnce = 20;
const listedAtMost = 100;

/** How a message travels: mail goes to an address, a text message to a phone number. */
export type Channel = OutboxRow['channel'];

/** To whom, and what kind of message it is; the code stays readable for the operator until it is sent or given up. */
type Envelope = { readonly to: string; readonly kind: string; readonly code?: string };

/** Somebody waits for it before they can go on; about one's own account; and alerts, of which there may be many. */
const priorities = { urgent: 0, account: 1, alert: 2 } as const;
const alertKinds = ['alert', 'alert_digest'];

function priorityOf({ kind, code }: Envelope): number {
  if (code !== undefined) return priorities.urgent;
  return alertKinds.includes(kind) ? priorities.alert : priorities.account;
}

/** Codes have a lane of their own, so that they wait for no other letter, not even for one that is being sent. */
export type Lane = 'urgent' | 'other';

const channelOf = ({ kind }: Envelope): Channel => (kind === 'text_code' ? 'text' : 'mail');

export async function addToOutbox(tx: Transaction, letter: Envelope, mail: Mail, now: number): Promise<void> {
  await tx
    .insertInto('idp_outbox')
    .values({
      ...{
        recipient: letter.to,
        channel: channelOf(letter),
        kind: letter.kind,
        priority: priorityOf(letter),
        ...mail,
        code: letter.code ?? null,
      },
      ...{ created_at: now, sent_at: null, tries: 0, next_try_at: now, error: null },
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

/** How many alerts were mailed to somebody since then. */
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
const emptied = { code: null, subject: '', text: '', html: '' };

export async function noteSent({ write }: Database, id: number, now: number): Promise<void> {
  await write(async (tx) => {
    const sent = { ...emptied, sent_at: now, error: null };
    await tx.updateTable('idp_outbox').set(sent).where('id', '=', id).execute();
  });
}

/** Keeps what was said of the try that this row was claimed for. */
export async function noteFailure({ write }: Database, { id, tries }: OutboxRow, error: string): Promise<void> {
  const failed = { error: error.slice(0, 500), ...(tries + 1 >= mostTries && emptied) };
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

/** A letter as the operator reads it where nobody sends it. `sentAt` is an ISO 8601 instant. */
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
  return rows.map(({ channel, recipient, subject, text, code, created_at }) => ({
    ...{ channel, to: recipient, subject, text, code, sentAt: new Date(created_at).toISOString() },
  }));
}
