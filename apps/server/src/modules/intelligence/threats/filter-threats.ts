import { heldBackBy } from '@halyard/contracts/inflow/taxii.ts';
import type { Tlp } from '@halyard/contracts/intelligence/intelligence.ts';
import {
  hoursOf,
  type SeverityFilter,
  type ThreatPeriod,
  type ThreatStatus,
  threatGroups,
} from '@halyard/contracts/intelligence/threats.ts';
import { tlpMarkings } from '@halyard/threat-exchange';
import { type ExpressionBuilder, type Kysely, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { containing } from '../../../database/containing.ts';
import { mentioning } from '../../../database/full-text/mentioning.ts';
import { wordsIn } from '../../../database/full-text/split-query.ts';
import type { Schema } from '../../../database/tables/schema.ts';
import { recordNames } from '../../../database/techniques/naming-technique.ts';
import { type ImportedFilter, imported } from '../filter-imported.ts';

type YesOrNo = 'yes' | 'no';

/** Which threats; instants are ISO 8601, `to` excluded. */
export type ThreatFilter = {
  readonly period: ThreatPeriod;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly group?: keyof typeof threatGroups | undefined;
  readonly severity?: readonly SeverityFilter[] | undefined;
  readonly status?: readonly ThreatStatus[] | undefined;
  readonly type?: string | undefined;
  readonly source?: string | undefined;
  readonly tlp?: readonly Tlp[] | undefined;
  readonly markedAbove?: Tlp | undefined;
  readonly country?: string | undefined;
  readonly placed?: YesOrNo | undefined;
  readonly acknowledged?: YesOrNo | undefined;
  readonly technique?: string | undefined;
  readonly search?: string | undefined;
  /** The search uses the columns of the row alone: past rows are in no index. */
  readonly inColumns?: boolean | undefined;
} & ImportedFilter;

export type Threats = SelectQueryBuilder<Schema, 'intelligence', object>;

const hourMs = 3_600_000;

/** From an instant to another, both included, in milliseconds. */
export type Span = { readonly since: number; readonly until: number };

/** The range of valid dates. */
const always: Span = { since: -8_640_000_000_000_000, until: 8_640_000_000_000_000 };

/** The instants a period reaches over. */
export const spanOf = (period: ThreatPeriod, now: number): Span =>
  period === 'all' ? always : { since: now - hoursOf[period] * hourMs, until: now };

/** A free range is the period itself; a part of a period is not. */
export function boundsOf({ period, from, to }: Pick<ThreatFilter, 'period' | 'from' | 'to'>, now: number) {
  if (period !== 'all') return spanOf(period, now);
  return { since: from === undefined ? null : Date.parse(from), until: to === undefined ? null : Date.parse(to) };
}

/** The separator of labels in their column is not part of any label. */
const isBetweenLabels = (text: string) => /^[[\],]+$/.test(text);

/** Whether a record contains the characters in name, description, type, source or labels. */
const holding = (text: string) => (eb: ExpressionBuilder<Schema, 'intelligence'>) => {
  const inLabels = JSON.stringify(text).slice(1, -1);
  return eb.or([
    ...(['name', 'description', 'type', 'source'] as const).map((column) => containing(eb.ref(column), text)),
    ...(isBetweenLabels(text) ? [] : [containing(eb.ref('labels'), inLabels)]),
  ]);
};

function worded(query: Threats, { type, source, search, inColumns }: ThreatFilter): Threats {
  const text = search?.trim() ?? '';
  let found = query;
  if (type) found = found.where('type', '=', type);
  if (source) found = found.where('source', '=', source);
  if (text !== '' && inColumns) return found.where((eb) => eb.and(wordsIn(text).map((word) => holding(word)(eb))));
  return text === ''
    ? found
    : found.where((eb) => mentioning(eb.ref('intelligence.id'), ['threat'], text, () => holding(text)(eb)));
}

/** Above a level, as the whole or in the granular markings of what a source sent (STIX 2.1, section 7.2.3). */
const isMarkedAbove = (level: Tlp) => (eb: ExpressionBuilder<Schema, 'intelligence'>) => {
  const above = heldBackBy(level);
  if (above.length === 0) return sql<SqlBool>`1 = 0`;
  const holds = (text: string) => eb('stix', 'like', `%${text}%`);
  const inParts = above.flatMap(tlpMarkings).map(holds);
  return eb.or([eb('tlp', 'in', above), eb.and([holds('"granular_markings"'), eb.or(inParts)])]);
};

/** `none`: those without a stated severity. */
function ofSeverity(query: Threats, asked: readonly SeverityFilter[]): Threats {
  const stated = asked.filter((severity) => severity !== 'none');
  if (stated.length === asked.length) return query.where('severity', 'in', stated);
  if (stated.length === 0) return query.where('severity', 'is', null);
  return query.where((eb) => eb.or([eb('severity', 'in', stated), eb('severity', 'is', null)]));
}

function narrowed(query: Threats, filter: ThreatFilter): Threats {
  const { from, to, group, severity = [], status = [], tlp = [], country, placed, acknowledged, technique } = filter;
  let found = query;
  if (from) found = found.where('seen_at', '>=', Date.parse(from));
  if (to) found = found.where('seen_at', '<', Date.parse(to));
  if (group) found = found.where('status', 'in', [...threatGroups[group]]);
  if (severity.length > 0) found = ofSeverity(found, severity);
  if (status.length > 0) found = found.where('status', 'in', status);
  if (tlp.length > 0) found = found.where('tlp', 'in', tlp);
  if (filter.markedAbove) found = found.where(isMarkedAbove(filter.markedAbove));
  if (country) found = found.where('country', '=', country);
  if (placed) found = found.where('latitude', placed === 'yes' ? 'is not' : 'is', null);
  if (acknowledged) found = found.where('acknowledged_at', acknowledged === 'yes' ? 'is not' : 'is', null);
  if (technique) found = found.where(recordNames(technique));
  return found;
}

/**
 * Every threat last seen within a span. For an import, bounds that exclude nothing are omitted: SQLite would use the
 * index by time for them, although that of the import is narrower.
 */
function threatsOf(db: Kysely<Schema>, { since, until }: Span, { import: importId }: ThreatFilter): Threats {
  const all: Threats = db.selectFrom('intelligence').where('family', '=', 'threat').where('deleted_at', 'is', null);
  if (importId && since === always.since && until === always.until) return all;
  return all.where('seen_at', '>=', since).where('seen_at', '<=', until);
}

/**
 * The common query for threats: counters, list, trend, map and export, so they always agree. `span` may be a part of
 * the period: a later page need not read what is before it.
 */
export const matchingThreats = (
  db: Kysely<Schema>,
  filter: ThreatFilter,
  now: number,
  span: Span = spanOf(filter.period, now),
): Threats => imported(worded(narrowed(threatsOf(db, span, filter), filter), filter), filter);
