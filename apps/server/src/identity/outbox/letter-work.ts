import type { WorkKind } from '@halyard/contracts/server/background-work.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { KindOfWork } from '../../platform/background/work-kind.ts';
import type { Vault } from '../../platform/vault.ts';
import {
  abandonLetter,
  type Channel,
  findLetter,
  noteFailure,
  noteSent,
  type OutboxRow,
  openContent,
  priorities,
} from '../stores/outbox-store.ts';
import { describeSmtpFailure, type SendMail } from './smtp-sender.ts';
import type { SendText } from './text-messages.ts';

const minuteMs = 60_000;
const pausesMs = [minuteMs / 2, 2 * minuteMs, 10 * minuteMs, 30 * minuteMs];

/** Letters of one kind do not wait for those of another, for example to an unreachable server. */
export const letterKinds = ['mail_code', 'mail', 'mail_alert', 'text_message'] as const satisfies readonly WorkKind[];

export function workKindOf({ channel, priority }: Pick<OutboxRow, 'channel' | 'priority'>) {
  if (channel === 'text') return 'text_message';
  if (priority === priorities.urgent) return 'mail_code';
  return priority === priorities.alert ? 'mail_alert' : 'mail';
}

/** The senders; undefined if letters stay in the outbox to be read. */
export type Senders = { readonly mail: SendMail | undefined; readonly text: SendText | undefined };

type Options = {
  readonly database: Database;
  readonly clock: Clock;
  readonly vault: Vault;
  readonly senders: Senders;
};

const messageOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause));

/** The part of a failure that administrators may read. Responses of a text message gateway are excluded. */
const problemOf = (channel: Channel, cause: unknown) =>
  channel === 'mail' ? describeSmtpFailure(cause) : messageOf(cause);

/** They contain no codes: they are kept for resending. */
const withoutCode: readonly WorkKind[] = ['mail', 'mail_alert'];

/** Sends one letter, up to five times with increasing delays. Sent or failed ones keep no code. */
export function createLetterWork({ database, clock, vault, senders }: Options, kind: WorkKind): KindOfWork {
  const mayBeSentAgain = withoutCode.includes(kind);
  const idOf = ({ letterId }: Readonly<Record<string, string>>) => Number(letterId);
  return {
    atOnce: 8,
    attempts: pausesMs.length + 1,
    retryInMs: (attempts) => pausesMs[attempts - 1] ?? 0,
    // Accepted by the mail server.
    mustEnd: true,
    ...(!mayBeSentAgain && { failsForGood: true as const }),
    async handler({ payload }) {
      const letter = await findLetter(database.read, idOf(payload));
      const send = letter && senders[letter.channel];
      // It was sent; or no sender is configured anymore, and it stays to be read.
      if (!letter || !send) return undefined;
      const { id, recipient: to, channel } = letter;
      const { subject, text, html } = openContent(vault, letter);
      try {
        await send({ to, subject, text, html });
      } catch (cause) {
        await database.write((tx) => noteFailure(tx, id, messageOf(cause)));
        // Without its cause: errors thrown here are logged, and the cause may contain the recipient.
        throw new Error(problemOf(channel, cause));
      }
      await database.write((tx) => noteSent(tx, id, clock()));
      return undefined;
    },
    onFailed: async (tx, { payload }) => {
      if (!mayBeSentAgain) await abandonLetter(tx, idOf(payload), 'interrupted');
    },
    onCancelled: (tx, { payload }) => abandonLetter(tx, idOf(payload), 'cancelled'),
  };
}
