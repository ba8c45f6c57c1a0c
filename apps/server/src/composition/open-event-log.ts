import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database, Transaction } from '../database/database.ts';
import { createEventLog, type EventLog, type StoredEvent } from '../event-log/event-log.ts';
import type { AddLetter } from '../identity/outbox/open-outbox.ts';
import { countAlertsTo } from '../identity/stores/outbox-store.ts';
import { writeAlertLine, writeDigest, writeNotice } from '../mail-texts/write-mail.ts';
import { type AlertLimit, createAlertLimit } from '../modules/notices/limit-alerts.ts';
import { createWatch } from '../modules/notices/watch-events.ts';
import { notifyRecipients } from '../modules/notifications/notify-recipients.ts';
import { readManyPreferences } from '../modules/notifications/preference-store.ts';
import { listAudience, listPeople } from '../modules/people/person-store.ts';
import { createQueueWebhooks } from '../modules/webhooks/queue-webhooks.ts';
import type { BackgroundWork } from '../platform/background/background-work.ts';
import type { PersonSettings } from './person-settings.ts';

type Options = {
  readonly database: Pick<Database, 'dialect'>;
  readonly clock: Clock;
  readonly addLetter: AddLetter;
  /** Signs the links of the audit chain. */
  readonly auditKey: Uint8Array;
  readonly config: Pick<Config, 'productName' | 'publicUrl'>;
  readonly newId: () => string;
  readonly work: Pick<BackgroundWork, 'add'>;
  readonly settings: PersonSettings;
  /** Hears of every event, in its transaction. */
  readonly onRecorded: (tx: Transaction) => Promise<void>;
  /** Hears of every event, before it is committed. */
  readonly hear: (event: StoredEvent) => void;
};

/** The event log with all its views: live streams, notifications, mails and webhooks. */
export function openEventLog({
  database,
  clock,
  addLetter,
  auditKey,
  config,
  newId,
  work,
  settings,
  onRecorded,
  hear,
}: Options): EventLog & Pick<AlertLimit, 'sendDigests'> {
  const alertLimit = createAlertLimit({
    clock,
    countMailed: countAlertsTo,
    writeLine: writeAlertLine,
    queueDigest: (tx, to, digest, language) =>
      addLetter(tx, { to, kind: digest.kind }, writeDigest(digest, config, language)),
  });
  const watch = createWatch({
    onRecorded,
    notifyRecipients,
    listAudience,
    listPeople,
    readToggles: readManyPreferences,
    readSettings: settings.readMany,
    async queueMail(tx, to, notice, own) {
      if (notice.kind === 'alert' && (await alertLimit.hold(tx, to, notice, own))) return;
      const mail = writeNotice(notice, config, own.preferences);
      await addLetter(tx, { to: to.address, kind: notice.kind }, mail);
    },
    queueWebhooks: createQueueWebhooks({
      newId,
      work,
      wantedBy: async (tx, ids) => {
        const settingsById = await settings.readMany(tx, ids);
        return ids.filter((id) => settingsById.get(id)?.api.webhookUrl);
      },
    }),
  });
  const log = createEventLog({ dialect: database.dialect, key: auditKey }, async (tx, event) => {
    hear(event);
    await watch(tx, event);
  });
  return { ...log, sendDigests: alertLimit.sendDigests };
}
