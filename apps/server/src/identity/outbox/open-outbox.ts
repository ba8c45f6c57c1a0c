import type { WorkKind } from '@halyard/contracts/server/background-work.ts';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Database, Transaction } from '../../database/database.ts';
import type { Mail } from '../../mail-texts/write-mail.ts';
import type { BackgroundWork } from '../../platform/background/background-work.ts';
import type { Vault } from '../../platform/vault.ts';
import {
  type Channel,
  type Envelope,
  findUnqueued,
  insertLetter,
  listOutbox,
  type Queueable,
  sealOldLetters,
  workIdOf,
} from '../stores/outbox-store.ts';
import { createLetterWork, type Senders, workKindOf } from './letter-work.ts';
import { createSmtpSender } from './smtp-sender.ts';
import { createTextSender } from './text-messages.ts';

type Options = {
  readonly database: Database;
  readonly clock: Clock;
  readonly vault: Vault;
  readonly work: Pick<BackgroundWork, 'add'>;
  readonly config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'supportEmail' | 'publicUrl' | 'smsGateway' | 'hasOutboxPage'>;
};

/** Puts a letter into the outbox; it is sent once the transaction is committed. */
export type AddLetter = (tx: Transaction, letter: Envelope, mail: Mail) => Promise<void>;

async function openSenders(config: Options['config']): Promise<Senders> {
  const { smtpUrl, mailFrom, supportEmail, publicUrl, smsGateway } = config;
  const from = mailFrom ?? supportEmail ?? `no-reply@${new URL(publicUrl).hostname}`;
  return {
    mail: smtpUrl ? await createSmtpSender(smtpUrl, from) : undefined,
    text: smsGateway && createTextSender(smsGateway),
  };
}

type Ports = Omit<Options, 'config'> & { readonly senders: Senders; readonly hasPage: boolean };

/** Sends the outbox if a sender is configured; the rest is left for the operator to read. */
export function createOutbox({ database, clock, vault, work, senders, hasPage }: Ports) {
  const channels: readonly Channel[] = ['mail', 'text'];
  const sent = channels.filter((channel) => senders[channel]);
  const unsent = channels.filter((channel) => !senders[channel]);

  async function queue(tx: Transaction, letter: Queueable): Promise<void> {
    if (!sent.includes(letter.channel)) return;
    await work.add(tx, {
      id: workIdOf(letter.id),
      kind: workKindOf(letter),
      payload: { letterId: String(letter.id) },
      personId: null,
      // Administrators see neither the recipient nor the content of a letter.
      label: letter.kind,
    });
  }

  const add: AddLetter = async (tx, letter, mail) =>
    queue(tx, await insertLetter(tx, { vault, letter, mail, now: clock() }));

  return {
    add,
    letterWork: (kind: WorkKind) => createLetterWork({ database, clock, vault, senders }, kind),
    /** Queues letters that an earlier version, or a time without a mail server, has left. */
    async queueLeft(): Promise<void> {
      if (sent.length === 0) return;
      await database.write(async (tx) => {
        for (const letter of await findUnqueued(tx, sent)) await queue(tx, letter);
      });
    },
    /** Unsent letters; undefined if all are sent, and without an outbox page. */
    read:
      unsent.length > 0 && hasPage ? (to: string | undefined) => listOutbox(database, vault, unsent, to) : undefined,
  };
}

export type Outbox = ReturnType<typeof createOutbox>;

/** The outbox as it is configured. */
export async function openOutbox({ config, ...ports }: Options): Promise<Outbox> {
  await sealOldLetters(ports.database, ports.vault);
  return createOutbox({ ...ports, senders: await openSenders(config), hasPage: config.hasOutboxPage });
}
