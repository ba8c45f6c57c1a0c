import { incidentSeverities } from '@halyard/contracts/operations/incidents.ts';
import type { IncidentReport } from '@halyard/contracts/operations/reports.ts';
import type { Kysely } from 'kysely';
import { compareTexts } from '../../database/fold.ts';
import type { Schema } from '../../database/tables/schema.ts';
import type { Span } from './days-of-span.ts';
import { countByDay, countReopened, type FactSums, hourMs, readSums } from './read-facts.ts';

type Sums = readonly FactSums[];

const round = (value: number) => Math.round(value * 10) / 10;

const total = (sums: Sums, of: 'opened' | 'resolved' | 'tookMs' | 'kept' | 'events') =>
  sums.reduce((sum, { [of]: value }) => sum + value, 0);

function figuresOf(sums: Sums) {
  const resolved = total(sums, 'resolved');
  const meanResolutionHours = resolved === 0 ? null : round(total(sums, 'tookMs') / resolved / hourMs);
  return { opened: total(sums, 'opened'), resolved, meanResolutionHours };
}

const bySeverity = (sums: Sums) =>
  incidentSeverities.map((severity) => ({ severity, ...figuresOf(sums.filter((one) => one.severity === severity)) }));

/** By name; rows without one are last. Renamed users are under the last name in the log. */
function byAssignee(sums: Sums): IncidentReport['byAssignee'] {
  const groups = Map.groupBy(
    sums.toSorted((one, other) => one.latest - other.latest),
    ({ assignee }) => assignee,
  );
  return [...groups]
    .map(([id, theirs]) => ({ id, name: theirs.at(-1)?.name ?? null, ...figuresOf(theirs) }))
    .sort((a, b) => Number(a.id === null) - Number(b.id === null) || compareTexts(a.name ?? '', b.name ?? ''));
}

type ReportQuery = { readonly span: Span; readonly timeZone: string; readonly now: number };

/** The figures of a span, from the kept facts of incidents (decision 0090). */
export async function makeReport(db: Kysely<Schema>, { span, timeZone, now }: ReportQuery): Promise<IncidentReport> {
  const sums = await readSums(db, span);
  const { resolved, ...figures } = figuresOf(sums);
  return {
    from: new Date(span.from).toISOString(),
    to: new Date(span.to).toISOString(),
    ...figures,
    resolved,
    reopened: await countReopened(db, span),
    withinTarget: resolved === 0 ? null : total(sums, 'kept') / resolved,
    bySeverity: bySeverity(sums),
    byAssignee: byAssignee(sums),
    byDay: await countByDay(db, span, timeZone),
    events: total(sums, 'events'),
    madeAt: new Date(now).toISOString(),
  };
}
