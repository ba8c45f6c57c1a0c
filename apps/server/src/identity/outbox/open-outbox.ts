import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import type { Vault } from '../../platform/vault.ts';
import { type Channel, listOutbox, sealOldLetters } from '../stores/outbox-store.ts';
import { createMailRun, createSmtpSender } from './mail.ts';
import { createTextSender } from './text-messages.ts';

type Options = {
  readonly database: Database;
  readonly clock: Clock;
  readonly vault: Vault;
  readonly config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'supportEmail' | 'publicUrl' | 'smsGateway' | 'hasOutboxPage'>;
};

async function openMail({ database, clock, vault, config }: Options) {
  const { smtpUrl, mailFrom, supportEmail, publicUrl } = config;
  if (!smtpUrl) return undefined;
  const from = mailFrom ?? supportEmail ?? `no-reply@${new URL(publicUrl).hostname}`;
  return createMailRun({ database, clock, vault, channel: 'mail', send: await createSmtpSender(smtpUrl, from) });
}

const openTexts = ({ database, clock, vault, config: { smsGateway } }: Options) =>
  smsGateway && createMailRun({ database, clock, vault, channel: 'text', send: createTextSender(smsGateway) });

/** Sends what is in the outbox where someone is configured to send it; the rest is left for the operator to read. */
export async function openOutbox(options: Options) {
  const { database, vault, config } = options;
  await sealOldLetters(database, vault);
  const [mail, texts] = [await openMail(options), openTexts(options)];
  const unsent: readonly Channel[] = [...(mail ? [] : ['mail' as const]), ...(texts ? [] : ['text' as const])];
  const isRead = unsent.length > 0 && config.hasOutboxPage;
  return {
    /** Looks for what is due, after a transaction that queued something. */
    runNow() {
      void mail?.runNow();
      void texts?.runNow();
    },
    /** Letters that no one sends; undefined where all are sent, and where there is no page for them. */
    read: isRead ? (to: string | undefined) => listOutbox(database, vault, unsent, to) : undefined,
    async close() {
      await mail?.close();
      await texts?.close();
    },
  };
}
