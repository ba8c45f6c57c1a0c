import { ApiError } from '@halyard/contracts/errors.ts';
import type { ObjectType } from '@halyard/contracts/events.ts';
import { alertNumber } from '@halyard/contracts/inflow/alert-number.ts';
import { type EventDetails, undoChange } from '@halyard/contracts/intelligence/intelligence.ts';
import type { Transaction } from '../../database/database.ts';
import { type AssumedSeverities, readAssumedSeverities, withSeverity } from '../../database/severity-rules.ts';
import { type ChangedRow, undoableForMs } from '../../event-log/changes.ts';
import { type EventLog, everyone } from '../../event-log/event-log.ts';
import { mountChange, type Platform } from '../../platform/mount/mount.ts';

/** Forgets how to undo what happened before `until`. */
export async function forgetOldChanges(tx: Transaction, until: number): Promise<void> {
  await tx.deleteFrom('changes').where('at', '<', until).execute();
}

const objectTypeOf = {
  intelligence: 'record',
  connections: 'connection',
  incidents: 'incident',
  incident_links: 'incident',
  playbooks: 'playbook',
  playbook_runs: 'incident',
  alert_rules: 'alert_rule',
  sources: 'source',
  alerts: 'alert',
  alert_incidents: 'incident',
  observable_uses: 'alert',
  sightings: 'record',
  warning_entries: 'warning_list',
  attack_layers: 'attack_layer',
  sigma_rules: 'sigma_rule',
  alert_group_rules: 'group_rule',
  alert_grouping: 'alert',
  alert_queues: 'alert_queue',
  taxii_collections: 'taxii_collection',
  block_lists: 'block_list',
  block_entries: 'block_list',
  enrichment_tables: 'enrichment',
  enrichment_actions: 'enrichment',
} as const satisfies Record<ChangedRow['table'], string>;

type Left = { readonly objectType: ObjectType; readonly id: string; readonly name: string };

/** The record a change belongs to; links and playbooks are in the history of their incident. */
type Owner = { readonly objectType: ObjectType; readonly objectId: string; readonly about: EventDetails };

/**
 * Observables are in the history of the objects that contain them, sightings in that of their indicator, entries in
 * that of their list.
 */
async function ownerOfObservable(
  tx: Transaction,
  { table, id }: Pick<ChangedRow, 'table' | 'id'>,
): Promise<Owner | undefined> {
  if (table === 'observable_uses') {
    const row = await tx
      .selectFrom(table)
      .leftJoin('observables', 'observables.id', 'observable_uses.observable_id')
      .select(['object_type', 'object_id', 'observable_id', 'value'])
      .where('observable_uses.id', '=', Number(id))
      .executeTakeFirst();
    const objectType = row?.object_type === 'threat' ? 'record' : (row?.object_type ?? objectTypeOf[table]);
    const about = { otherId: row?.observable_id ?? id, name: row?.value ?? id };
    return { objectType, objectId: row?.object_id ?? id, about };
  }
  if (table === 'sightings') {
    const row = await tx.selectFrom(table).select('indicator_id').where('id', '=', Number(id)).executeTakeFirst();
    return { objectType: 'record', objectId: row?.indicator_id ?? id, about: { otherId: id } };
  }
  if (table === 'block_entries') {
    const row = await tx.selectFrom(table).select(['list_id', 'value']).where('id', '=', id).executeTakeFirst();
    return { objectType: 'block_list', objectId: row?.list_id ?? id, about: { otherId: id, name: row?.value ?? id } };
  }
  if (table !== 'warning_entries') return undefined;
  const row = await tx.selectFrom(table).select('value').where('id', '=', id).executeTakeFirst();
  return { objectType: 'warning_list', objectId: id, about: { name: row?.value ?? id } };
}

async function ownerOf(tx: Transaction, { table, id }: ChangedRow): Promise<Owner> {
  const objectType = objectTypeOf[table];
  if (table === 'playbook_runs') {
    const row = await tx.selectFrom(table).select(['incident_id', 'name']).where('id', '=', id).executeTakeFirst();
    return { objectType, objectId: row?.incident_id ?? id, about: { otherId: id, name: row?.name ?? id } };
  }
  if (table === 'alert_incidents') {
    const row = await tx
      .selectFrom(table)
      .innerJoin('alerts', 'alerts.id', 'alert_incidents.alert_id')
      .select(['incident_id', 'alert_id', 'title', 'number'])
      .where('alert_incidents.id', '=', id)
      .executeTakeFirst();
    return {
      objectType,
      objectId: row?.incident_id ?? id,
      about: { otherId: row?.alert_id ?? id, name: row ? `${alertNumber(row.number)} ${row.title}` : id },
    };
  }
  const ofObservable = await ownerOfObservable(tx, { table, id });
  if (ofObservable) return ofObservable;
  if (table !== 'incident_links') return { objectType, objectId: id, about: {} };
  const row = await tx
    .selectFrom('incident_links')
    .leftJoin('intelligence', 'intelligence.id', 'incident_links.record_id')
    .select(['incident_id', 'record_id', 'name'])
    .where('incident_links.id', '=', id)
    .executeTakeFirst();
  const recordId = row?.record_id ?? id;
  return { objectType, objectId: row?.incident_id ?? id, about: { otherId: recordId, name: row?.name ?? recordId } };
}

