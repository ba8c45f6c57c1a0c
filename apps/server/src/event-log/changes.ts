import type { Transaction } from '../database/database.ts';

/** Tables with `id`, `version` and `deleted_at`, whose changes can be undone. */
export const undoableTables = [
  ...(['intelligence', 'connections', 'incidents', 'incident_links'] as const),
  ...(['playbooks', 'playbook_runs', 'alert_rules'] as const),
  ...(['observable_uses', 'sightings', 'warning_entries'] as const),
  ...(['sources', 'alerts', 'alert_incidents', 'attack_layers', 'sigma_rules', 'taxii_collections'] as const),
  ...(['alert_group_rules', 'alert_grouping', 'alert_queues'] as const),
  ...(['block_lists', 'block_entries', 'enrichment_tables', 'enrichment_actions'] as const),
] as const;
export type UndoableTable = (typeof undoableTables)[number];

/** One row as it was before: the columns that changed with their old values, and the version the change gave it. */
export type ChangedRow = {
  readonly table: UndoableTable;
  readonly id: string;
  readonly version: number;
  readonly before: Readonly<Record<string, string | number | null>>;
};

/** How long a change can be undone, in milliseconds. */
export const undoableForMs = 86_400_000;

type Change = {
  readonly id: string;
  readonly actorId: string;
  readonly at: number;
  readonly rows: readonly ChangedRow[];
};

/**
 * Stores the undo data of a change, in its transaction. An addition is undone with
 * `before: { deleted_at: <instant of the change> }`, a removal with `before: { deleted_at: null }`. Returns the id for
 * `changeId`, or null if nothing changed.
 */
export async function keepChange(tx: Transaction, { id, actorId, at, rows }: Change): Promise<string | null> {
  if (rows.length === 0) return null;
  await tx
    .insertInto('changes')
    .values({ id, actor_id: actorId, at, rows: JSON.stringify(rows), undone_at: null })
    .execute();
  return id;
}
