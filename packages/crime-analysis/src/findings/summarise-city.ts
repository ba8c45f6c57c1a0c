import type { CityCoverage, CitySummary } from '@halyard/contracts/crime/analysis.ts';
import { antiSocialBehaviour, type CoverageCell } from '@halyard/contracts/crime/crime.ts';
import { forceName } from '../forces.ts';
import { knownCity } from '../query/cities.ts';
import { round } from './round.ts';

export type CityRow = {
  readonly city: string;
  readonly force: string;
  readonly category: string;
  readonly count: number;
};

export type CityFacts = {
  readonly city: string;
  /** Rows of the city in the month. */
  readonly rows: readonly CityRow[];
  /** The force of the area; see `forcesOfCity`. */
  readonly forces: readonly string[];
  readonly cells: readonly CoverageCell[];
};

const topMost = 5;

/**
 * A city of the month. Anti-social behaviour is counted in `recordCount` and separately: the top categories, and their
 * percentages, are those of the other rows.
 */
export function summariseCity({ city, rows, forces, cells }: CityFacts): CitySummary {
  const coverage = coverageOf(forces, cells);
  const counted = isCounted(coverage, rows) ? countRows(rows) : nothingCounted;
  return {
    city,
    sampled: false,
    coverage,
    ...counted,
    forces: forces.map((force) => ({ force, name: forceName(force), present: stateOf(force, cells) === 'present' })),
  };
}

/** Where nothing was published and no one else reported, there is no figure: it would read as no crime. */
function isCounted(coverage: CityCoverage, rows: readonly CityRow[]): boolean {
  return coverage !== 'none' && (coverage !== 'notPublished' || rows.length > 0);
}

const nothingCounted = { recordCount: null, sampleSize: 0, topCategories: [] };

function countRows(rows: readonly CityRow[]) {
  const recordCount = sumOf(rows);
  const antisocial = sumOf(rows.filter(({ category }) => category === antiSocialBehaviour));
  const topOnes = topCategories(rows, recordCount - antisocial);
  return { recordCount, sampleSize: recordCount, topCategories: topOnes, antisocial };
}

function topCategories(rows: readonly CityRow[], total: number): CitySummary['topCategories'] {
  const counts = new Map<string, number>();
  for (const { category, count } of rows) counts.set(category, (counts.get(category) ?? 0) + count);
  return [...counts]
    .filter(([category]) => category !== antiSocialBehaviour)
    .sort(([a, ofA], [b, ofB]) => ofB - ofA || (a < b ? -1 : 1))
    .slice(0, topMost)
    .map(([category, count]) => ({ category, count, percentage: round((count / total) * 100, 1) }));
}

/** A force without a cell has never had a file. */
const stateOf = (force: string, cells: readonly CoverageCell[]) =>
  cells.find((cell) => cell.force === force)?.state ?? 'notImported';

function coverageOf(forces: readonly string[], cells: readonly CoverageCell[]): CityCoverage {
  const states = forces.map((force) => stateOf(force, cells));
  if (states.length === 0) return 'none';
  if (states.every((state) => state === 'present')) return 'full';
  if (states.includes('present')) return 'partial';
  return states.includes('notPublished') ? 'notPublished' : 'none';
}

/**
 * The forces that police a city: known for London and Manchester, otherwise the one that reported most rows there in
 * all months at hand. The British Transport Police counts only where no one else reported.
 */
export function forcesOfCity(city: string, reported: readonly Pick<CityRow, 'city' | 'force' | 'count'>[]): string[] {
  const known = knownCity(city);
  if (known) return [...known.forces];
  const ofCity = reported.filter((row) => row.city === city);
  const local = ofCity.filter(({ force }) => force !== 'btp');
  const [most] = (local.length > 0 ? local : ofCity).toSorted(
    (a, b) => b.count - a.count || (a.force < b.force ? -1 : 1),
  );
  return most ? [most.force] : [];
}

const sumOf = (rows: readonly CityRow[]) => rows.reduce((sum, { count }) => sum + count, 0);
