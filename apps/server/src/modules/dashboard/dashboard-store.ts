import { type DashboardLayout, dashboardLayout } from '@halyard/contracts/work/dashboard.ts';
import { type Kysely, sql } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import type { Schema } from '../../database/tables/schema.ts';
import type { TaskCounts } from './summarise-tasks.ts';

/** Counts tasks now and tasks that existed at `weekAgo`; of one person, or of everyone when `ownerId` is null. */
export async function countTasks(db: Kysely<Schema>, ownerId: string | null, weekAgo: number): Promise<TaskCounts> {
  const row = await db
    .selectFrom('todos')
    .select([
      sql<number>`coalesce(sum(case when deleted_at is null then 1 else 0 end), 0)`.as('total'),
      sql<number>`coalesce(sum(case when deleted_at is null then completed else 0 end), 0)`.as('completed'),
      sql<number>`coalesce(sum(case when created_at <= ${weekAgo} and (deleted_at is null or deleted_at > ${weekAgo}) then 1 else 0 end), 0)`.as(
        'week_ago',
      ),
    ])
    .$if(ownerId !== null, (query) => query.where('owner_id', '=', ownerId ?? ''))
    .executeTakeFirstOrThrow();
  return { total: Number(row.total), completed: Number(row.completed), weekAgo: Number(row.week_ago) };
}

/** Instants at which the person's tasks were completed, from `since` on. */
export async function listCompletions(db: Kysely<Schema>, ownerId: string, since: number): Promise<number[]> {
  const rows = await db
    .selectFrom('todos')
    .select('completed_at')
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .where('completed_at', '>=', since)
    .execute();
  return rows.flatMap(({ completed_at }) => (completed_at === null ? [] : [completed_at]));
}

export async function readLayout(db: Kysely<Schema>, personId: string): Promise<DashboardLayout> {
  const row = await db
    .selectFrom('dashboard_layouts')
    .select('widgets')
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return dashboardLayout.parse({ widgets: row ? JSON.parse(row.widgets) : null });
}

export async function saveLayout(
  tx: Transaction,
  personId: string,
  { widgets }: DashboardLayout,
  now: number,
): Promise<void> {
  if (widgets === null) {
    await tx.deleteFrom('dashboard_layouts').where('person_id', '=', personId).execute();
    return;
  }
  const row = { widgets: JSON.stringify(widgets), updated_at: now };
  await tx
    .insertInto('dashboard_layouts')
    .values({ person_id: personId, ...row })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(row))
    .execute();
}
