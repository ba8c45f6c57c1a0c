import { ApiError } from '@halyard/contracts/errors.ts';
import {
  type IncidentTimes,
  orderedMarks,
  type TimeMark,
  type TimeOrigin,
} from '@halyard/contracts/operations/incident-times.ts';
import { type IncidentStatus, isContained, isOver } from '@halyard/contracts/operations/incidents.ts';
import type { IncidentsTable } from '../../../database/tables/intelligence-schema.ts';

/** A clock that runs a little ahead of ours is no mistake of the person. */
const aheadMs = 60_000;

export const columnOf = {
  started: 'started_at',
  detected: 'detected_at',
  reported: 'reported_at',
  contained: 'contained_at',
  resolved: 'resolved_at',
  closed: 'closed_at',
} as const satisfies Record<TimeMark, keyof IncidentsTable>;

export type TimeColumns = Pick<IncidentsTable, (typeof columnOf)[TimeMark]>;
type Origin = { readonly origin: TimeOrigin; readonly by: string | null };
export type TimeOrigins = Partial<Record<TimeMark, Origin>>;
type Row = TimeColumns & Pick<IncidentsTable, 'time_origins'>;

const originsOf = ({ time_origins }: Pick<IncidentsTable, 'time_origins'>) => JSON.parse(time_origins) as TimeOrigins;

/** The times of an incident with where they come from. */
export function toTimes(row: Row): IncidentTimes {
  const origins = originsOf(row);
  const at = (mark: TimeMark, ms: number) => {
    const { origin = null, by = null } = origins[mark] ?? {};
    return { at: new Date(ms).toISOString(), origin, by };
  };
  const maybe = (mark: TimeMark) => {
    const ms = row[columnOf[mark]];
    return ms === null ? null : at(mark, ms);
  };
  return {
    started: maybe('started'),
    detected: at('detected', row.detected_at),
    reported: maybe('reported'),
    contained: maybe('contained'),
    resolved: maybe('resolved'),
    closed: maybe('closed'),
  };
}

/** Rejects a time in the future, and one that comes before a time that it must follow. `field` names it to the caller. */
export function requireTrueTimes(row: TimeColumns, now: number, field: string): void {
  let [before, latest]: [string, number] = ['', Number.NEGATIVE_INFINITY];
  for (const mark of orderedMarks) {
    const at = row[columnOf[mark]];
    if (at === null) continue;
    if (at < latest)
      throw new ApiError(
        'invalid_input',
        `The field "${field}" has "${mark}" before "${before}". Correct one of them.`,
      );
    [before, latest] = [mark, at];
  }
  if (Math.max(latest, row.reported_at ?? latest) > now + aheadMs)
    throw new ApiError('invalid_input', `The field "${field}" must not be in the future.`);
}

/** Columns that state these times, and where they come from; null removes one. */
export function stateTimes(
  row: Pick<IncidentsTable, 'time_origins'>,
  times: Partial<Record<TimeMark, number | null>>,
  origin: Origin,
): Partial<TimeColumns> & Pick<IncidentsTable, 'time_origins'> {
  const origins = originsOf(row);
  const columns: Partial<Record<(typeof columnOf)[TimeMark], number | null>> = {};
  for (const [mark, at] of Object.entries(times) as [TimeMark, number | null][]) {
    columns[columnOf[mark]] = at;
    if (at === null) delete origins[mark];
    else origins[mark] = origin;
  }
  return { ...(columns as Partial<TimeColumns>), time_origins: JSON.stringify(origins) };
}

/** What a new status says of the times: containment, resolution and closing are when they are first reached. */
export function timesOfStatus(
  row: TimeColumns,
  status: IncidentStatus,
  at: number,
): Partial<Record<TimeMark, number | null>> {
  const reopened = row.resolved_at !== null || row.closed_at !== null;
  if (!isOver(status))
    return {
      ...(isContained(status) && row.contained_at === null && { contained: at }),
      ...(reopened && { resolved: null, closed: null }),
    };
  return {
    ...(row.resolved_at === null && { resolved: at }),
    ...(status === 'Closed' ? row.closed_at === null && { closed: at } : row.closed_at !== null && { closed: null }),
  };
}

/** Times as the event log has them. */
export const writeTimes = (times: Partial<Record<TimeMark, number | null>>) =>
  Object.fromEntries(Object.entries(times).map(([mark, at]) => [mark, at == null ? null : new Date(at).toISOString()]));
