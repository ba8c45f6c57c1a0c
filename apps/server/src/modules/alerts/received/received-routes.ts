import { createHash } from 'node:crypto';
import { ApiError } from '@halyard/contracts/errors.ts';
import {
  type AlertChange,
  type AlertObservable,
  addManualAlert,
  changeReceivedAlerts,
  getReceivedAlert,
  listReceivedAlerts,
} from '@halyard/contracts/inflow/received-alerts.ts';
import type { EventDetails, HistoryEntry } from '@halyard/contracts/intelligence/intelligence.ts';
import type { Kysely } from 'kysely';
import { readQueues } from '../../../database/alert-queues.ts';
import type { Transaction } from '../../../database/database.ts';
import { fold } from '../../../database/fold.ts';
import type { AlertsTable } from '../../../database/tables/inflow-schema.ts';
import type { IncidentsTable } from '../../../database/tables/intelligence-schema.ts';
import type { Schema } from '../../../database/tables/schema.ts';
import { type ChangedRow, keepChange } from '../../../event-log/changes.ts';
import type { Actor, EventLog } from '../../../event-log/event-log.ts';
import { mountChange, mountRead, type Platform } from '../../../platform/mount/mount.ts';
import { readActiveRules } from '../groups/group-store.ts';
import { readAlertGroups } from '../groups/show-groups.ts';
import { takeAlerts } from '../groups/take-alerts.ts';
import { readDuplicates, readOriginal, requireOriginal } from './alert-duplicates.ts';
import { mountAlertLinks, type RecordOfIncident } from './alert-links.ts';
import { differenceOf, kindOf } from './change-received.ts';
import { countViews } from './filter-received.ts';
import { findCandidates } from './find-candidates.ts';
import { readGroupedRows } from './list-grouped.ts';
import { readReceivedRows } from './list-received.ts';
import { nameOfQueue } from './queue-names.ts';
import { createAlertRecorder } from './record-alert.ts';
import { readOccurrences, readSigmaRule, requireReceived, toInstant, toReceived } from './show-received.ts';

export type ReceivedPorts = {
  readonly log: EventLog;
  readonly newId: () => string;
  /** What the log says of an object, newest first. */
  readonly readHistory: (db: Kysely<Schema>, objectType: 'alert', id: string) => Promise<HistoryEntry[]>;
  /** The observables of an alert; null where they are not read yet. */
  readonly readObservables: (db: Kysely<Schema>, alertId: string) => Promise<AlertObservable[] | null>;
  /** An incident that may be worked on. */
  readonly requireWorkable: (db: Kysely<Schema>, id: string) => Promise<IncidentsTable>;
  /** Writes into the timeline of an incident. */
  readonly recordOfIncident: RecordOfIncident;
  /** The person of that id, where they may be given work; null is no one. */
  readonly requireAssignable: (db: Kysely<Schema>, id: string | null) => Promise<unknown>;
  /** Acknowledges the threats of those ids that no one has; returns what undoes it. */
  readonly acknowledgeThreats: (tx: Transaction, ids: readonly string[], actor: Actor) => Promise<ChangedRow[]>;
};

// An alert of our own rules is a threat that no one acknowledged: whoever takes up the one acknowledges the other.
const takingUp: readonly AlertChange['do'][] = ['acknowledge', 'start', 'close'];

const eventSeverity = { Critical: 'critical', High: 'high', Medium: 'medium', Low: 'low' } as const;

