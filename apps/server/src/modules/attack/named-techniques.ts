import type { NamedTechnique } from '@halyard/contracts/intelligence/attack.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/tables/schema.ts';
import { numbersIn, selectAttack } from '../../database/techniques/naming-technique.ts';
import { numberOf, readObject } from './catalogue/attack-object.ts';

/** Maximum records whose techniques are read together; no incident shows more. */
const recordsMax = 500;

type Names = Map<string, string | null>;

/** The techniques that records are connected to, or are themselves. */
async function addConnected(db: Kysely<Schema>, ids: readonly string[], names: Names): Promise<void> {
  const rows = await selectAttack(db)
    .select(['id', 'name', 'stix'])
    .where('kind', '=', 'attack-pattern')
    .where((eb) =>
      eb.or([
        eb('id', 'in', ids),
        eb(
          'id',
          'in',
          eb
            .selectFrom('connections')
            .select('target_id')
            .where('source_id', 'in', ids)
            .where('connections.deleted_at', 'is', null),
        ),
        eb(
          'id',
          'in',
          eb
            .selectFrom('connections')
            .select('source_id')
            .where('target_id', 'in', ids)
            .where('connections.deleted_at', 'is', null),
        ),
      ]),
    )
    .orderBy('id')
    .execute();
  for (const { name, stix } of rows) {
    const number = numberOf(readObject(stix));
    if (number !== undefined) names.set(number, name);
  }
}

async function readNamed(
  db: Kysely<Schema>,
  ids: readonly string[],
  also: readonly string[],
): Promise<NamedTechnique[]> {
  const names: Names = new Map(also.map((number) => [number, null]));
  if (ids.length > 0) {
    const rows = await db.selectFrom('intelligence').select('labels').where('id', 'in', ids).execute();
    for (const { labels } of rows) for (const number of numbersIn(labels)) names.set(number, null);
    await addConnected(db, ids, names);
  }
  return [...names]
    .map(([number, name]) => ({ number, name }))
    .sort((one, other) => (one.number < other.number ? -1 : 1));
}

/** The techniques of one record: those it is connected to, and those its labels name. */
export const techniquesOfRecord = (db: Kysely<Schema>, id: string): Promise<NamedTechnique[]> =>
  readNamed(db, [id], []);

/** The techniques of an incident: of its records, and of its alerts. */
export async function techniquesOfIncident(db: Kysely<Schema>, id: string): Promise<NamedTechnique[]> {
  const links = await db
    .selectFrom('incident_links')
    .innerJoin('intelligence', 'intelligence.id', 'incident_links.record_id')
    .select('record_id')
    .where('incident_id', '=', id)
    .where('incident_links.deleted_at', 'is', null)
    .where('intelligence.deleted_at', 'is', null)
    .limit(recordsMax)
    .execute();
  const alerts = await db
    .selectFrom('alert_incidents')
    .innerJoin('alerts', 'alerts.id', 'alert_incidents.alert_id')
    .select('techniques')
    .where('incident_id', '=', id)
    .where('alert_incidents.deleted_at', 'is', null)
    .where('alerts.deleted_at', 'is', null)
    .limit(recordsMax)
    .execute();
  const named = alerts.flatMap(({ techniques }) => JSON.parse(techniques) as string[]);
  return readNamed(
    db,
    links.map(({ record_id }) => record_id),
    named,
  );
}
