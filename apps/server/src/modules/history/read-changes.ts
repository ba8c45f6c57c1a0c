import type { EventKind } from '@halyard/contracts/events.ts';
import type { EventDetails } from '@halyard/contracts/intelligence/intelligence.ts';
import type { Kysely, Selectable } from 'kysely';
import type { EventsTable, Schema } from '../../database/tables/schema.ts';
import { type KeptChanges, keptColumns } from '../../event-log/kept-changes.ts';
import type { KeptTable, Row, Value } from './kept-tables.ts';

/** One change of a row, by an event or an import. `at` is in milliseconds since 1970. */
export type Change = {
  readonly id: string;
  readonly at: number;
  readonly kind: EventKind | 'import_created' | 'import_updated' | 'source_updated';
  readonly actorId: string | null;
  readonly importId: string | null;
  readonly values: KeptChanges;
  /** Changed columns without stored values. */
  readonly unknown: readonly string[];
  readonly details: EventDetails | null;
};

/** The versions of a record: the import that wrote each, and the resulting row. Oldest first. */
export type ReadVersions = (
  db: Kysely<Schema>,
  ids: readonly string[],
) => Promise<ReadonlyMap<string, readonly { readonly importId: string | null; readonly row: Row }[]>>;

const columnsNamed: Readonly<Record<string, string>> = {
  timestamp: 'seen_at',
  lastActivity: 'seen_at',
  assignee: 'assignee_name',
  assigneeId: 'assignee_name',
  timeDetected: 'detected_at',
};

const stated: readonly (readonly [kinds: RegExp, column: string])[] = [
  [/_status_changed$/, 'status'],
  [/_(severity_changed|escalated)$/, 'severity'],
  [/_triaged$/, 'verdict'],
];

const changedColumn = new Map<string, string>([
  ['incident_assigned', 'assignee_name'],
  ['alert_assigned', 'owner_id'],
  ['threat_unacknowledged', 'acknowledged_at'],
  ...['alert_acknowledged', 'alert_started', 'alert_closed', 'alert_reopened'].map((kind): [string, string] => [
    kind,
    'work_status',
  ]),
]);

/** Status or severity changes that can be derived from an event without stored values. */
function fromDetails({ kind, at }: Pick<EventsTable, 'kind' | 'at'>, details: EventDetails | null) {
  const column = stated.find(([kinds]) => kinds.test(kind))?.[1];
  if (column && details && (details.from !== undefined || details.to !== undefined))
    return { values: { [column]: [details.from ?? null, details.to ?? null] as const }, unknown: [] };
  if (kind === 'threat_acknowledged') return { values: { acknowledged_at: [null, Number(at)] as const }, unknown: [] };
  if (kind.endsWith('_deleted')) return { values: { deleted_at: [null, Number(at)] as const }, unknown: [] };
  const named = (details?.fields ?? []).map((field) => columnsNamed[field] ?? field);
  return { values: {}, unknown: [...named, ...[column ?? changedColumn.get(kind) ?? []].flat()] };
}

export type LoggedEvent = Pick<
  Selectable<EventsTable>,
  'id' | 'at' | 'kind' | 'actor_id' | 'object_id' | 'details' | 'changes'
>;

export const loggedColumns = ['id', 'at', 'kind', 'actor_id', 'object_id', 'details', 'changes'] as const;

/** An event as a change; events about other objects have neither values nor unknown columns. */
export function toChange(event: LoggedEvent, table: KeptTable): Change {
  const details = event.details === null ? null : (JSON.parse(event.details) as EventDetails);
  const { kind, at, actor_id: actorId } = event;
  // Undoing something of another object, such as a link, is in the history of the record and changes nothing of it.
  const isOwn = table.kinds.includes(kind) && !(kind === 'change_undone' && details?.otherId !== undefined);
  const kept = event.changes === null ? null : (JSON.parse(event.changes) as KeptChanges);
  const { values, unknown } = !isOwn
    ? { values: {}, unknown: [] }
    : kept
      ? { values: kept, unknown: [] }
      : fromDetails(event, details);
  return { id: String(event.id), at: Number(at), kind, actorId, importId: null, values, unknown, details };
}

const differences = (before: Row, after: Row): KeptChanges =>
  Object.fromEntries(
    keptColumns.intelligence.flatMap((column) => {
      const [old, now]: [Value, Value] = [before[column] ?? null, after[column] ?? null];
      return old === now ? [] : [[column, [old, now] as const]];
    }),
  );

/** When imports ended, by id. */
export async function readImportEnds(db: Kysely<Schema>, ids: readonly string[]) {
  const ends = new Map<string, number>();
  for (let start = 0; start < ids.length; start += 500) {
    const rows = await db
      .selectFrom('imports')
      .select(['id', 'started_at', 'finished_at'])
      .where('id', 'in', ids.slice(start, start + 500))
      .execute();
    for (const { id, started_at, finished_at } of rows) ends.set(id, Number(finished_at ?? started_at));
  }
  return ends;
}

/** Changes of imports, by record; derived from the consecutive versions of a record. */
export async function readImportChanges(
  db: Kysely<Schema>,
  readVersions: ReadVersions,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly Change[]>> {
  const versions = await readVersions(db, ids);
  const importIds = [...versions.values()].flat().flatMap(({ importId }) => importId ?? []);
  const ends = await readImportEnds(db, [...new Set(importIds)]);
  const changes = new Map<string, Change[]>();
  for (const [id, states] of versions)
    for (const [index, { importId, row }] of states.entries()) {
      const before = states[index - 1]?.row;
      const at = importId === null ? undefined : ends.get(importId);
      if (importId === null || !before || at === undefined) continue;
      const values = differences(before, row);
      if (Object.keys(values).length === 0) continue;
      const change = { id: importId, at, kind: 'import_updated', importId, values } as const;
      const own = changes.get(id) ?? [];
      own.push(Object.assign({ actorId: null, unknown: [], details: null }, change));
      changes.set(id, own);
    }
  return changes;
}

/** Newest first; at one instant, the last written comes first. */
export const byTime = (one: Change, other: Change): number =>
  other.at - one.at || Number(other.id) - Number(one.id) || 0;
