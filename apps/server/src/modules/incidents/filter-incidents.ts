import {
  type IncidentFilter,
  type IncidentSeverity,
  type KpiName,
  statusOfFilter,
  unresolvedStatuses,
} from '@halyard/contracts/operations/incidents.ts';
import { type ExpressionBuilder, type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import { containing } from '../../database/containing.ts';
import { mentioning } from '../../database/full-text/mentioning.ts';
import { wordsIn } from '../../database/full-text/split-query.ts';
import type { Schema } from '../../database/tables/schema.ts';
import { incidentNames } from '../../database/techniques/naming-technique.ts';

/** Which incidents; instants are ISO 8601, `to` excluded. */
export type IncidentQuery = {
  readonly status?: IncidentFilter | undefined;
  readonly kpi?: KpiName | undefined;
  readonly severity?: readonly IncidentSeverity[] | undefined;
  readonly assignee?: string | undefined;
  readonly search?: string | undefined;
  /** The search uses the columns of the row alone: past rows are in no index. */
  readonly inColumns?: boolean | undefined;
  readonly opened?: 'yes' | undefined;
  readonly resolved?: 'yes' | undefined;
  readonly reopened?: 'yes' | undefined;
  readonly withinTarget?: 'yes' | undefined;
  readonly unresolved?: 'yes' | undefined;
  readonly overdue?: 'yes' | undefined;
  readonly closed?: 'yes' | undefined;
  readonly playbook?: string | undefined;
  readonly technique?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};

type Incidents = SelectQueryBuilder<Schema, 'incidents', object>;
type Builder = ExpressionBuilder<Schema, 'incidents'>;

const dayMs = 86_400_000;
const averagedOverMs = 30 * dayMs;

const activePeople = ({ selectFrom }: Builder) =>
  selectFrom('people').select('people.id').where('people.status', '=', 'active');

/** The counts of the screen's cards (decision G-029). */
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

const holding = (text: string) => (eb: Builder) =>
  eb.or((['title', 'description', 'source'] as const).map((column) => containing(eb.ref(column), text)));

function searched(query: Incidents, text: string, inColumns: boolean): Incidents {
  const number = numberIn(text);
  return query.where((eb) =>
    eb.or([
      inColumns
        ? eb.and(wordsIn(text).map((word) => holding(word)(eb)))
        : mentioning(eb.ref('incidents.id'), ['incident'], text, () => holding(text)(eb)),
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

/** Those that left Resolved or Closed again, according to the log. */
function reopenedWithin(query: Incidents, { from, to }: IncidentQuery): Incidents {
  return query.where((eb) => {
    let events = eb
      .selectFrom('events')
      .select('events.object_id')
      .where('events.kind', '=', 'incident_status_changed')
      .where((of) => of.or([of('details', 'like', '%"from":"Resolved"%'), of('details', 'like', '%"from":"Closed"%')]))
      .where('details', 'not like', '%"to":"Resolved"%')
      .where('details', 'not like', '%"to":"Closed"%');
    if (from) events = events.where('events.at', '>=', Date.parse(from));
    if (to) events = events.where('events.at', '<', Date.parse(to));
    return eb('incidents.id', 'in', events);
  });
}

const running = (query: Incidents, playbookId: string): Incidents =>
  query
    .where('status', 'in', [...unresolvedStatuses])
    .where((eb) =>
      eb(
        'incidents.id',
        'in',
        eb
          .selectFrom('playbook_runs')
          .select('playbook_runs.incident_id')
          .where('playbook_runs.playbook_id', '=', playbookId)
          .where('playbook_runs.deleted_at', 'is', null),
      ),
    );

/** Past the target, unless that was paused before; what is paused later stays overdue. */
const isOverdue = (now: number) => sql<boolean>`due_at < coalesce(paused_at, ${now})`;

const stillOpen = (query: Incidents): Incidents => query.where('status', 'in', [...unresolvedStatuses]);

/** Everything but the status: the counts of the status filter are within this. */
function narrowed(query: Incidents, filter: IncidentQuery, now: number): Incidents {
  const { kpi, severity = [], assignee, opened, resolved, reopened, withinTarget, playbook, from, to } = filter;
  const { unresolved, overdue, closed, technique } = filter;
  const text = filter.search?.trim() ?? '';
  let found = query;
  if (kpi) found = ofKpi[kpi](found, now);
  if (severity.length > 0) found = found.where('severity', 'in', severity);
  if (assignee === 'nobody') found = found.where('assignee_id', 'is', null);
  else if (assignee) found = found.where('assignee_id', '=', assignee);
  if (text !== '') found = searched(found, text, filter.inColumns === true);
  if (resolved) found = within(found, 'resolved_at', filter);
  if (reopened) found = reopenedWithin(found, filter);
  if (withinTarget) found = found.where('resolved_at', '<=', sql.ref<number>('due_at'));
  if (unresolved || overdue) found = stillOpen(found);
  if (overdue) found = found.where(isOverdue(now));
  if (closed) found = found.where('status', '=', 'Closed');
  if (playbook) found = running(found, playbook);
  if (technique) found = found.where(incidentNames(technique));
  if (opened || (!resolved && !reopened && (from || to))) found = within(found, 'created_at', filter);
  return found;
}

/** The common query for incidents: list, counts and figures, so a figure and its rows always agree. */
export function matchingIncidents(db: Kysely<Schema>, filter: IncidentQuery, now: number): Incidents {
  const shown = db.selectFrom('incidents').where('incidents.deleted_at', 'is', null);
  const found = narrowed(shown, filter, now);
  const status = statusOfFilter.get(filter.status ?? 'all');
  return status === undefined ? found : found.where('status', '=', status);
}