const namedIn = {
  record: 'intelligence',
  playbook: 'playbooks',
  alert_rule: 'alert_rules',
  source: 'sources',
  attack_layer: 'attack_layers',
  group_rule: 'alert_group_rules',
  alert_queue: 'alert_queues',
  block_list: 'block_lists',
} as const;
const titledIn = {
  incident: 'incidents',
  alert: 'alerts',
  sigma_rule: 'sigma_rules',
  taxii_collection: 'taxii_collections',
} as const;

async function nameOf(tx: Transaction, { objectType, objectId: id }: Owner): Promise<string> {
  if (objectType in namedIn) {
    const table = namedIn[objectType as keyof typeof namedIn];
    const row = await tx.selectFrom(table).select('name').where('id', '=', id).executeTakeFirst();
    return row?.name ?? id;
  }
  if (!(objectType in titledIn)) return id;
  const table = titledIn[objectType as keyof typeof titledIn];
  const row = await tx.selectFrom(table).select('title').where('id', '=', id).executeTakeFirst();
  return row?.title ?? id;
}

const isRating = ({ before }: ChangedRow) => 'severity_assumed' in before;

/** An unstated severity is now the one assumed by the rules. */
async function rateRow(tx: Transaction, { id }: ChangedRow, assumed: AssumedSeverities): Promise<void> {
  const { kind, severity, severity_assumed } = await tx
    .selectFrom('intelligence')
    .select(['kind', 'severity', 'severity_assumed'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const rated = withSeverity({ kind, severity, severity_assumed }, assumed);
  await tx.updateTable('intelligence').set({ severity: rated.severity }).where('id', '=', id).execute();
}

/** The values of the columns that are about to be restored. */
const valuesNow = (tx: Transaction, { table, id, before }: ChangedRow) =>
  tx
    .selectFrom(table as 'intelligence')
    .select(Object.keys(before) as 'id'[])
    .where('id', '=', id)
    .executeTakeFirst();

/** Reverts one row; false if someone changed it since. */
async function restoreRow(tx: Transaction, { table, id, version, before }: ChangedRow): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable(table as 'intelligence')
    .set({ ...before, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

type ChangePorts = {
  readonly log: EventLog;
  /** A row was reverted: derived counts are recomputed. */
  readonly restored: (tx: Transaction, row: Pick<ChangedRow, 'table' | 'id'>) => Promise<void>;
};

/** Undoes changes: within a day, by their author, and only if no one changed the record since. */
export function mountChanges(platform: Platform, { log, restored }: ChangePorts): void {
  mountChange(platform, undoChange, async ({ tx, caller, actor, params }) => {
    const now = platform.clock();
    const change = await tx
      .updateTable('changes')
      .set({ undone_at: now })
      .where('id', '=', params.id)
      .where('actor_id', '=', caller.id)
      .where('at', '>=', now - undoableForMs)
      .where('undone_at', 'is', null)
      .returning('rows')
      .executeTakeFirst();
    if (!change) throw new ApiError('change_not_found');
    const rows = JSON.parse(change.rows) as ChangedRow[];
    const assumed = rows.some(isRating) ? await readAssumedSeverities(tx) : new Map();
    const kept: Left[] = [];
    // The last step is undone first.
    for (const row of rows.toReversed()) {
      const owner = await ownerOf(tx, row);
      const { objectType, objectId, about } = owner;
      const name = await nameOf(tx, owner);
      const undone = await valuesNow(tx, row);
      const isRestored = await restoreRow(tx, row);
      if (isRestored && isRating(row)) await rateRow(tx, row, assumed);
      if (isRestored) await restored(tx, row);
      if (isRestored)
        await log.record(tx, {
          at: now,
          kind: 'change_undone',
          severity: 'low',
          actor,
          audienceId: everyone,
          objectType,
          objectId,
          subject: name,
          // Of the object itself: the log stores the restored values.
          before: 'otherId' in about ? undefined : undone,
          after: row.before,
          // Without another record in it, it is the object itself that was restored: reports count on that.
          details: { fields: Object.keys(row.before), ...about },
        });
      else kept.push({ objectType, id: objectId, name });
    }
    return { undone: rows.length - kept.length, kept };
  });
}
