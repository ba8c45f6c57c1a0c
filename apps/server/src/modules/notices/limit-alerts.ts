import type { Language } from '@halyard/contracts/accounts/preferences.ts';
import type { Settings } from '@halyard/contracts/accounts/settings.ts';
import type { Clock } from '../../clock.ts';
import type { Transaction } from '../../database/database.ts';
import type { Alert, AlertDigest } from '../../mail-texts/write-mail.ts';

/** Maximum individual alert emails per user and hour; further ones wait for a digest. */
const mailedMost = 10;
const hourMs = 60 * 60_000;
/** How long the first of a digest waits for others. */
const digestAfterMs = 10 * 60_000;
const linesMost = 50;

/** Whom a mail is for. */
export type Recipient = { readonly id: string; readonly address: string };

type Ports = {
  readonly clock: Clock;
  /** How many alerts were mailed to the address since then. */
  readonly countMailed: (tx: Transaction, address: string, since: number) => Promise<number>;
  /** The alert in one line. */
  readonly writeLine: (alert: Alert, language: Language) => string;
  readonly queueDigest: (tx: Transaction, address: string, digest: AlertDigest, language: Language) => Promise<void>;
};

/** Emails alerts individually while they are few, and combines the rest: a hundred must not flood a mailbox. */
export function createAlertLimit({ clock, countMailed, writeLine, queueDigest }: Ports) {
  async function isOverLimit(tx: Transaction, { id, address }: Recipient): Promise<boolean> {
    const waiting = await tx.selectFrom('held_alerts').select('id').where('person_id', '=', id).limit(1).execute();
    return waiting.length > 0 || (await countMailed(tx, address, clock() - hourMs)) >= mailedMost;
  }

  async function sendDigest(tx: Transaction, personId: string) {
    // Of two concurrent nodes, the second finds nothing left.
    const held = await tx.deleteFrom('held_alerts').where('person_id', '=', personId).returningAll().execute();
    const newest = held.sort((one, other) => one.id - other.id).at(-1);
    if (!newest) return;
    const lines = held.slice(0, linesMost).map(({ line }) => line);
    const digest = { kind: 'alert_digest', lines, more: held.length - lines.length } as const;
    await queueDigest(tx, newest.recipient, digest, newest.language);
  }

  return {
    /** Queues an alert for the next digest if there were too many; false if it is to be emailed individually. */
    async hold(tx: Transaction, to: Recipient, alert: Alert, { preferences }: Settings): Promise<boolean> {
      // An announcement is read in full.
      if (alert.event === 'announcement_made' || !(await isOverLimit(tx, to))) return false;
      const { language } = preferences;
      const row = { person_id: to.id, recipient: to.address, language, line: writeLine(alert, language), at: clock() };
      await tx.insertInto('held_alerts').values(row).execute();
      return true;
    },

    /** Mails the digests that have waited long enough. */
    async sendDigests(tx: Transaction, now: number): Promise<void> {
      const due = await tx
        .selectFrom('held_alerts')
        .select('person_id')
        .groupBy('person_id')
        .having((eb) => eb(eb.fn.min('at'), '<=', now - digestAfterMs))
        .orderBy('person_id')
        .execute();
      for (const { person_id } of due) await sendDigest(tx, person_id);
    },
  };
}

export type AlertLimit = ReturnType<typeof createAlertLimit>;
