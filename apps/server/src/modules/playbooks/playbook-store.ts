import { ApiError } from '@halyard/contracts/errors.ts';
import { type Playbook, playbooksMax, unresolvedStatuses } from '@halyard/contracts/operations/incidents.ts';
import { type Kysely, sql } from 'kysely';
import { holdRows } from '../../database/connections/hold-rows.ts';
import type { Transaction } from '../../database/database.ts';
import { sortKeyOf } from '../../database/sort-key-of.ts';
import type { PlaybooksTable } from '../../database/tables/intelligence-schema.ts';
import type { Schema } from '../../database/tables/schema.ts';

/** On how many incidents that are not yet resolved each playbook runs. */
async function countRunning(db: Kysely<Schema>): Promise<ReadonlyMap<string | null, number>> {
  const rows = await db
    .selectFrom('playbook_runs')
    .innerJoin('incidents', 'incidents.id', 'playbook_runs.incident_id')
    .select(['playbook_id', (eb) => eb.fn.count<number>('incident_id').distinct().as('count')])
    .where('playbook_runs.deleted_at', 'is', null)
    .where('incidents.deleted_at', 'is', null)
    .where('incidents.status', 'in', unresolvedStatuses)
    .groupBy('playbook_id')
    .execute();
  return new Map(rows.map(({ playbook_id, count }) => [playbook_id, Number(count)]));
}

const toPlaybook = (row: PlaybooksTable, running: number): Playbook => ({
  id: row.id,
  name: row.name,
  description: row.description,
  steps: JSON.parse(row.steps) as string[],
  running,
  version: row.version,
  updatedAt: new Date(row.updated_at).toISOString(),
  sample: row.sample === 1,
});

/** All playbooks by name; an undone deletion may exceed the limit by one. */
export async function readPlaybooks(db: Kysely<Schema>): Promise<Playbook[]> {
  const rows = await db
    .selectFrom('playbooks')
    .selectAll()
    .where('deleted_at', 'is', null)
    .orderBy(sortKeyOf(sql.ref('name')))
    .orderBy('id')
    .limit(playbooksMax)
    .execute();
  const running = await countRunning(db);
  return rows.map((row) => toPlaybook(row, running.get(row.id) ?? 0));
}

export async function countPlaybooks(db: Kysely<Schema>): Promise<number> {
  const { count } = await db
    .selectFrom('playbooks')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** An existing playbook, locked inside a transaction. */
export async function requirePlaybook(db: Kysely<Schema>, id: string): Promise<PlaybooksTable> {
  const found = db.selectFrom('playbooks').selectAll().where('id', '=', id).where('deleted_at', 'is', null);
  const row = await holdRows(db, found).executeTakeFirst();
  if (!row) throw new ApiError('playbook_not_found');
  return row;
}

export async function showPlaybook(db: Kysely<Schema>, id: string): Promise<Playbook> {
  const row = await requirePlaybook(db, id);
  return toPlaybook(row, (await countRunning(db)).get(id) ?? 0);
}

export async function insertPlaybook(tx: Transaction, row: PlaybooksTable): Promise<void> {
  await tx.insertInto('playbooks').values(row).execute();
}

/** Writes a change; a concurrent change of the same version is rejected. */
export async function savePlaybook(
  tx: Transaction,
  row: PlaybooksTable,
  change: Partial<PlaybooksTable>,
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('playbooks')
    .set({ ...change, version: row.version + 1 })
    .where('id', '=', row.id)
    .where('version', '=', row.version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new ApiError('record_changed');
}
