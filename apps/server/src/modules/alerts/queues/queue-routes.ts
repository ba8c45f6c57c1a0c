import { ApiError } from '@halyard/contracts/errors.ts';
import type { EventKind } from '@halyard/contracts/events.ts';
import {
  type AlertQueue,
  type AlertQueueDraft,
  addAlertQueue,
  alertQueuesMax,
  deleteAlertQueue,
  listAlertQueues,
  mainQueueId,
  updateAlertQueue,
} from '@halyard/contracts/inflow/alert-queues.ts';
import { type Kysely, sql } from 'kysely';
import { readQueueRows, readQueues, toQueues } from '../../../database/alert-queues.ts';
import { lockLimit } from '../../../database/connections/lock-limit.ts';
import type { Transaction } from '../../../database/database.ts';
import { requireOwnName } from '../../../database/require-own-name.ts';
import type { AlertQueuesTable } from '../../../database/tables/inflow-schema.ts';
import type { Schema } from '../../../database/tables/schema.ts';
import { type ChangedRow, keepChange } from '../../../event-log/changes.ts';
import { type Actor, type EventLog, everyone } from '../../../event-log/event-log.ts';
import { mountChange, mountRead, type Platform } from '../../../platform/mount/mount.ts';
import { moveAlerts, retime } from './retime.ts';

type Ports = { readonly log: EventLog; readonly newId: () => string };
type QueueEvent = {
  readonly kind: EventKind;
  readonly row: AlertQueuesTable;
  readonly before?: AlertQueuesTable;
  readonly count?: number;
};

const columnsOf = ({ name, severities, targets, hours }: AlertQueueDraft) => ({
  name,
  severities: JSON.stringify([...new Set(severities)]),
  targets: targets === null ? null : JSON.stringify(targets),
  hours: hours === null ? null : JSON.stringify(hours),
});

/** What waits in each queue. */
async function countQueues(db: Kysely<Schema>, now: number) {
  const rows = await db
    .selectFrom('alerts')
    .select([
      'queue_id',
      ({ fn }) => fn.countAll<number>().as('open'),
      sql<number>`sum(case when work_status = 'New' then 1 else 0 end)`.as('unacknowledged'),
      sql<number>`sum(case when due_at < ${now} then 1 else 0 end)`.as('overdue'),
    ])
    .where('work_status', '<>', 'Closed')
    .where(sql<boolean>`deleted_at is null and hidden = 0`)
    .groupBy('queue_id')
    .execute();
  return new Map(rows.map((row) => [row.queue_id, row]));
}

/** Rows as the queues they are, in the same order. */
async function toAlertQueues(
  db: Kysely<Schema>,
  rows: readonly AlertQueuesTable[],
  now: number,
): Promise<AlertQueue[]> {
  const counts = await countQueues(db, now);
  const queues = await readQueues(db);
  return rows.map((row) => {
    const own = counts.get(row.id);
    return {
      id: row.id,
      name: row.name,
      severities: JSON.parse(row.severities) as AlertQueue['severities'],
      targets: row.targets === null ? null : (JSON.parse(row.targets) as AlertQueue['inForce']),
      hours: row.hours === null ? null : (JSON.parse(row.hours) as AlertQueue['hours']),
      inForce: queues.targetsOf(row.id),
      open: Number(own?.open ?? 0),
      unacknowledged: Number(own?.unacknowledged ?? 0),
      overdue: Number(own?.overdue ?? 0),
      version: row.version,
    };
  });
}

/** A severity leads to one queue. @throws ApiError where another one has it already. */
function requireOwnSeverities(rows: readonly AlertQueuesTable[], { severities }: AlertQueueDraft, id?: string): void {
  for (const row of rows) {
    const taken = severities.find((severity) => (JSON.parse(row.severities) as string[]).includes(severity));
    if (row.id !== id && taken)
      throw new ApiError('invalid_input', `Alerts of severity ${taken} come to the queue "${row.name}" already.`);
  }
}

