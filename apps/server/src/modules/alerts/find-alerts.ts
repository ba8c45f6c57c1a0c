import { ApiError } from '@halyard/contracts/errors.ts';
import type { AlertRule } from '@halyard/contracts/intelligence/alerts.ts';
import { type ThreatSeverity, threatSeverities } from '@halyard/contracts/intelligence/threats.ts';
import { type Kysely, sql } from 'kysely';
import type { IntelligenceTable } from '../../database/tables/intelligence-schema.ts';
import type { Schema } from '../../database/tables/schema.ts';
import { type Conditions, holds } from './rule-conditions.ts';

/** Alerts stand by severity, those without one last, in each the one seen last first. */
const order = [...threatSeverities, null];
type Position = { readonly severity: ThreatSeverity | null; readonly seenAt: number; readonly id: string };
type Page = { readonly limit: number; readonly after?: string | undefined; readonly now: number };

const nameOf = (severity: ThreatSeverity | null) => severity ?? 'none';
const writePosition = (row: IntelligenceTable) => `${nameOf(row.severity)}~${row.seen_at ?? 0}~${row.id}`;

function readPosition(cursor: string): Position {
  const [, name, seenAt, id] = /^([A-Za-z]{1,10})~(-?\d{1,15})~(.{1,128})$/.exec(cursor) ?? [];
  const severity = order.find((known) => nameOf(known) === name);
  if (severity === undefined || !id)
    throw new ApiError('invalid_input', 'The field "after" is not one this list gave out.');
  return { severity, seenAt: Number(seenAt), id };
}

/** Threats no one acknowledged. What was old when it was imported is none unless someone stated its severity. */
const unacknowledged = (db: Pick<Kysely<Schema>, 'selectFrom'>) =>
  db
    .selectFrom('intelligence')
    // Written out, not handed in: SQLite uses a partial index only where it sees the condition itself.
    .where(sql<boolean>`family = 'threat'`)
    .where('deleted_at', 'is', null)
    .where('acknowledged_at', 'is', null)
    .where('severity_assumed', '<', 2);

/** Of the threats that `db` knows under that name, those that the rule makes alerts of; with `among`, only of these. */
export async function findAlertIds(
  db: Pick<Kysely<Schema>, 'selectFrom'>,
  rule: AlertRule,
  { now, among }: { readonly now: number; readonly among?: readonly string[] | undefined },
): Promise<readonly string[]> {
  let query = unacknowledged(db)
    .where((eb) => holds(rule, now)(eb))
    .select('id');
  if (among) query = query.where('id', 'in', among);
  return (await query.execute()).map(({ id }) => id);
}

/** Threats that no one acknowledged and one of the rules matches. */
export const matchingAny = (db: Pick<Kysely<Schema>, 'selectFrom'>, rules: readonly Conditions[], now: number) =>
  unacknowledged(db).where((eb) => eb.or(rules.map((rule) => holds(rule, now)(eb))));

async function count(db: Kysely<Schema>, rules: readonly Conditions[], now: number): Promise<number> {
  const row = await matchingAny(db, rules, now)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** How many unacknowledged threats match at least one of the rules. */
export async function countAlerts(db: Kysely<Schema>, rules: readonly Conditions[], now: number): Promise<number> {
  return rules.length === 0 ? 0 : count(db, rules, now);
}

type Piece = { severity: ThreatSeverity | null; after: Position | undefined; limit: number; now: number };

async function readOfSeverity(
  db: Kysely<Schema>,
  rules: readonly AlertRule[],
  { severity, after, limit, now }: Piece,
): Promise<IntelligenceTable[]> {
  let query = matchingAny(db, rules, now).where('severity', severity === null ? 'is' : '=', severity);
  if (after)
    query = query
      .where('seen_at', '<=', after.seenAt)
      .where((eb) => eb.or([eb('seen_at', '<', after.seenAt), eb('id', '<', after.id)]));
  return query.selectAll().orderBy('seen_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

/** One page of threats that match a rule, and where the next begins. */
export async function readAlertRows(
  db: Kysely<Schema>,
  rules: readonly AlertRule[],
  { limit, after, now }: Page,
): Promise<{ readonly rows: readonly IntelligenceTable[]; readonly next: string | null }> {
  const position = after === undefined ? undefined : readPosition(after);
  const wanted = limit + 1;
  const rows: IntelligenceTable[] = [];
  if (rules.length === 0) return { rows, next: null };
  for (const severity of order.slice(position ? order.indexOf(position.severity) : 0)) {
    const from = position && position.severity === severity ? position : undefined;
    rows.push(...(await readOfSeverity(db, rules, { severity, after: from, limit: wanted - rows.length, now })));
    if (rows.length >= wanted) break;
  }
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { rows: shown, next: rows.length > limit && last ? writePosition(last) : null };
}

/** Of the given threats, those that match the rule. */
export async function idsHeldBy(
  db: Kysely<Schema>,
  rule: AlertRule,
  ids: readonly string[],
  now: number,
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('intelligence')
    .select('id')
    .where('id', 'in', ids)
    .where((eb) => holds(rule, now)(eb))
    .execute();
  return new Set(rows.map(({ id }) => id));
}
