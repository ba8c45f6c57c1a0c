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

/** Letters of a kind wait for none of another: not for one that is sent to a server that is out of order. */
export const letterKinds = ['mail_code', 'mail', 'mail_alert', 'text_message'] as const satisfies readonly WorkKind[];

export function workKindOf({ channel, priority }: Pick<OutboxRow, 'channel' | 'priority'>) {
  if (channel === 'text') return 'text_message';
  if (priority === priorities.urgent) return 'mail_code';
  return priority === priorities.alert ? 'mail_alert' : 'mail';
}

/** Who sends what; undefined where the letters stay in the outbox to be read. */
export type Senders = { readonly mail: SendMail | undefined; readonly text: SendText | undefined };

type Options = {
  readonly database: Database;
  readonly clock: Clock;
  readonly vault: Vault;
  readonly senders: Senders;
};

const messageOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause));

/** What administrators may read of a failure. What a text message gateway says never comes this far. */
const problemOf = (channel: Channel, cause: unknown) =>
  channel === 'mail' ? describeSmtpFailure(cause) : messageOf(cause);

/** No code is in them: they are kept for whoever has them sent again. */
const withoutCode: readonly WorkKind[] = ['mail', 'mail_alert'];

/** Sends one letter, up to five times with growing pauses. What has left, or will not, keeps no code behind. */
export function createLetterWork({ database, clock, vault, senders }: Options, kind: WorkKind): KindOfWork {
  const mayBeSentAgain = withoutCode.includes(kind);
  const idOf = ({ letterId }: Readonly<Record<string, string>>) => Number(letterId);
  return {
    atOnce: 8,
    attempts: pausesMs.length + 1,
    retryInMs: (attempts) => pausesMs[attempts - 1] ?? 0,
    // What a mail server has taken is on its way.
    mustEnd: true,
    ...(!mayBeSentAgain && { failsForGood: true as const }),
    async handler({ payload }) {
      const letter = await findLetter(database.read, idOf(payload));
      const send = letter && senders[letter.channel];
      // It has left; or no one is configured to send it any more, and it stays to be read.
      if (!letter || !send) return undefined;
      const { id, recipient: to, channel } = letter;
      const { subject, text, html } = openContent(vault, letter);
      try {
        await send({ to, subject, text, html });
      } catch (cause) {
        await database.write((tx) => noteFailure(tx, id, messageOf(cause)));
        // Without its cause: what is thrown here is logged, and the cause may name the recipient.
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
