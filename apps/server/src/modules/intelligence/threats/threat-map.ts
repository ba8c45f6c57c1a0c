import type { SeverityCounts, ThreatMap, ThreatSeverity } from '@halyard/contracts/intelligence/threats.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../database/tables/schema.ts';
import { sumBySeverity, totalOf } from './count-threats.ts';
import { matchingThreats, type ThreatFilter } from './filter-threats.ts';

type Counted = { readonly severity: ThreatSeverity | null; readonly count: number };

/** Rows of the same location or type, summed up; most threats first. */
function addUp<Row extends Counted>(rows: readonly Row[], keyOf: (row: Row) => string) {
  return [...Map.groupBy(rows, keyOf)]
    .flatMap(([key, same]) => (same[0] ? [{ key, row: same[0], counts: sumBySeverity(same) }] : []))
    .sort((a, b) => totalOf(b.counts) - totalOf(a.counts) || (a.key < b.key ? -1 : 1));
}

async function readPlaces(db: Kysely<Schema>, filter: ThreatFilter, now: number): Promise<ThreatMap['places']> {
  const columns = ['country', 'latitude', 'longitude', 'accuracy', 'severity'] as const;
  const rows = await matchingThreats(db, filter, now)
    .where('latitude', 'is not', null)
    .select([...columns, (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy(columns)
    .execute();
  const places = addUp(rows, ({ country, latitude, longitude, accuracy }) =>
    [country, latitude, longitude, accuracy].join(' '),
  );
  return places.map(({ row, counts }) => ({
    country: row.country,
    position: {
      latitude: row.latitude ?? 0,
      longitude: row.longitude ?? 0,
      accuracy: row.accuracy ?? 'point',
    },
    total: totalOf(counts),
    counts,
  }));
}

async function readUnplaced(db: Kysely<Schema>, filter: ThreatFilter, now: number): Promise<ThreatMap['unplaced']> {
  const rows = await matchingThreats(db, filter, now)
    .where('latitude', 'is', null)
    .select(['type', 'severity', (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy(['type', 'severity'])
    .execute();
  return addUp(rows, ({ type }) => type).map(({ row, counts }) => ({ type: row.type, counts }));
}

const sumOf = (all: readonly { readonly counts: SeverityCounts }[]) =>
  all.reduce((sum, { counts }) => sum + totalOf(counts), 0);

/** Threats by location, and by type if the location is unknown: together they are all matches. */
export async function readThreatMap(db: Kysely<Schema>, filter: ThreatFilter, now: number): Promise<ThreatMap> {
  const places = await readPlaces(db, filter, now);
  const unplaced = await readUnplaced(db, filter, now);
  const placed = sumOf(places);
  return { places, unplaced, placed, total: placed + sumOf(unplaced) };
}
