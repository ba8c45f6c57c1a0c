import type { PreviewEffects } from '@halyard/contracts/intelligence/import-preview.ts';
import type { ThreatSeverity } from '@halyard/contracts/intelligence/threats.ts';
import { unresolvedStatuses } from '@halyard/contracts/operations/incidents.ts';
import { type Kysely, type QueryCreator, sql } from 'kysely';
import { type AssumedSeverities, readSeverityRules, rulesOf } from '../../../database/severity-rules.ts';
import type { IntelligenceTable } from '../../../database/tables/intelligence-schema.ts';
import type { Schema } from '../../../database/tables/schema.ts';
import { countTypes, partsOf, sumTypes } from './preview-counts.ts';

type Queries = Pick<QueryCreator<Schema>, 'selectFrom'>;

/** The alert conditions: evaluated for existing records and for previewed ones with the same SQL. */
export type AlertRules = {
  readonly readEnabled: (
    db: Kysely<Schema>,
  ) => Promise<readonly { readonly id: string; readonly name: string; readonly idsOf: IdsOf }[]>;
};
type IdsOf = (db: Queries, among?: readonly string[]) => Promise<readonly string[]>;

/** The displayed severity of a threat without one: the decision, else the rules' assumption. */
function severityOf(decided: ThreatSeverity | null, assumed: AssumedSeverities) {
  if (decided !== null) return sql<ThreatSeverity | null>`coalesce(severity, ${sql.lit(decided)})`;
  if (assumed.size === 0) return sql<ThreatSeverity | null>`severity`;
  const cases = [...assumed].map(([kind, severity]) => sql`when ${kind} then ${sql.lit(severity)}`);
  return sql<ThreatSeverity | null>`coalesce(severity, case type ${sql.join(cases, sql` `)} end)`;
}

/** The number of sightings that indicators would make in stored data; computed by the sightings module. */
export type ForetellSightings = (
  db: Kysely<Schema>,
  rows: readonly Pick<IntelligenceTable, 'kind' | 'stix' | 'created_at'>[],
  now: number,
) => Promise<number>;

type Part = { readonly from: number; readonly before: number };

/** The selected threats of a part, under the name and with the columns of records, as if they were published. */
const asRecords = (
  db: Kysely<Schema>,
  importId: string,
  { from, before }: Part,
  severity: ReturnType<typeof severityOf>,
) =>
  db.with('intelligence', (query) =>
    query
      .selectFrom('preview_objects')
      .select([
        'object_id as id',
        'family',
        'word as type',
        'name',
        'description',
        'source',
        severity.as('severity'),
        'severity_assumed',
        'confidence',
        'seen_at',
        // A label is in it as in the list of labels: in quotation marks.
        'content as labels',
        sql<number | null>`case acknowledged when 1 then 1 end`.as('acknowledged_at'),
        sql<number | null>`case when selected = 1 then null else 1 end`.as('deleted_at'),
      ])
      .where('import_id', '=', importId)
      .where('seq', '>=', from)
      .where('seq', '<', before)
      .where('selected', '=', 1)
      .where('family', '=', 'threat'),
  ) as unknown as Queries;

async function countAlerts(
  db: Kysely<Schema>,
  { readEnabled }: AlertRules,
  importId: string,
  decided: ThreatSeverity | null,
): Promise<Pick<PreviewEffects, 'alerts' | 'rules'>> {
  const rules = (await readEnabled(db)).map((rule) => ({ ...rule, alerts: 0 }));
  const inForce = await readSeverityRules(db);
  const assumed = new Map(inForce.enabled === 1 ? Object.entries(rulesOf(inForce)) : []);
  const severity = severityOf(decided, assumed);
  let alerts = 0;
  for await (const part of partsOf(db, importId)) {
    const open = new Set<string>();
    const found = await Promise.all(rules.map(({ idsOf }) => idsOf(asRecords(db, importId, part, severity))));
    const known = new Set<string>();
    const all = [...new Set(found.flat())];
    // Existing alerts are not opened again.
    for (const { idsOf } of all.length > 0 ? rules : []) for (const id of await idsOf(db, all)) known.add(id);
    for (const [index, ids] of found.entries())
      for (const id of ids) {
        if (known.has(id)) continue;
        open.add(id);
        const rule = rules[index];
        if (rule) rule.alerts++;
      }
    alerts += open.size;
  }
  const counted = rules.filter((rule) => rule.alerts > 0);
  return { alerts, rules: counted.map(({ id, name, alerts: some }) => ({ id, name, alerts: some })) };
}

