import { knownCity } from '../query/cities.ts';
import { crimeCondition } from '../query/crime-conditions.ts';
import { quoted } from '../query/quoted.ts';

/** Counts by file and category. DuckDB numbers the files of the list, which is cheaper than comparing their months. */
export function tallySql(table: string): string {
  return `SELECT file_index::INTEGER AS at, category, count(*)::DOUBLE AS count FROM ${table} GROUP BY ALL`;
}

/** Counts of each city by force and category: `CityRow`. */
export function citiesSql(table: string, cities: readonly string[]): string {
  return ofEachCity(table, cities, 'force, category');
}

/** The same of at most `most` rows of each city, which are the same in every run, with the rows that it has in all. */
export function sampledCitiesSql(table: string, cities: readonly string[], most: number): string {
  const one = (city: string) =>
    `SELECT ${quoted(city)} AS city, force, category, total, count(*)::DOUBLE AS count FROM (
      SELECT force, category, (count(*) OVER ())::DOUBLE AS total FROM ${table}
      WHERE ${crimeCondition({ city, antisocial: 'with' })} ORDER BY hash(file_id, line) LIMIT ${most}
    ) GROUP BY ALL`;
  return cities.map(one).join(' UNION ALL ');
}

/** Who reported how much in each city that is not known by heart. */
export function reportersSql(table: string, cities: readonly string[]): string {
  return ofEachCity(table, unknownCities(cities), 'force');
}

export const unknownCities = (cities: readonly string[]) => cities.filter((city) => knownCity(city) === null);

function ofEachCity(table: string, cities: readonly string[], columns: string): string {
  const one = (city: string) =>
    `SELECT ${quoted(city)} AS city, ${columns}, count(*)::DOUBLE AS count FROM ${table}
      WHERE ${crimeCondition({ city, antisocial: 'with' })} GROUP BY ALL`;
  return cities.map(one).join(' UNION ALL ');
}

/** `PlacesByRows` of all crime without anti-social behaviour. */
export function locationsSql(table: string): string {
  return `
    WITH locations AS (
      SELECT count(*) AS n FROM ${table}
      WHERE ${crimeCondition({ located: 'yes', antisocial: 'no' })} GROUP BY longitude, latitude
    )
    SELECT n::DOUBLE AS rows, count(*)::DOUBLE AS locations FROM locations GROUP BY n`;
}
