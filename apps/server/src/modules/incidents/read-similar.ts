import type { SimilarIncidents } from '@halyard/contracts/operations/incidents.ts';
import type { Kysely } from 'kysely';
import { usesInAlertsOfIncidents } from '../../database/incident-observables.ts';
import type { IncidentsTable } from '../../database/tables/intelligence-schema.ts';
import type { Schema } from '../../database/tables/schema.ts';
import { requireIncident } from './incident-store.ts';
import { toSummaries } from './show-incident.ts';

/** What more incidents than this have says nothing about any two of them. */
const commonMax = 50;
const ownMax = 500;
const comparedMax = 200;
const shownMax = 10;
/** Points for each shared thing, up to so many things of a kind; the console shows the rule. */
const points = { observables: 3, records: 2, source: 1, playbooks: 1 } as const;
const countedMax = 5;

type Shared = { readonly incident: string; readonly id: string; readonly name: string };

const usesOf = (db: Kysely<Schema>) =>
  db
    .selectFrom('observable_uses')
    .select(['observable_uses.object_id as incident', 'observable_uses.observable_id as id'])
    .where('observable_uses.object_type', '=', 'incident')
    .where('observable_uses.deleted_at', 'is', null)
    .unionAll(
      usesInAlertsOfIncidents(db).select([
        'alert_incidents.incident_id as incident',
        'observable_uses.observable_id as id',
      ]),
    );

/** Observables of other incidents that this one, or one of its alerts, has too. */
async function findObservables(db: Kysely<Schema>, incidentId: string): Promise<Shared[]> {
  const own = db
    .selectFrom(usesOf(db).as('own'))
    .select('own.id')
    .where('own.incident', '=', incidentId)
    .distinct()
    .limit(ownMax);
  return db
    .selectFrom(usesOf(db).as('uses'))
    .innerJoin('observables', 'observables.id', 'uses.id')
    .select(['uses.incident', 'uses.id', 'observables.value as name'])
    .distinct()
    .where('uses.id', 'in', own)
    .where('uses.incident', '<>', incidentId)
    .orderBy('uses.id')
    .limit(ownMax * commonMax)
    .execute();
}

/** Records that are linked to other incidents and to this one. */
async function findRecords(db: Kysely<Schema>, incidentId: string): Promise<Shared[]> {
  return db
    .selectFrom('incident_links as own')
    .innerJoin('incident_links as theirs', 'theirs.record_id', 'own.record_id')
    .innerJoin('intelligence', 'intelligence.id', 'own.record_id')
    .select(['theirs.incident_id as incident', 'own.record_id as id', 'intelligence.name'])
    .where('own.incident_id', '=', incidentId)
    .where('theirs.incident_id', '<>', incidentId)
    .where('own.deleted_at', 'is', null)
    .where('theirs.deleted_at', 'is', null)
    .where('intelligence.deleted_at', 'is', null)
    .orderBy('own.record_id')
    .limit(ownMax * commonMax)
    .execute();
}

/** By incident what it shares, without what very many incidents have. */
function groupShared(shared: readonly Shared[]): Map<string, Map<string, string>> {
  const holders = new Map<string, number>();
  for (const { id } of shared) holders.set(id, (holders.get(id) ?? 0) + 1);
  const found = new Map<string, Map<string, string>>();
  for (const { incident, id, name } of shared) {
    if ((holders.get(id) ?? 0) > commonMax) continue;
    found.set(incident, (found.get(incident) ?? new Map()).set(id, name));
  }
  return found;
}

async function readPlaybooks(db: Kysely<Schema>, incidentIds: readonly string[]) {
  const runs = await db
    .selectFrom('playbook_runs')
    .select(['incident_id', 'playbook_id', 'name'])
    .where('incident_id', 'in', incidentIds)
    .where('deleted_at', 'is', null)
    .execute();
  return groupShared(
    runs.map(({ incident_id, playbook_id, name }) => ({ incident: incident_id, id: playbook_id ?? name, name })),
  );
}

type Kinds = Readonly<Record<'observables' | 'records' | 'playbooks', ReadonlyMap<string, string>>>;

const pointsOf = (kinds: Kinds, isSameSource: boolean): number =>
  (['observables', 'records', 'playbooks'] as const).reduce(
    (sum, kind) => sum + points[kind] * Math.min(countedMax, kinds[kind].size),
    isSameSource ? points.source : 0,
  );

const none: ReadonlyMap<string, string> = new Map();
const namesOf = (shared: ReadonlyMap<string, string>) => [...shared.values()].toSorted();

/**
 * Incidents that share observables or records with an incident, the most alike first, and what they share. Each counts
 * points by a fixed rule; the same source and playbooks only add to incidents that share something.
 */
export async function readSimilarIncidents(db: Kysely<Schema>, id: string): Promise<SimilarIncidents> {
  const incident = await requireIncident(db, id);
  const observables = groupShared(await findObservables(db, id));
  const records = groupShared(await findRecords(db, id));
  const ids = [...new Set([...observables.keys(), ...records.keys()])].slice(0, comparedMax);
  if (ids.length === 0) return { incidents: [] };
  const playbooks = await readPlaybooks(db, [id, ...ids]);
  const own = playbooks.get(id) ?? none;
  const rows: IncidentsTable[] = await db
    .selectFrom('incidents')
    .selectAll()
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute();
  const scored = rows
    .map((row) => {
      const kinds = {
        observables: observables.get(row.id) ?? none,
        records: records.get(row.id) ?? none,
        playbooks: new Map([...(playbooks.get(row.id) ?? none)].filter(([playbook]) => own.has(playbook))),
      };
      const isSameSource = row.source === incident.source;
      return { row, kinds, isSameSource, score: pointsOf(kinds, isSameSource) };
    })
    .toSorted((one, other) => other.score - one.score || other.row.number - one.row.number)
    .slice(0, shownMax);
  const summaries = await toSummaries(
    db,
    scored.map(({ row }) => row),
  );
  return {
    incidents: scored.flatMap(({ kinds, isSameSource, score }, index) => {
      const summary = summaries[index];
      if (!summary) return [];
      const shared = {
        observables: namesOf(kinds.observables),
        records: namesOf(kinds.records),
        playbooks: namesOf(kinds.playbooks),
      };
      return [{ incident: summary, shared: { ...shared, source: isSameSource }, score }];
    }),
  };
}
