import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { Vault } from '../../platform/vault.ts';
import {
  type Channel,
  claimTry,
  findDue,
  type Lane,
  noteFailure,
  noteSent,
  type OutboxRow,
  openContent,
} from '../stores/outbox-store.ts';

const timeoutMs = 10_000;
const lookAgainMs = 1_000;
const minuteMs = 60_000;
const waitsMs = [minuteMs / 2, 2 * minuteMs, 10 * minuteMs, 30 * minuteMs];

export type SendMail = (mail: { to: string; subject: string; text: string; html: string }) => Promise<unknown>;

/** Sends over SMTP; every step has ten seconds. The mailer is loaded only where there is a mail server. */
export async function createSmtpSender(smtpUrl: string, from: string): Promise<SendMail> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return (mail) => transport.sendMail({ from, ...mail });
}

type Options = {
  readonly database: Database;
  readonly clock: Clock;
  readonly vault: Vault;
  /** What this run sends; the other channel is left alone, so that one that is out of order does not hold it up. */
  readonly channel: Channel;
  readonly send: SendMail;
};

/** Empties one lane, every letter up to five times, with growing pauses. What cannot be sent stays in its row with the reason. */
function createLane({ database, clock, vault, channel, send }: Options, lane: Lane) {
  let running: Promise<void> | undefined;
  let again = false;

  async function deliver(row: OutboxRow) {
    const { id, recipient: to } = row;
    if (!(await claimTry(database, row, clock() + (waitsMs[row.tries] ?? 0)))) return;
    try {
      const { subject, text, html } = openContent(vault, row);
      await send({ to, subject, text, html });
    } catch (error) {
      await noteFailure(database, row, error instanceof Error ? error.message : String(error));
      return;
    }
    await noteSent(database, id, clock());
  }

  async function deliverDue() {
    do {
      again = false;
      const due = await findDue(database, { channel, lane }, clock());
      for (const row of due) await deliver(row);
      // There may be more than were read at once.
      again ||= due.length > 0;
    } while (again);
  }

  return {
    /** Sends what is due; a call during a run lets it look once more. */
    runNow(): Promise<void> {
      again = true;
      // A failure here is a lost database; the letters are still there at the next look.
      running ??= deliverDue()
        .catch(() => {})
        .finally(() => {
          running = undefined;
        });
      return running;
    },
    finished: async () => running,
  };
}

/** Empties one channel of the outbox, after commits and every second: no one waits for a code behind other letters. */
export function createMailRun(options: Options) {
  const lanes = [createLane(options, 'urgent'), createLane(options, 'other')];

  async function runNow(): Promise<void> {
    await Promise.all(lanes.map((lane) => lane.runNow()));
  }

  const timer = setInterval(runNow, lookAgainMs);
  timer.unref();
  return {
    runNow,
    async close() {
      clearInterval(timer);
      await Promise.all(lanes.map((lane) => lane.finished()));
    },
  };
}
