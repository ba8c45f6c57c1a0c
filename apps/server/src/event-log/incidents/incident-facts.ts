import { isDeepStrictEqual } from 'node:util';
import type { EventDetails } from '@halyard/contracts/intelligence/intelligence.ts';
import type { Kysely } from 'kysely';
import { onPrimary } from '../../database/connections/heavy-reads.ts';
import { holdRows } from '../../database/connections/hold-rows.ts';
import type { Database, Transaction } from '../../database/database.ts';
import type { IncidentFactsTable } from '../../database/tables/intelligence-schema.ts';
import type { Schema } from '../../database/tables/schema.ts';
import { type IncidentEvent, replayedKinds, replayIncidents } from './replay-incidents.ts';

const incidentsAtOnce = 200;

/** All that ever happened to the incidents, in the order of the log. */
async function readEventsOf(db: Kysely<Schema>, incidentIds: readonly string[]): Promise<IncidentEvent[]> {
  const rows = await db
    .selectFrom('events')
    .select(['at', 'kind', 'details', 'object_id'])
    .where('object_type', '=', 'incident')
    .where('object_id', 'in', incidentIds)
    .where('kind', 'in', replayedKinds)
    .orderBy('id')
    .execute();
  return rows.map(({ object_id, at, kind, details }) => ({
    incidentId: object_id ?? '',
    at,
    kind,
    details: details === null ? {} : (JSON.parse(details) as EventDetails),
  }));
}

/** Facts of existing incidents from the log. */
async function workOutFacts(db: Kysely<Schema>, incidentIds: readonly string[]): Promise<IncidentFactsTable[]> {
  const events = await readEventsOf(db, incidentIds);
  const counts = new Map<string, number>();
  for (const { incidentId } of events) counts.set(incidentId, (counts.get(incidentId) ?? 0) + 1);
  return [...replayIncidents(events)].map(([id, incident]) => ({
    incident_id: id,
    severity: incident.severity,
    assignee_id: incident.assignee?.id ?? null,
    assignee_name: incident.assignee?.name ?? null,
    detected_at: incident.detectedAt,
    due_at: incident.dueAt,
    opened_at: incident.openedAt,
    resolved_at: incident.resolvedAt,
    reopened: JSON.stringify(incident.reopenedAt),
    last_reopened_at: incident.reopenedAt.at(-1) ?? null,
    events: counts.get(id) ?? 0,
  }));
}

async function keepSome(tx: Transaction): Promise<void> {
  // Only marks that were read are removed: concurrent events set their own.
  const oldest = tx.selectFrom('incident_facts_stale').selectAll().orderBy('id').limit(incidentsAtOnce);
  const marks = await holdRows(tx, oldest).execute();
  if (marks.length === 0) return;
  const ids = [...new Set(marks.map(({ incident_id }) => incident_id))];
  await tx.deleteFrom('incident_facts').where('incident_id', 'in', ids).execute();
  const facts = await workOutFacts(tx, ids);
  if (facts.length > 0) await tx.insertInto('incident_facts').values(facts).execute();
  const seen = marks.map(({ id }) => id);
  await tx.deleteFrom('incident_facts_stale').where('id', 'in', seen).execute();
}

/** Syncs the facts of incidents with the event log, in short steps; nothing is written if they are equal. */
export async function keepIncidentFacts({ read, writeStep }: Pick<Database, 'read' | 'writeStep'>): Promise<void> {
  const oneMark = read.selectFrom('incident_facts_stale').select('id').limit(1);
  // A replica would show marks that are removed already.
  await onPrimary(async () => {
    while (await oneMark.executeTakeFirst()) await writeStep(keepSome);
  });
}

const toComparable = (facts: readonly IncidentFactsTable[]) =>
  new Map(facts.map((row) => [row.incident_id, { ...row }]));

/** Incidents whose facts differ from the event log, other than those marked for recomputation. */
export async function findFactFaults(db: Kysely<Schema>): Promise<string[]> {
  const wrong: string[] = [];
  const about = db.selectFrom('events').where('object_type', '=', 'incident');
  const marked = db.selectFrom('incident_facts_stale').select('incident_id');
  for (let after: string | undefined = ''; after !== undefined; ) {
    const page: { readonly id: string | null }[] = await about
      .select('object_id as id')
      .distinct()
      .where('object_id', '>', after)
      .where('object_id', 'not in', marked)
      .orderBy('object_id')
      .limit(incidentsAtOnce)
      .execute();
    const ids = page.flatMap(({ id }) => id ?? []);
    if (ids.length === 0) break;
    const kept = db.selectFrom('incident_facts').selectAll().where('incident_id', 'in', ids);
    const [is, should] = [toComparable(await kept.execute()), toComparable(await workOutFacts(db, ids))];
    wrong.push(...ids.filter((id) => !isDeepStrictEqual(is.get(id), should.get(id))));
    after = page.length === incidentsAtOnce ? ids.at(-1) : undefined;
  }
  return wrong;
}
