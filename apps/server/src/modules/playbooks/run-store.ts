import { ApiError } from '@halyard/contracts/errors.ts';
import type { PlaybookRun } from '@halyard/contracts/operations/incidents.ts';
import type { Kysely } from 'kysely';
import { holdRows } from '../../database/connections/hold-rows.ts';
import type { Transaction } from '../../database/database.ts';
import type { PlaybookRunsTable } from '../../database/tables/intelligence-schema.ts';
import type { Schema } from '../../database/tables/schema.ts';

export type Step = PlaybookRun['steps'][number];

const toRun = (row: PlaybookRunsTable): PlaybookRun => ({
  id: row.id,
  playbookId: row.playbook_id,
  name: row.name,
  version: row.version,
  startedAt: new Date(row.started_at).toISOString(),
  steps: readSteps(row),
});

export const readSteps = ({ steps }: Pick<PlaybookRunsTable, 'steps'>) => JSON.parse(steps) as Step[];

/** The playbooks started on an incident, first to last. */
export async function readRuns(db: Kysely<Schema>, incidentId: string): Promise<PlaybookRun[]> {
  const rows = await db
    .selectFrom('playbook_runs')
    .selectAll()
    .where('incident_id', '=', incidentId)
    .where('deleted_at', 'is', null)
    .orderBy('started_at')
    .orderBy('id')
    .execute();
  return rows.map(toRun);
}

export async function insertRun(tx: Transaction, row: PlaybookRunsTable): Promise<void> {
  await tx.insertInto('playbook_runs').values(row).execute();
}

/** The run, locked until the transaction ends: two users' ticks are sequential, and both are kept. */
export async function holdRun(
  tx: Transaction,
  { incidentId, runId }: { readonly incidentId: string; readonly runId: string },
): Promise<PlaybookRunsTable> {
  const run = tx
    .selectFrom('playbook_runs')
    .selectAll()
    .where('id', '=', runId)
    .where('incident_id', '=', incidentId)
    .where('deleted_at', 'is', null);
  const row = await holdRows(tx, run).executeTakeFirst();
  if (!row) throw new ApiError('playbook_not_found');
  return row;
}

export async function saveSteps(tx: Transaction, row: PlaybookRunsTable, steps: readonly Step[]): Promise<void> {
  await tx
    .updateTable('playbook_runs')
    .set({ steps: JSON.stringify(steps), version: row.version + 1 })
    .where('id', '=', row.id)
    .execute();
}
