import { ApiError } from '@halyard/contracts/errors.ts';
import {
  type AttackDomain,
  type AttackPeriod,
  attackDomains,
  attackPeriodStart,
  linkedShown,
  type TechniqueDetail,
} from '@halyard/contracts/intelligence/attack.ts';
import { parentOf } from '@halyard/contracts/intelligence/technique-number.ts';
import { threatSeverities } from '@halyard/contracts/intelligence/threats.ts';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/tables/schema.ts';
import { alertNames, incidentNames, recordNames, selectAttack } from '../../database/techniques/naming-technique.ts';
import { tacticsOf } from './build-matrix.ts';
import { plainDescription, readObject, referencesOf } from './catalogue/attack-object.ts';
import type { Catalogue } from './catalogue/read-catalogue.ts';
import { type AttackPorts, byNumber, countRules } from './detection-rule.ts';

const dayMs = 86_400_000;
const matchesCountForMs = 90 * dayMs;

const bySeverity = sql<number>`case severity ${sql.join(
  threatSeverities.map((severity, rank) => sql`when ${sql.lit(severity)} then ${sql.lit(rank)}`),
  sql` `,
)} else 9 end`;

type Span = { readonly since: number; readonly until: number };

/** Threats of the period that name the number, incidents opened in it, and alerts last seen in it. */
function selectLinked(db: Kysely<Schema>, number: string, { since, until }: Span) {
  const threats = db
    .selectFrom('intelligence')
    .where('family', '=', 'threat')
    .where('deleted_at', 'is', null)
    .where('seen_at', '>=', since)
    .where('seen_at', '<=', until)
    .where(recordNames(number));
  const incidents = db
    .selectFrom('incidents')
    .where('deleted_at', 'is', null)
    .where('created_at', '>=', since)
    .where(incidentNames(number));
  const alerts = db.selectFrom('alerts').where(sql<boolean>`deleted_at is null`).where(alertNames(number, since));
  return { threats, incidents, alerts };
}

async function readLinked(db: Kysely<Schema>, number: string, span: Span) {
  const { threats, incidents, alerts } = selectLinked(db, number, span);
  const total = sql<number>`count(*)`.as('total');
  const count = async (query: { execute(): Promise<readonly { total: number }[]> }) =>
    Number((await query.execute())[0]?.total ?? 0);
  return {
    threats: await count(threats.select(total)),
    alerts: await count(alerts.select(total)),
    incidents: await count(incidents.select(total)),
    linked: {
      threats: await threats
        .select(['id', 'name', 'severity'])
        .orderBy(bySeverity)
        .orderBy('seen_at', 'desc')
        .orderBy('id')
        .limit(linkedShown)
        .execute(),
      incidents: await incidents
        .select(['id', 'number', 'title as name', 'severity'])
        .orderBy(bySeverity)
        .orderBy('number', 'desc')
        .limit(linkedShown)
        .execute(),
      alerts: await alerts
        .select(['id', 'number', 'title as name', 'severity'])
        .orderBy(bySeverity)
        .orderBy('number', 'desc')
        .limit(linkedShown)
        .execute(),
    },
  };
}

/** Columns of the first matrix that has the technique. */
function placesOf(catalogue: Catalogue, places: Readonly<Record<AttackDomain, readonly string[]>>) {
  const domain = attackDomains.find((one) => places[one].length > 0);
  if (domain === undefined) return [];
  return tacticsOf(catalogue, domain).list.filter(({ shortName }) => places[domain].includes(shortName));
}

type Asked = { readonly number: string; readonly period: AttackPeriod; readonly now: number };

/** The pane's content for a technique. */
export async function readTechnique(
  db: Kysely<Schema>,
  catalogue: Catalogue,
  { readRules }: AttackPorts,
  { number, period, now }: Asked,
): Promise<TechniqueDetail> {
  const technique = catalogue.techniques.get(number);
  if (!technique) throw new ApiError('technique_not_found');
  const since = attackPeriodStart(period, now);
  const parent = parentOf(number);
  const row = await selectAttack(db)
    .select('stix')
    .where('id', '=', technique.ids[0] ?? '')
    .executeTakeFirst();
  const object = readObject(row?.stix ?? null);
  const rules = [...(byNumber(await readRules(db, now - matchesCountForMs)).get(number) ?? [])];
  return {
    number,
    name: technique.name,
    parent: parent === null ? null : { number: parent, name: catalogue.techniques.get(parent)?.name ?? parent },
    tactics: placesOf(catalogue, technique.places),
    platforms: [...technique.platforms],
    description: plainDescription(object),
    reason: technique.reason,
    ...(await readLinked(db, number, { since, until: now })),
    ...countRules(rules),
    rules: rules.map(({ id, title, state, proof, matches }) => ({ id, title, state, proof, matches })),
    references: referencesOf(object),
    since: new Date(since).toISOString(),
  };
}
