import { antiSocialBehaviour, type CrimeFilter } from '@halyard/contracts/crime/crime.ts';
import { knownCity } from './cities.ts';
import { boxAround, hexagonSql, parseCell } from './hexagons.ts';
import { quoted, quotedList } from './quoted.ts';

/** Conditions of a filter on the rows themselves; months and forces are answered by data coverage. */
export type RowFilter = Omit<CrimeFilter, 'from' | 'to' | 'force'>;

/**
 * A filter as one SQL condition over the columns of a part; `true` when every row is meant. Figures, grids, rows and
 * exports all go through here, which is why they agree.
 */
export function crimeCondition(filter: RowFilter): string {
  const conditions = [
    oneOf('area', filter.area),
    filter.city === undefined ? null : inCity(filter.city),
    oneOf('category', filter.category),
    oneOf('outcome', filter.outcome),
    antisocialCondition(filter.antisocial),
    known('longitude', filter.located),
    known('lsoa_code', filter.lsoa),
    filter.repeated === 'yes' ? 'repeated' : null,
    inBox(filter),
    filter.cell === undefined ? null : inCell(filter.cell),
  ].filter((condition) => condition !== null);
  return conditions.length === 0 ? 'true' : conditions.join(' AND ');
}

/** Whether the filter only has months, forces and anti-social behaviour, which data coverage can answer. */
export function isCoverageFilter(filter: CrimeFilter): boolean {
  const { from: _from, to: _to, force: _force, antisocial: _antisocial, ...rest } = filter;
  return crimeCondition({ ...rest, antisocial: 'with' }) === 'true';
}

/** An empty list means no condition, like an empty parameter in a URL. */
function oneOf(column: string, values: readonly string[] | undefined): string | null {
  return values === undefined || values.length === 0 ? null : `${column} IN ${quotedList(values)}`;
}

function inCity(city: string): string {
  const areas = knownCity(city)?.areas;
  return areas ? `area IN ${quotedList(areas)}` : `lower(area) = lower(${quoted(city)})`;
}

function antisocialCondition(antisocial: CrimeFilter['antisocial']): string | null {
  if (antisocial === 'with') return null;
  return `category ${antisocial === 'only' ? '=' : '<>'} ${quoted(antiSocialBehaviour)}`;
}

function known(column: string, wanted: 'yes' | 'no' | undefined): string | null {
  if (wanted === undefined) return null;
  return `${column} IS ${wanted === 'yes' ? 'NOT NULL' : 'NULL'}`;
}

type Box = Pick<CrimeFilter, 'west' | 'south' | 'east' | 'north'>;

function inBox({ west, south, east, north }: Box): string | null {
  if (west === undefined || south === undefined || east === undefined || north === undefined) return null;
  return [
    `longitude BETWEEN ${quoted(west)} AND ${quoted(east)}`,
    `latitude BETWEEN ${quoted(south)} AND ${quoted(north)}`,
  ].join(' AND ');
}

/** The box lets DuckDB skip distant rows; the hexagon decides. */
function inCell(cell: string): string {
  const hexagon = parseCell(cell);
  if (!hexagon) return 'false';
  const { column, row } = hexagonSql(hexagon.size);
  return `${inBox(boxAround(hexagon))} AND ${column} = ${quoted(hexagon.column)} AND ${row} = ${quoted(hexagon.row)}`;
}
