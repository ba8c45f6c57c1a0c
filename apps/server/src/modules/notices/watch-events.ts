import type { Settings } from '@halyard/contracts/accounts/settings.ts';
import type { NotificationPreferences, NotificationType } from '@halyard/contracts/work/notifications.ts';
import type { Transaction } from '../../database/database.ts';
import type { EventListener, StoredEvent } from '../../event-log/event-log.ts';
import type { Notice } from '../../mail-texts/write-mail.ts';
import { chooseAlert, chooseNotice, goesToWebhooks, isWanted } from './choose-notice.ts';
import type { Recipient } from './limit-alerts.ts';

type Addressee = { readonly id: string; readonly email: string; readonly sign_in_email: string | null };
type Notified = { readonly personIds: readonly string[]; readonly type: NotificationType };

type Ports = {
  /** Is called for every event, for live followers. */
  readonly onRecorded: (tx: Transaction) => Promise<void>;
  /** Notifies users of an event; returns whom. */
  readonly notifyRecipients: (tx: Transaction, event: StoredEvent) => Promise<Notified>;
  /** Everyone an event concerns: one person, all who are active, or all active administrators. */
  readonly listAudience: (tx: Transaction, audienceId: string | null) => Promise<readonly Addressee[]>;
  readonly listPeople: (tx: Transaction, ids: readonly string[]) => Promise<readonly Addressee[]>;
  readonly readSettings: (tx: Transaction, personIds: readonly string[]) => Promise<ReadonlyMap<string, Settings>>;
  /** The four toggles of each. */
  readonly readToggles: (
    tx: Transaction,
    personIds: readonly string[],
  ) => Promise<ReadonlyMap<string, NotificationPreferences>>;
  readonly queueMail: (tx: Transaction, to: Recipient, notice: Notice, settings: Settings) => Promise<void>;
  readonly queueWebhooks: (tx: Transaction, event: StoredEvent, personIds: readonly string[]) => Promise<void>;
};

/** Sends what an event sets off: notifications, mails and webhooks are views of the one log, in its transaction. */
export function createWatch(ports: Ports): EventListener {
  async function mail(tx: Transaction, people: readonly Addressee[], notice: Notice) {
    const ids = people.map(({ id }) => id);
    const [settings, toggles] = [await ports.readSettings(tx, ids), await ports.readToggles(tx, ids)];
    for (const { id, email, sign_in_email } of people) {
      const [own, chosen] = [settings.get(id), toggles.get(id)];
      // An unverified new address may belong to anyone.
      if (own && chosen && isWanted(notice, { settings: own, toggles: chosen }))
        await ports.queueMail(tx, { id, address: sign_in_email ?? email }, notice, own);
    }
  }

  async function callWebhooks(tx: Transaction, event: StoredEvent, notified: Notified) {
    const audience = await ports.listAudience(tx, event.audienceId);
    const ids = new Set([...audience.map(({ id }) => id), ...notified.personIds]);
    await ports.queueWebhooks(tx, event, [...ids]);
  }

  return async (tx, event) => {
    await ports.onRecorded(tx);
    const notified = await ports.notifyRecipients(tx, event);
    if (goesToWebhooks(event)) await callWebhooks(tx, event, notified);
    const notice = chooseNotice(event);
    if (notice) return mail(tx, await ports.listAudience(tx, event.audienceId), notice);
    const alert = notified.personIds.length > 0 ? chooseAlert(event, notified.type) : undefined;
    if (alert) await mail(tx, await ports.listPeople(tx, notified.personIds), alert);
  };
}
