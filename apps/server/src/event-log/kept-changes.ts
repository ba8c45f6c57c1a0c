import type { ObjectType } from '@halyard/contracts/events.ts';

type Value = string | number | null;
/** By column: the value before the change, and the one after it. */
export type KeptChanges = Readonly<Record<string, readonly [before: Value, after: Value]>>;

const intelligence = [
  ...(['name', 'type', 'description', 'severity', 'severity_assumed', 'status', 'risk', 'source'] as const),
  ...(['confidence', 'tlp', 'labels', 'country', 'latitude', 'longitude', 'accuracy', 'seen_at'] as const),
  ...(['acknowledged_at', 'acknowledged_by', 'verdict', 'verdict_reason', 'deleted_at'] as const),
] as const;
const incidents = [
  ...(['title', 'description', 'severity', 'status', 'source', 'assignee_id', 'assignee_name'] as const),
  ...(['confidence', 'tlp', 'labels', 'detected_at', 'due_at', 'resolved_at', 'deleted_at'] as const),
  ...(['started_at', 'reported_at', 'contained_at', 'closed_at', 'paused_at', 'queue_id'] as const),
  ...(['resolution_code', 'resolution_summary'] as const),
] as const;
const alerts = [
  ...(['severity', 'severity_stated', 'work_status', 'close_reason', 'close_note', 'owner_id'] as const),
  ...(['acknowledge_by', 'close_by', 'due_at', 'acknowledged_at', 'closed_at', 'duplicate_of', 'hidden'] as const),
  'queue_id',
] as const;

/** Columns whose values the log stores; others, such as settings and accounts, are never stored. */
export const keptColumns = { intelligence, incidents, alerts } as const;

const columnsOf: Partial<Record<ObjectType, readonly string[]>> = {
  threat: intelligence,
  entity: intelligence,
  record: intelligence,
  incident: incidents,
  alert: alerts,
};

type Written = {
  readonly kind: string;
  readonly at: number;
  readonly objectType: ObjectType | null;
  readonly before?: unknown;
  readonly after?: unknown;
};

const isRow = (value: unknown): value is Readonly<Record<string, Value>> => typeof value === 'object' && value !== null;

/** Values of the affected rows in an event, as JSON; null if neither side is stated. */
export function keptChanges({ kind, at, objectType, before, after }: Written): string | null {
  const columns = objectType === null ? undefined : columnsOf[objectType];
  if (!columns || !isRow(before)) return null;
  if (kind.endsWith('_deleted')) return JSON.stringify({ deleted_at: [null, at] });
  if (!isRow(after)) return null;
  const changed = columns.flatMap((column) => {
    if (!(column in before && column in after)) return [];
    const [old, now] = [before[column] ?? null, after[column] ?? null];
    return old === now ? [] : [[column, [old, now]] as const];
  });
  return changed.length === 0 ? null : JSON.stringify(Object.fromEntries(changed));
}
