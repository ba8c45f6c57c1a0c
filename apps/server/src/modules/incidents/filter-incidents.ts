import type { IncidentFilter, IncidentSeverity, IncidentStatus, KpiName } from '@halyard/contracts/incidents.ts';
import { type ExpressionBuilder, type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import { containing } from '../../database/containing.ts';
import type { Schema } from '../../database/schema.ts';

/** Which incidents; instants are ISO 8601, `to` excluded. */
export type IncidentQuery = {
  readonly status?: IncidentFilter | undefined;
  readonly kpi?: KpiName | undefined;
  readonly severity?: readonly IncidentSeverity[] | undefined;
  readonly assignee?: string | undefined;
  readonly search?: string | undefined;
  readonly opened?: 'yes' | undefined;
  readonly resolved?: 'yes' | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};

type Incidents = SelectQueryBuilder<Schema, 'incidents', object>;
type Builder = ExpressionBuilder<Schema, 'incidents'>;

/** Somebody still has to do something about these. */
const unresolvedStatuses = ['Open', 'Investigating', 'Mitigated'] as const satisfies readonly IncidentStatus[];

/** The status behind each choice of the filter; closed incidents stand under `all` only (decision G-039). */
export const statusOf = {
  open: 'Open',
  investigating: 'Investigating',
  mitigated: 'Mitigated',
  resolved: 'Resolved',
} as const satisfies Record<Exclude<IncidentFilter, 'all'>, IncidentStatus>;

const dayMs = 86_400_000;
const averagedOverMs = 30 * dayMs;

const activePeople = ({ selectFrom }: Builder) =>
  selectFrom('people').select('people.id').where('people.status', '=', 'active');

/** What each card of the screen counts (decision G-029). */
const ofKpi: Readonly<Record<KpiName, (query: Incidents, now: number) => Incidents>> = {
  open: (query) => query.where('status', '=', 'Open'),
  averageResolution: (query, now) => query.where('resolved_at', '>=', now - averagedOverMs),
  resolved24h: (query, now) => query.where('resolved_at', '>=', now - dayMs),
  activeAnalysts: (query) =>
    query.where('status', 'in', [...unresolvedStatuses]).where((eb) => eb('assignee_id', 'in', activePeople(eb))),
};

/** `INC-000142` and `142` both mean number 142. */
function numberIn(text: string): number | undefined {
  const digits = /^(?:inc-?)?(\d{1,9})$/i.exec(text)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

function searched(query: Incidents, text: string): Incidents {
  const number = numberIn(text);
  return query.where((eb) =>
    eb.or([
      containing(eb.ref('title'), text),
      containing(eb.ref('description'), text),
      containing(eb.ref('source'), text),
      ...(number === undefined ? [] : [eb('number', '=', number)]),
    ]),
  );
}

function within(query: Incidents, column: 'created_at' | 'resolved_at', { from, to }: IncidentQuery): Incidents {
  let found = query;
  if (column === 'resolved_at') found = found.where('resolved_at', 'is not', null);
  if (from) found = found.where(column, '>=', Date.parse(from));
  if (to) found = found.where(column, '<', Date.parse(to));
  return found;
}

// No stored text has a NUL in it, and PostgreSQL refuses to be asked for one.
const isFindable = (text = '') => !text.includes('\0');

/** Everything but the status: the counts of the status filter stand within this. */
function narrowed(query: Incidents, filter: IncidentQuery, now: number): Incidents {
  const { kpi, severity = [], assignee, opened, resolved, from, to } = filter;
  const text = filter.search?.trim() ?? '';
  if (!isFindable(text) || !isFindable(assignee)) return query.where(sql<boolean>`1 = 0`);
  let found = query;
  if (kpi) found = ofKpi[kpi](found, now);
  if (severity.length > 0) found = found.where('severity', 'in', severity);
  if (assignee === 'nobody') found = found.where('assignee_id', 'is', null);
  else if (assignee) found = found.where('assignee_id', '=', assignee);
  if (text !== '') found = searched(found, text);
  if (resolved) found = within(found, 'resolved_at', filter);
  if (opened || (!resolved && (from || to))) found = within(found, 'created_at', filter);
  return found;
}

/** The one way to ask for incidents: list, counts and figures all start here, so a figure and its rows always agree. */
export function matchingIncidents(db: Kysely<Schema>, filter: IncidentQuery, now: number): Incidents {
  const shown = db.selectFrom('incidents').where('incidents.deleted_at', 'is', null);
  const found = narrowed(shown, filter, now);
  const { status = 'all' } = filter;
  return status === 'all' ? found : found.where('status', '=', statusOf[status]);
}
