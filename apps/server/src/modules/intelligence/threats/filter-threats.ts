import type { Tlp } from '@halyard/contracts/intelligence.ts';
import {
  hoursOf,
  type Period,
  type ThreatSeverity,
  type ThreatStatus,
  threatGroups,
} from '@halyard/contracts/threats.ts';
import { type ExpressionBuilder, type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import { containing } from '../../../database/containing.ts';
import type { Schema } from '../../../database/schema.ts';

type YesOrNo = 'yes' | 'no';

/** Which threats; instants are ISO 8601, `to` excluded. */
export type ThreatFilter = {
  readonly period: Period;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly group?: keyof typeof threatGroups | undefined;
  readonly severity?: readonly ThreatSeverity[] | undefined;
  readonly status?: readonly ThreatStatus[] | undefined;
  readonly type?: string | undefined;
  readonly source?: string | undefined;
  readonly tlp?: readonly Tlp[] | undefined;
  readonly country?: string | undefined;
  readonly placed?: YesOrNo | undefined;
  readonly acknowledged?: YesOrNo | undefined;
  readonly search?: string | undefined;
};

export type Threats = SelectQueryBuilder<Schema, 'intelligence', object>;
type Builder = ExpressionBuilder<Schema, 'intelligence'>;

const hourMs = 3_600_000;

/** The instants a period reaches over, both included, in milliseconds. */
export const spanOf = (period: Period, now: number) => ({ since: now - hoursOf[period] * hourMs, until: now });

// No stored text has a NUL in it, and PostgreSQL refuses to be asked for one.
const isFindable = (text: string) => !text.includes('\0');
const none = sql<boolean>`1 = 0`;

/** What stands between two labels in their column is not part of any of them. */
const isBetweenLabels = (text: string) => /^[[\],]+$/.test(text);

/** Whether a record holds the words somewhere in name, description, type, source or labels. */
export function mentioning(text: string) {
  return (eb: Builder) => {
    if (!isFindable(text)) return none;
    const inLabels = JSON.stringify(text).slice(1, -1);
    return eb.or([
      ...(['name', 'description', 'type', 'source'] as const).map((column) => containing(eb.ref(column), text)),
      ...(isBetweenLabels(text) ? [] : [containing(eb.ref('labels'), inLabels)]),
    ]);
  };
}

function worded(query: Threats, { type, source, search }: ThreatFilter): Threats {
  let found = query;
  for (const [column, value] of [['type', type] as const, ['source', source] as const])
    if (value) found = isFindable(value) ? found.where(column, '=', value) : found.where(none);
  const text = search?.trim() ?? '';
  return text === '' ? found : found.where(mentioning(text));
}

function narrowed(query: Threats, filter: ThreatFilter): Threats {
  const { from, to, group, severity = [], status = [], tlp = [], country, placed, acknowledged } = filter;
  let found = query;
  if (from) found = found.where('seen_at', '>=', Date.parse(from));
  if (to) found = found.where('seen_at', '<', Date.parse(to));
  if (group) found = found.where('status', 'in', [...threatGroups[group]]);
  if (severity.length > 0) found = found.where('severity', 'in', severity);
  if (status.length > 0) found = found.where('status', 'in', status);
  if (tlp.length > 0) found = found.where('tlp', 'in', tlp);
  if (country) found = found.where('country', '=', country);
  if (placed) found = found.where('latitude', placed === 'yes' ? 'is not' : 'is', null);
  if (acknowledged) found = found.where('acknowledged_at', acknowledged === 'yes' ? 'is not' : 'is', null);
  return found;
}

/** Every threat that was last seen within the period. */
export function threatsOfPeriod(db: Kysely<Schema>, period: Period, now: number): Threats {
  const { since, until } = spanOf(period, now);
  return db
    .selectFrom('intelligence')
    .where('family', '=', 'threat')
    .where('deleted_at', 'is', null)
    .where('seen_at', '>=', since)
    .where('seen_at', '<=', until);
}

/** The one way to ask for threats: counters, list, trend, map and export all start here, so they always agree. */
export const matchingThreats = (db: Kysely<Schema>, filter: ThreatFilter, now: number): Threats =>
  worded(narrowed(threatsOfPeriod(db, filter.period, now), filter), filter);
