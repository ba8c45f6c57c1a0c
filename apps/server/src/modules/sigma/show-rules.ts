import type { Parsed } from '@halyard/contracts/endpoint.ts';
import { ApiError } from '@halyard/contracts/errors.ts';
import { alertFormats } from '@halyard/contracts/inflow/formats.ts';
import {
  type listSigmaRules,
  type SigmaRule,
  type SigmaRuleDetail,
  sigmaLevels,
  sigmaMatchDays,
} from '@halyard/contracts/inflow/sigma.ts';
import { daysInMs } from '@halyard/contracts/server/retention.ts';
import { type Kysely, sql } from 'kysely';
import { escapeLike } from '../../database/containing.ts';
import { fold } from '../../database/fold.ts';
import type { Schema } from '../../database/tables/schema.ts';
import type { SigmaRulesTable } from '../../database/tables/sigma-schema.ts';
import { checkText } from './rule-columns.ts';
import { examplesOf } from './run-examples.ts';

type Query = Parsed<typeof listSigmaRules.query>;
type Counted = SigmaRulesTable & { readonly matches: number | null; readonly alerts: number };

const toInstant = (ms: number) => new Date(Number(ms)).toISOString();

/** From when on matches count. */
export const matchesSince = (now: number) => now - daysInMs(sigmaMatchDays);

const toRule = (row: Counted): SigmaRule => ({
  id: row.id,
  ruleId: row.rule_uuid,
  title: row.title,
  level: row.level,
  status: row.rule_status,
  state: row.state,
  proof: row.proof,
  techniques: JSON.parse(row.techniques) as string[],
  logsource: JSON.parse(row.logsource) as SigmaRule['logsource'],
  matches: Number(row.matches ?? 0),
  alerts: Number(row.alerts),
  createdAt: toInstant(row.created_at),
  updatedAt: toInstant(row.updated_at),
  version: row.version,
  sample: row.sample === 1,
});

const matchesOf = (since: number) =>
  sql<number>`(select coalesce(sum(m.events), 0) from sigma_matches m
    where m.rule_id = sigma_rules.id and m.at >= ${since})`;
const alertsOf = sql<number>`(select count(*) from sigma_alerts a join alerts on alerts.id = a.alert_id
  where a.rule_id = sigma_rules.id and alerts.deleted_at is null)`;

/** Existing rules, with their matches. */
const selectRules = (db: Kysely<Schema>, now: number) =>
  db
    .selectFrom('sigma_rules')
    .selectAll('sigma_rules')
    .select([matchesOf(matchesSince(now)).as('matches'), alertsOf.as('alerts')])
    .where('sigma_rules.deleted_at', 'is', null);

const levelRank = sql<number>`case level ${sql.join(
  sigmaLevels.map((level, rank) => sql`when ${sql.lit(level)} then ${sql.lit(rank)}`),
  sql` `,
)} else 9 end`;

/** The sort column of the list, ascending; ties are sorted by id. */
const keyOf = (sort: Query['sort'], now: number) =>
  ({
    updated: sql<number>`-sigma_rules.updated_at`,
    level: levelRank,
    matches: sql<number>`-${matchesOf(matchesSince(now))}`,
  })[sort];

function readPosition(cursor: string) {
  const [, key, id] = /^(-?\d{1,15})~([\w-]{1,64})$/.exec(cursor) ?? [];
  if (key === undefined || id === undefined)
    throw new ApiError('invalid_input', 'The field "after" is not one this list gave out.');
  return { key: Number(key), id };
}

function matching(db: Kysely<Schema>, { state, level, proof, technique, search }: Query, now: number) {
  let found = selectRules(db, now);
  if (state) found = found.where('state', 'in', state);
  if (level) found = found.where('level', 'in', level);
  if (proof) found = found.where('proof', 'in', proof);
  // A number and its sub-techniques, as they are in the list.
  if (technique)
    found = found.where((eb) =>
      eb.or([`%"${technique}"%`, `%"${technique}.%`].map((like) => sql<boolean>`techniques like ${like}`)),
    );
  const words = search?.trim() ?? '';
  if (words !== '') found = found.where(sql<boolean>`search_text like ${`%${escapeLike(fold(words))}%`} escape '\\'`);
  return found;
}

/** One page of rules, their total, and the cursor of the next. */
export async function readPage(db: Kysely<Schema>, query: Query, now: number) {
  const found = matching(db, query, now);
  const { total } = await found
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const key = keyOf(query.sort, now);
  let page = found.select(key.as('sort_value'));
  if (query.after !== undefined) {
    const position = readPosition(query.after);
    page = page.where(
      sql<boolean>`(${key} > ${position.key} or (${key} = ${position.key} and sigma_rules.id > ${position.id}))`,
    );
  }
  const rows = await page
    .orderBy(key)
    .orderBy('sigma_rules.id')
    .limit(query.limit + 1)
    .execute();
  const shown = rows.slice(0, query.limit);
  const last = shown.at(-1);
  const next = rows.length > query.limit && last ? `${Number(last.sort_value)}~${last.id}` : null;
  return { rules: shown.map(toRule), total: Number(total), next };
}

/** How many rules are in each state, and whether a source sends something for them. */
export async function readOverview(db: Kysely<Schema>) {
  const rows = await db
    .selectFrom('sigma_rules')
    .select(['state', ({ fn }) => fn.countAll<number>().as('count')])
    .where('deleted_at', 'is', null)
    .groupBy('state')
    .execute();
  const source = await db
    .selectFrom('sources')
    .select('id')
    .where('format', 'in', alertFormats)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  const count = (state: string) => Number(rows.find((row) => row.state === state)?.count ?? 0);
  return {
    states: { enabled: count('enabled'), testing: count('testing'), disabled: count('disabled') },
    hasSource: source !== undefined,
  };
}

export async function showRule(db: Kysely<Schema>, id: string, now: number): Promise<SigmaRuleDetail> {
  const row = await selectRules(db, now).where('sigma_rules.id', '=', id).executeTakeFirst();
  if (!row) throw new ApiError('sigma_rule_not_found');
  const checked = checkText(row.text);
  const rule = 'rule' in checked ? checked.rule : null;
  return {
    rule: toRule(row),
    text: row.text,
    problem: 'problem' in checked ? checked.problem : null,
    examples: examplesOf(row),
    description: rule?.description ?? null,
    author: rule?.author ?? null,
    tags: [...(rule?.tags ?? [])],
    references: [...(rule?.references ?? [])],
    falsePositives: [...(rule?.falsePositives ?? [])],
  };
}

/** Every rule, as the ATT&CK matrix counts it; `since`: from when on its matches count, in milliseconds. */
export async function readDetectionRules(db: Kysely<Schema>, since: number) {
  const rows = await db
    .selectFrom('sigma_rules')
    .select(['id', 'title', 'state', 'proof', 'techniques', matchesOf(since).as('matches')])
    .where('deleted_at', 'is', null)
    .where('techniques', '<>', '[]')
    .execute();
  return rows.map(({ id, title, state, proof, techniques, matches }) => ({
    id,
    title,
    state,
    proof,
    matches: Number(matches),
    techniques: JSON.parse(techniques) as string[],
  }));
}
