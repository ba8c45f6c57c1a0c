import type { Kysely } from 'kysely';
import type { Schema } from '../database/tables/schema.ts';
import type { EventLog } from '../event-log/event-log.ts';
import { findAlertIds } from '../modules/alerts/find-alerts.ts';
import { afterDetachUndo } from '../modules/alerts/groups/group-routes.ts';
import { afterQueueUndo } from '../modules/alerts/queues/restore-queue.ts';
import { afterAlertUndo } from '../modules/alerts/quiet/return-to-queue.ts';
import { isAtWork } from '../modules/alerts/rule-schedule.ts';
import { readRules } from '../modules/alerts/rule-store.ts';
import { afterEntryUndo } from '../modules/block-lists/after-undo.ts';
import { mountChanges } from '../modules/changes/change-routes.ts';
import { mountImports } from '../modules/imports/import-routes.ts';
import { mountSeverityRules } from '../modules/intelligence/severity-rules/severity-rule-routes.ts';
import { afterUndo } from '../modules/observables/after-undo.ts';
import { foretellSightings } from '../modules/observables/indicators/foretell-sightings.ts';
import { mountSampleData } from '../modules/sample-data/sample-data-routes.ts';
import type { BackgroundWork } from '../platform/background/background-work.ts';
import type { Platform } from '../platform/mount/mount.ts';
import type { FileStorage } from '../platform/storage/file-storage.ts';

/** The alert rules, for objects that are not records yet. */
async function readEnabled(db: Kysely<Schema>, now: number) {
  const rules = (await readRules(db)).filter((rule) => isAtWork(rule, now));
  return rules.map((rule) => ({
    id: rule.id,
    name: rule.name,
    idsOf: (from: Pick<Kysely<Schema>, 'selectFrom'>, among?: readonly string[]) =>
      findAlertIds(from, rule, { now, among }),
  }));
}

type Ports = {
  readonly storage: FileStorage;
  readonly log: EventLog;
  readonly newId: () => string;
  readonly work: BackgroundWork;
};

/** Imports of data into the workspace, and their undo. */
export function mountWorkspaceData(platform: Platform, { storage, log, newId, work }: Ports): void {
  mountChanges(platform, {
    log,
    async restored(tx, row) {
      await afterUndo(tx, row, platform.clock());
      if (row.table === 'block_entries') await afterEntryUndo(tx, row.id, platform.clock());
      if (row.table === 'alert_grouping') await afterDetachUndo(tx, row.id, { now: platform.clock(), newId });
      if (row.table === 'alert_queues') await afterQueueUndo(tx, row.id, platform.clock());
      if (row.table === 'alerts') await afterAlertUndo(tx, row.id, platform.clock());
    },
  });
  mountSampleData(platform, { log });
  mountSeverityRules(platform, { log, newId, work });
  mountImports(platform, {
    log,
    work,
    newId,
    storage,
    alerts: { readEnabled: (db) => readEnabled(db, platform.clock()) },
    foretellSightings,
  });
}