/** The queues that alerts are in, and the due times there. */
export function mountAlertQueues(platform: Platform, { log, newId }: Ports): void {
  const { clock, database } = platform;

  const record = (tx: Transaction, actor: Actor, { kind, row, before, count }: QueueEvent) =>
    log.record(tx, {
      at: clock(),
      kind,
      severity: 'low',
      actor,
      audienceId: everyone,
      objectType: 'alert_queue',
      objectId: row.id,
      subject: row.name,
      ...(count !== undefined && { details: { count } }),
      before,
      after: row,
    });

  async function show(db: Kysely<Schema>, row: AlertQueuesTable): Promise<AlertQueue> {
    const [queue] = await toAlertQueues(db, [row], clock());
    if (!queue) throw new ApiError('queue_not_found');
    return queue;
  }

  /** All queues, held until the transaction ends, and the one of that id. */
  async function holdQueues(tx: Transaction, id: string) {
    await lockLimit(tx);
    const rows = await readQueueRows(tx);
    const row = rows.find((one) => one.id === id);
    if (!row) throw new ApiError('queue_not_found');
    return { rows, row };
  }

  mountRead(platform, listAlertQueues, async () =>
    toAlertQueues(database.read, await readQueueRows(database.read), clock()),
  );

  mountChange(platform, addAlertQueue, async ({ tx, actor, body }) => {
    await lockLimit(tx);
    const rows = await readQueueRows(tx);
    if (rows.length >= alertQueuesMax) throw new ApiError('list_full');
    requireOwnName(rows, body.name);
    requireOwnSeverities(rows, body);
    const at = clock();
    const times = { created_at: at, updated_at: at, version: 1, deleted_at: null };
    const row: AlertQueuesTable = Object.assign({ id: newId() }, columnsOf(body), times);
    await tx.insertInto('alert_queues').values(row).execute();
    await record(tx, actor, { kind: 'alert_queue_added', row });
    return show(tx, row);
  });

  mountChange(platform, updateAlertQueue, async ({ tx, actor, params: { id }, body: { version, ...draft } }) => {
    const { rows, row: before } = await holdQueues(tx, id);
    if (before.version !== version) throw new ApiError('record_changed');
    requireOwnName(rows, draft.name, id);
    requireOwnSeverities(rows, draft, id);
    const row = Object.assign({}, before, columnsOf(draft), { updated_at: clock(), version: version + 1 });
    await tx.updateTable('alert_queues').set(row).where('id', '=', id).execute();
    const change = { before: toQueues(rows), after: await readQueues(tx), now: clock() };
    let retimed = 0;
    // Those without times of their own follow the main queue.
    for (const queue of change.after.ids) retimed += await retime(tx, queue, change);
    await record(tx, actor, { kind: 'alert_queue_updated', row, before, count: retimed });
    return { queue: await show(tx, row), retimed };
  });

  mountChange(platform, deleteAlertQueue, async ({ tx, caller, actor, params: { id } }) => {
    const { rows, row } = await holdQueues(tx, id);
    if (id === mainQueueId) throw new ApiError('queue_not_found');
    const at = clock();
    const move = { from: id, to: mainQueueId, queues: toQueues(rows), now: at, actorId: caller.id };
    const moved = await moveAlerts(tx, Object.assign({ kind: 'queue_deleted' as const, origin_id: id }, move));
    const led = await tx
      .updateTable('sources')
      .set((eb) => ({ queue_id: null, version: eb('version', '+', 1) }))
      .where('queue_id', '=', id)
      .returning(['id', 'version'])
      .execute();
    const version = row.version + 1;
    await tx.updateTable('alert_queues').set({ deleted_at: at, version }).where('id', '=', id).execute();
    await record(tx, actor, { kind: 'alert_queue_deleted', row, count: moved });
    const changed: ChangedRow[] = led.map((source) => ({ table: 'sources', ...source, before: { queue_id: id } }));
    // Undone first of all: its sources lead to it again.
    changed.push({ table: 'alert_queues', id, version, before: { deleted_at: null } });
    return { moved, changeId: await keepChange(tx, { id: newId(), actorId: caller.id, at, rows: changed }) };
  });
}