async function countOne(query: { executeTakeFirstOrThrow(): Promise<{ count: number }> }): Promise<number> {
  return Number((await query.executeTakeFirstOrThrow()).count);
}

const countExpired = (db: Kysely<Schema>, importId: string, now: number) =>
  countOne(
    db
      .selectFrom('preview_objects')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('import_id', '=', importId)
      .where('valid_until', '<', now)
      .where('selected', '=', 1),
  );

const idsAtOnce = 500;

/** Records that would be written and that incidents link to which are not over. */
async function countInIncidents(db: Kysely<Schema>, importId: string): Promise<number> {
  let count = 0;
  for await (const { from, before } of partsOf(db, importId)) {
    const rows = await db
      .selectFrom('preview_objects')
      .select(['object_id', 'change'])
      .where('import_id', '=', importId)
      .where('seq', '>=', from)
      .where('seq', '<', before)
      .where('selected', '=', 1)
      .execute();
    const ids = rows.filter(({ change }) => change === 'updated').map(({ object_id }) => object_id ?? '');
    for (let start = 0; start < ids.length; start += idsAtOnce)
      count += await countOne(
        db
          .selectFrom('incident_links')
          .innerJoin('incidents', 'incidents.id', 'incident_links.incident_id')
          .select((eb) => eb.fn.count<number>('record_id').distinct().as('count'))
          .where('record_id', 'in', ids.slice(start, start + idsAtOnce))
          .where('incidents.status', 'in', unresolvedStatuses)
          .where('incidents.deleted_at', 'is', null)
          .where('incident_links.deleted_at', 'is', null),
      );
  }
  return count;
}

/** Sightings by the selected indicators that are new. */
async function countSightings(db: Kysely<Schema>, foretell: ForetellSightings, importId: string, now: number) {
  let count = 0;
  for await (const { from, before } of partsOf(db, importId)) {
    const rows = await db
      .selectFrom('preview_objects')
      .select('content')
      .where('import_id', '=', importId)
      .where('seq', '>=', from)
      .where('seq', '<', before)
      .where('type', '=', 'indicator')
      .where('change', '=', 'created')
      .where(sql<boolean>`(selected + 0) = 1`)
      .execute();
    const records = rows.map(({ content }) => (JSON.parse(content ?? '{}') as Incoming).record);
    const read = records.map((record) => ({ kind: 'indicator', stix: record?.stix || null, created_at: now }));
    if (read.length > 0) count += await foretell(db, read, now);
  }
  return count;
}

type Incoming = { readonly record?: { readonly stix: string } };
type Question = { readonly importId: string; readonly severity: ThreatSeverity | null; readonly now: number };

export type EffectPorts = { readonly alerts: AlertRules; readonly foretellSightings: ForetellSightings };

/** The effects of publishing the selected objects now. */
export async function readEffects(
  db: Kysely<Schema>,
  { alerts: rules, foretellSightings }: EffectPorts,
  { importId, severity, now }: Question,
): Promise<PreviewEffects> {
  return {
    ...(await countAlerts(db, rules, importId, severity)),
    changedRecords: sumTypes(await countTypes(db, importId)).selectedUpdated,
    inOpenIncidents: await countInIncidents(db, importId),
    sightings: await countSightings(db, foretellSightings, importId, now),
    expiredIndicators: await countExpired(db, importId, now),
  };
}
