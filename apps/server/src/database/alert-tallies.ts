import type { WorkStatus } from '@halyard/contracts/inflow/received-alerts.ts';
import type { ThreatSeverity } from '@halyard/contracts/intelligence/threats.ts';
import type { Kysely } from 'kysely';
import type { Database } from './database.ts';
import type { AlertTalliesTable } from './tables/inflow-schema.ts';
import type { Schema } from './tables/schema.ts';

type Of = {
  readonly status?: readonly WorkStatus[] | undefined;
  readonly severity?: readonly ThreatSeverity[] | undefined;
};
type Line = Pick<AlertTalliesTable, 'work_status' | 'severity' | 'delta'>;

/** More lines than these are added up: fewer cost less than the write. */
const mostLines = 200;
const linesAtOnce = 5_000;

/** The number of alerts in these states and severities, from maintained counts; by default of all. */
export async function countByTallies(db: Kysely<Schema>, { status, severity }: Of): Promise<number> {
  let lines = db.selectFrom('alert_tallies');
  if (status) lines = lines.where('work_status', 'in', status);
  if (severity) lines = lines.where('severity', 'in', severity);
  const { total } = await lines
    .select(({ fn }) => fn.sum<number | null>('delta').as('total'))
    .executeTakeFirstOrThrow();
  return Number(total ?? 0);
}

function addUp(lines: readonly Line[]): Line[] {
  const sums = new Map<string, Line>();
  for (const { work_status, severity, delta } of lines) {
    const name = `${work_status} ${severity}`;
    sums.set(name, { work_status, severity, delta: Number(delta) + (sums.get(name)?.delta ?? 0) });
  }
  return [...sums.values()].filter(({ delta }) => delta !== 0);
}

/** Aggregates lines. Exactly the deleted lines are summed up, so that a concurrent insert is kept. */
export async function addUpTallies({ read, writeStep }: Database, most = mostLines): Promise<void> {
  const some = await read
    .selectFrom('alert_tallies')
    .select('id')
    .limit(most + 1)
    .execute();
  if (some.length <= most) return;
  await writeStep(async (tx) => {
    const oldest = tx.selectFrom('alert_tallies').select('id').orderBy('id').limit(linesAtOnce);
    const gone = await tx
      .deleteFrom('alert_tallies')
      .where('id', 'in', oldest)
      .returning(['work_status', 'severity', 'delta'])
      .execute();
    const sums = addUp(gone);
    if (sums.length > 0) await tx.insertInto('alert_tallies').values(sums).execute();
  });
}
