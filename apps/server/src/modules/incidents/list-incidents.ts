import { ApiError } from '@halyard/contracts/errors.ts';
import { type IncidentPage, incidentFilters, statusOfFilter } from '@halyard/contracts/operations/incidents.ts';
import { type Kysely, sql } from 'kysely';
import type { IncidentsTable } from '../../database/tables/intelligence-schema.ts';
import type { Schema } from '../../database/tables/schema.ts';
import { type IncidentQuery, matchingIncidents } from './filter-incidents.ts';

/** Closed incidents are last (decision G-039): a list is its living part, then its closed part. */
type Position = { readonly isClosed: boolean; readonly detectedAt: number; readonly number: number };

type Page = { readonly limit: number; readonly after?: string | undefined };

const positionOf = ({ status, detected_at, number }: IncidentsTable): Position => ({
  isClosed: status === 'Closed',
  detectedAt: detected_at,
  number,
});

const writePosition = ({ isClosed, detectedAt, number }: Position) => `${isClosed ? 1 : 0}~${detectedAt}~${number}`;

function readPosition(cursor: string): Position {
  const [, closed, detectedAt, number] = /^([01])~(-?\d{1,15})~(\d{1,9})$/.exec(cursor) ?? [];
  if (closed === undefined) throw new ApiError('invalid_input', 'The field "after" is not one this list gave out.');
  return { isClosed: closed === '1', detectedAt: Number(detectedAt), number: Number(number) };
}

function selectPart(db: Kysely<Schema>, filter: IncidentQuery, now: number, isClosed: boolean) {
  const found = matchingIncidents(db, filter, now);
  // Written as a literal: SQLite uses a partial index only if it sees the condition itself.
  return isClosed ? found.where('status', '=', 'Closed') : found.where(sql<boolean>`status <> 'Closed'`);
}

async function readPart(
  db: Kysely<Schema>,
  filter: IncidentQuery,
  now: number,
  { isClosed, after, limit }: { isClosed: boolean; after: Position | undefined; limit: number },
): Promise<IncidentsTable[]> {
  let query = selectPart(db, filter, now, isClosed);
  if (after)
    query = query
      .where('detected_at', '<=', after.detectedAt)
      .where((eb) => eb.or([eb('detected_at', '<', after.detectedAt), eb('number', '<', after.number)]));
  return query.selectAll('incidents').orderBy('detected_at', 'desc').orderBy('number', 'desc').limit(limit).execute();
}

/** One page, and the cursor of the next. */
export async function readIncidentRows(
  db: Kysely<Schema>,
  filter: IncidentQuery,
  now: number,
  { limit, after }: Page,
): Promise<{ readonly rows: readonly IncidentsTable[]; readonly next: string | null }> {
  const position = after === undefined ? undefined : readPosition(after);
  const wanted = limit + 1;
  const rows: IncidentsTable[] = [];
  if (!position?.isClosed)
    rows.push(...(await readPart(db, filter, now, { isClosed: false, after: position, limit: wanted })));
  const isAll = (filter.status ?? 'all') === 'all';
  if (isAll && rows.length < wanted)
    rows.push(
      ...(await readPart(db, filter, now, {
        isClosed: true,
        limit: wanted - rows.length,
        after: position?.isClosed ? position : undefined,
      })),
    );
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { rows: shown, next: rows.length > limit && last ? writePosition(positionOf(last)) : null };
}

/** How many there are of each choice of the status filter, within the other filters. */
export async function countByStatus(
  db: Kysely<Schema>,
  filter: IncidentQuery,
  now: number,
): Promise<IncidentPage['counts']> {
  // Sums without groups: for groups SQLite scans all incidents in order, however narrow the filter.
  const row = await matchingIncidents(db, { ...filter, status: 'all' }, now)
    .select(({ fn }) => fn.countAll<number>().as('all'))
    .select((eb) =>
      [...statusOfFilter].map(([choice, status]) =>
        eb.fn.sum<number>(eb.case().when('status', '=', status).then(1).else(0).end()).as(choice),
      ),
    )
    .executeTakeFirstOrThrow();
  const counts = incidentFilters.map((choice) => [choice, Number(row[choice] ?? 0)]);
  return Object.fromEntries(counts) as IncidentPage['counts'];
}
