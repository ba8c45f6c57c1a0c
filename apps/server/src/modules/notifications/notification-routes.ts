import { zoneNames } from '@halyard/contracts/accounts/preferences.ts';
import type { Settings } from '@halyard/contracts/accounts/settings.ts';
import { addDays, dayIn } from '@halyard/contracts/format/calendar.ts';
import { startOfDay } from '@halyard/contracts/format/start-of-day.ts';
import {
  announce,
  clearNotifications,
  dismissNotifications,
  getNotificationPreferences,
  listNotifications,
  markAllNotificationsRead,
  markNotifications,
  type NotificationPreferences,
  notificationDays,
  putNotificationPreferences,
  restoreNotifications,
} from '@halyard/contracts/work/notifications.ts';
import type { Kysely } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import type { Schema } from '../../database/tables/schema.ts';
import { type EventLog, everyone } from '../../event-log/event-log.ts';
import { mountChange, mountRead, type Platform } from '../../platform/mount/mount.ts';
import * as store from './notification-store.ts';
import { readPreferences, savePreferences } from './preference-store.ts';

/** The first instant of the list: midnight eight days before today, as the calendar of the zone has it (decision G-100). */
export const startOfWindow = (now: number, zone: string): number =>
  startOfDay(zone, addDays(dayIn(zone, now), 1 - notificationDays));

/** How long a dismissed notification can be restored, in milliseconds. */
const restorableForMs = 86_400_000;

type Ports = {
  readonly log: EventLog;
  readonly readSettings: (db: Kysely<Schema>, personId: string) => Promise<Settings>;
  /** Is called when a user's list changes, in the same transaction. */
  readonly onChanged: (tx: Transaction, personId: string) => Promise<void>;
};

/** Whether the settings let a toggle have an effect (decision G-038). */
const govern = ({ notifications: on }: Settings): NotificationPreferences => ({
  security: { email: on.emailNotifications && on.securityAlerts, push: on.pushNotifications && on.securityAlerts },
  intelligence: { email: on.emailNotifications && on.entityUpdates, push: on.pushNotifications && on.entityUpdates },
});

export function mountNotifications(platform: Platform, { log, readSettings, onChanged }: Ports): void {
  const { clock, database } = platform;

  async function windowOf(db: Kysely<Schema>, personId: string): Promise<store.Window> {
    const { preferences } = await readSettings(db, personId);
    return { personId, since: startOfWindow(clock(), zoneNames[preferences.timezone]) };
  }

  async function answerUnread(tx: Transaction, personId: string) {
    await onChanged(tx, personId);
    return { unread: await store.countUnread(tx, await windowOf(tx, personId)) };
  }

  const describe = async (db: Kysely<Schema>, personId: string) => ({
    ...(await readPreferences(db, personId)),
    governed: govern(await readSettings(db, personId)),
  });

  mountRead(platform, listNotifications, async ({ caller, query: { filter, ...page } }) => {
    const window = await windowOf(database.read, caller.id);
    return {
      ...(await store.readNotifications(database.read, window, filter, page)),
      total: await store.countMatching(database.read, window, filter),
      unread: await store.countUnread(database.read, window),
      archived: await store.countArchived(database.read, window),
    };
  });

  mountChange(platform, markNotifications, async ({ tx, caller, body }) => {
    await store.markRead(tx, caller.id, body.ids, body.read ? clock() : null);
    return answerUnread(tx, caller.id);
  });

  mountChange(platform, markAllNotificationsRead, async ({ tx, caller }) => {
    const ids = await store.markAllRead(tx, await windowOf(tx, caller.id), clock());
    return { ids, ...(await answerUnread(tx, caller.id)) };
  });

  mountChange(platform, dismissNotifications, async ({ tx, caller, body }) => {
    await store.dismiss(tx, caller.id, body.ids, clock());
    return answerUnread(tx, caller.id);
  });

  mountChange(platform, clearNotifications, async ({ tx, caller, body }) => {
    const ids = await store.clearAll(tx, await windowOf(tx, caller.id), { ...body, now: clock() });
    return { ids, ...(await answerUnread(tx, caller.id)) };
  });

  mountChange(platform, restoreNotifications, async ({ tx, caller, body }) => {
    await store.restore(tx, caller.id, body.ids, clock() - restorableForMs);
    return answerUnread(tx, caller.id);
  });

  mountRead(platform, getNotificationPreferences, ({ caller }) => describe(database.read, caller.id));

  mountChange(platform, putNotificationPreferences, async ({ tx, caller, actor, body }) => {
    const before = await readPreferences(tx, caller.id);
    await savePreferences(tx, caller.id, body);
    await log.record(tx, {
      at: clock(),
      kind: 'settings_changed',
      severity: 'low',
      actor,
      audienceId: caller.id,
      subject: null,
      objectType: 'settings',
      objectId: caller.id,
      before,
      after: body,
    });
    return describe(tx, caller.id);
  });

  mountChange(platform, announce, async ({ tx, actor, body }) => {
    await log.record(tx, {
      at: clock(),
      kind: 'announcement_made',
      severity: 'medium',
      actor,
      audienceId: everyone,
      subject: null,
      objectType: 'announcement',
      objectId: null,
      details: body,
      notify: { everybody: true },
      after: body,
    });
    return undefined;
  });
}