export function mountReceivedAlerts(platform: Platform, ports: ReceivedPorts): void {
  const { clock, database } = platform;
  const { log, newId } = ports;

  const record = createAlertRecorder(log, clock);

  mountRead(platform, listReceivedAlerts, async ({ caller, query: { sort, limit, after, grouped, ...query } }) => {
    const asking = { personId: caller.id, now: clock() };
    const read = grouped ? readGroupedRows : readReceivedRows;
    const candidates = await findCandidates(database, query.search ?? '');
    const found = await read(database.read, Object.assign({ candidates }, query), { sort, limit, after }, asking);
    const { rows, total, totalIsAtLeast, next } = found;
    const alerts = await toReceived(database.read, rows, asking.now);
    const groups = alerts.flatMap(({ group }) => (group ? [group.id] : []));
    const source = await database.read
      .selectFrom('sources')
      .select('id')
      .where('deleted_at', 'is', null)
      .limit(1)
      .executeTakeFirst();
    return {
      alerts,
      ...(grouped && { groups: await readAlertGroups(database.read, [...new Set(groups)]) }),
      total,
      totalIsAtLeast,
      next,
      views: await countViews(database.read, asking),
      hasSources: source !== undefined,
    };
  });

  mountRead(platform, getReceivedAlert, async ({ params: { id } }) => {
    const [row] = await requireReceived(database.read, [id]);
    const [alert] = row ? await toReceived(database.read, [row], clock()) : [];
    if (!row || !alert) throw new ApiError('alert_not_found');
    const sigmaRule = await readSigmaRule(database.read, id);
    return {
      alert,
      description: row.description,
      category: row.category,
      techniques: JSON.parse(row.techniques) as string[],
      tags: JSON.parse(row.tags) as string[],
      confidence: row.confidence,
      tlp: row.tlp,
      url: row.url,
      closeNote: row.close_note,
      duplicateOf: await readOriginal(database.read, row),
      duplicates: await readDuplicates(database.read, id),
      observables:
        (await ports.readObservables(database.read, id)) ?? (JSON.parse(row.observables) as AlertObservable[]),
      fingerprint: {
        version: row.fingerprint_version,
        value: row.fingerprint,
        fields: JSON.parse(row.key_fields) as [string, string][],
      },
      acknowledgeBy: toInstant(row.acknowledge_by),
      closeBy: toInstant(row.close_by),
      ...(sigmaRule && { sigmaRule }),
      unmapped: row.unmapped,
      deliveryId: row.delivery_id === null ? null : Number(row.delivery_id),
      occurrences: await readOccurrences(database.read, id),
      history: await ports.readHistory(database.read, 'alert', id),
    };
  });

  mountChange(platform, changeReceivedAlerts, async ({ tx, caller, actor, body: { alerts, change } }) => {
    const at = clock();
    if (change.do === 'assign') await ports.requireAssignable(tx, change.owner);
    const queues = await readQueues(tx);
    if (change.do === 'move' && !queues.ids.includes(change.queue)) throw new ApiError('queue_not_found');
    const versions = new Map(alerts.map(({ id, version }) => [id, version]));
    const original = await requireOriginal(tx, change, versions);
    const rows: ChangedRow[] = [];
    const skipped: string[] = [];
    const records: string[] = [];
    let unchanged = 0;
    for (const row of await requireReceived(tx, [...versions.keys()])) {
      if (row.version !== versions.get(row.id)) {
        skipped.push(row.id);
        continue;
      }
      const difference = differenceOf(row, change, { queues, now: at });
      if (!difference) {
        unchanged++;
        continue;
      }
      const version = row.version + 1;
      if (row.record_id !== null && takingUp.includes(change.do)) records.push(row.record_id);
      const written = Object.assign({}, difference.change, { version, updated_at: at });
      await tx.updateTable('alerts').set(written).where('id', '=', row.id).execute();
      rows.push({ table: 'alerts', id: row.id, version, before: difference.before });
      const details: EventDetails =
        change.do === 'close'
          ? {
              reason: change.reason,
              ...(change.note !== null && { message: change.note }),
              ...(original && { name: original.title, otherId: original.id }),
            }
          : change.do === 'setSeverity'
            ? { from: row.severity, to: change.severity }
            : change.do === 'move'
              ? { to: await nameOfQueue(tx, change.queue) }
              : {};
      await record(tx, actor, {
        kind: kindOf(change),
        alert: row,
        details,
        before: difference.before,
        after: difference.change,
      });
    }
    const changed = rows.length;
    rows.push(...(await ports.acknowledgeThreats(tx, records, actor)));
    const changeId = await keepChange(tx, { id: newId(), actorId: caller.id, at, rows });
    return { changeId, changed, unchanged, skipped };
  });

  const { recordOfIncident, requireWorkable } = ports;
  mountAlertLinks(platform, { newId, record, recordOfIncident, requireWorkable });

  mountChange(platform, addManualAlert, async ({ tx, actor, body }) => {
    const at = clock();
    const id = newId();
    const { value } = await tx
      .updateTable('counters')
      .set((eb) => ({ value: eb('value', '+', 1) }))
      .where('name', '=', 'alert')
      .returning('value')
      .executeTakeFirstOrThrow();
    const queues = await readQueues(tx);
    const queue = queues.choose(body.severity);
    const { acknowledge, close } = queues.timesOf(queue, body.severity);
    const row: AlertsTable = {
      id,
      number: Number(value),
      source_id: null,
      fingerprint: createHash('sha256').update(id).digest('hex'),
      fingerprint_version: 1,
      key_fields: '[]',
      title: body.title,
      description: body.description,
      severity: body.severity,
      severity_stated: 2,
      source_severity: null,
      confidence: null,
      category: null,
      techniques: '[]',
      tags: '[]',
      tlp: null,
      url: null,
      entity: body.entity,
      observables: '[]',
      facts_at: '{}',
      search_text: fold([body.title, body.entity ?? ''].join('\n')),
      context_text: '',
      source_state: 'unknown',
      state_at: at,
      state_delivery: 0,
      work_status: 'New',
      close_reason: null,
      close_note: null,
      first_seen: at,
      last_seen: at,
      count: 1,
      owner_id: null,
      acknowledge_by: at + acknowledge,
      close_by: at + close,
      due_at: at + acknowledge,
      acknowledged_at: null,
      closed_at: null,
      delivery_id: null,
      fired: 1,
      unmapped: 0,
      suppressed_by: null,
      hidden: 0,
      duplicate_of: null,
      record_id: null,
      record_version: null,
      queue_id: queue,
      is_test: 0,
      created_at: at,
      updated_at: at,
      version: 1,
      deleted_at: null,
      sample: 0,
    };
    await tx.insertInto('alerts').values(row).execute();
    await tx
      .insertInto('alert_occurrences')
      .values({ alert_id: id, occurrence_key: id, at, received_at: at, state: 'unknown', delivery_id: null })
      .execute();
    await record(tx, actor, { kind: 'alert_added', alert: row, severity: eventSeverity[body.severity] });
    await takeAlerts(tx, [row], { rules: await readActiveRules(tx), now: at, newId, isForced: false });
    const [alert] = await toReceived(tx, [row], at);
    if (!alert) throw new ApiError('alert_not_found');
    return alert;
  });
}
