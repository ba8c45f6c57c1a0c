import type { AuditVerdict } from '../event-log/audit.ts';
import type { AuditArchive } from '../event-log/audit-archive.ts';
import type { EventLog } from '../event-log/event-log.ts';
import { holds } from '../modules/alerts/rule-conditions.ts';
import { isAtWork } from '../modules/alerts/rule-schedule.ts';
import { readRules } from '../modules/alerts/rule-store.ts';
import { mountAudit } from '../modules/audit/audit-routes.ts';
import { mountBackgroundWork } from '../modules/background-work/background-work-routes.ts';
import { mountDashboard } from '../modules/dashboard/dashboard-routes.ts';
import { mountEvents } from '../modules/events/event-routes.ts';
import { mountHelp } from '../modules/help/help-routes.ts';
import { mountHistory } from '../modules/history/history-routes.ts';
import { readStates } from '../modules/imports/version-store.ts';
import type { Live } from '../modules/live/create-live.ts';
import { mountLive } from '../modules/live/live-routes.ts';
import { mountNotifications, startOfWindow } from '../modules/notifications/notification-routes.ts';
import { mountQuery } from '../modules/query/query-routes.ts';
import { mountSearch } from '../modules/search/search-routes.ts';
import { mountTodos } from '../modules/todos/todo-routes.ts';
import { mountViews } from '../modules/views/view-routes.ts';
import type { BackgroundWork } from '../platform/background/background-work.ts';
import type { Ask } from '../platform/mount/ask.ts';
import type { Platform } from '../platform/mount/mount.ts';
import { listFilters } from './list-filters.ts';
import type { PersonSettings } from './person-settings.ts';

type Ports = {
  readonly log: EventLog;
  readonly newId: () => string;
  readonly settings: PersonSettings;
  readonly live: Live;
  readonly work: BackgroundWork;
  readonly verifyAudit: () => Promise<AuditVerdict>;
  readonly archive: AuditArchive;
  readonly ask: Ask;
};

/** Operations screens: events, tasks, notifications, and search. */
export function mountDailyWork(
  platform: Platform,
  { log, newId, settings, live, work, verifyAudit, archive, ask }: Ports,
): void {
  mountAudit(platform, { log, verifyAudit, archive });
  mountBackgroundWork(platform, { log, work });
  mountDashboard(platform);
  mountTodos(platform, { log, newId });
  mountViews(platform, { newId });
  mountEvents(platform);
  mountNotifications(platform, { log, readSettings: settings.read, onChanged: live.notificationsChanged });
  mountLive(platform, live);
  mountSearch(platform);
  mountHelp(platform);
  mountHistory(platform, { filters: listFilters, readVersions: readStates });
  mountQuery(platform, {
    ask,
    holds: (rule) => holds(rule, platform.clock()),
    startOfNotifications: startOfWindow,
    readRules: async (db) => (await readRules(db)).filter((rule) => isAtWork(rule, platform.clock())),
  });
}
