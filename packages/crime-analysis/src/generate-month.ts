import { antiSocialBehaviour } from '@halyard/contracts/crime/crime.ts';
import { forceName } from './forces.ts';
import { layouts } from './import/files/layouts.ts';
import { sampleAreas } from './sample/sample-areas.ts';
import { categoryWeights } from './sample/sample-categories.ts';
import { outcomeWeights } from './sample/sample-outcomes.ts';
import { chooser, type SeededNumbers, seededNumbers } from './sample/seeded-numbers.ts';
import { type SnapPoint, snapPoints } from './sample/snap-points.ts';

/** Rows of the month that has just begun to be published, by force; 5,823 together. */
const rowsByForce = {
  metropolitan: 1_680,
  'city-of-london': 162,
  btp: 301,
  'west-midlands': 742,
  'west-yorkshire': 655,
  merseyside: 372,
  kent: 392,
  essex: 338,
  'thames-valley': 371,
  hampshire: 365,
  'south-wales': 248,
  'avon-and-somerset': 197,
} as const;

/** The twelve forces of the sample workspace. Greater Manchester is not one: it has published nothing since 2019. */
export const sampleForces: readonly string[] = Object.keys(rowsByForce);

const sampleMonthCount = 24;

/** A month of the sample with its forces; `asOf` is the month in which it is published. */
export type SampleMonth = {
  readonly month: string;
  readonly asOf: string;
  readonly forces: readonly { readonly force: string; readonly rows: number }[];
};

const monthNumber = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
const monthText = (number: number) => `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;

function rowsOf(force: string, current: number, month: string, age: number): number {
  if (age === 0) return current;
  const season = 1 + 0.05 * Math.cos(((Number(month.slice(5)) - 7) / 12) * 2 * Math.PI);
  return Math.round(current * season * (1 + seededNumbers(`${force}|${month}`).around() * 0.03));
}

/** The 24 months up to the current one (in UTC), oldest first. */
export function sampleMonths(now: Date): readonly SampleMonth[] {
  const asOf = now.toISOString().slice(0, 7);
  return Array.from({ length: sampleMonthCount }, (_, index) => {
    const age = sampleMonthCount - 1 - index;
    const month = monthText(monthNumber(asOf) - age);
    const forces = Object.entries(rowsByForce).map(([force, rows]) => ({
      force,
      rows: rowsOf(force, rows, month, age),
    }));
    return { month, asOf, forces };
  });
}

export type MonthOrder = {
  readonly month: string;
  readonly force: string;
  readonly rows: number;
  readonly seed: number;
  /** The month of publication, for outcomes grow up with time; a year after the month when it is left out. */
  readonly asOf?: string;
};

/** So many points for a force, spread over its areas. */
const pointsPerForce = 320;
/** How much less often the second point of an area is chosen than the first, and so on (Zipf). */
const steepness = 0.8;

function pointChooser(force: string, seed: number) {
  const areas = sampleAreas(force);
  if (areas.length === 0) throw new Error('The sample has no areas of this force.');
  const each = Math.ceil(pointsPerForce / areas.length);
  const points = areas.flatMap((area) =>
    snapPoints(area, each, String(seed)).map((point, rank) => [point, area.weight / (rank + 1) ** steepness] as const),
  );
  return chooser(points);
}

const idOf = ({ hex }: SeededNumbers) => Array.from({ length: 8 }, hex).join('');

function locationFields(point: SnapPoint, { next }: SeededNumbers): string[] {
  const lacks = next();
  if (lacks < 0.02) return ['', '', 'No Location', '', ''];
  const lsoa = lacks < 0.028 ? ['', ''] : [point.lsoaCode, point.lsoaName];
  return [point.longitude, point.latitude, point.location, ...lsoa];
}

/**
 * A month of one of `sampleForces` as the publisher would write it (street-level CSV, LF), made up: the same order
 * gives the same text. Anti-social behaviour has no Crime ID and no outcome; about one row in fifty has no location.
 */
export function generateMonth({ month, force, rows, seed, asOf }: MonthOrder): string {
  const numbers = seededNumbers(`${seed}|${force}|${month}`);
  const age = asOf ? Math.max(0, monthNumber(asOf) - monthNumber(month)) : 12;
  const category = chooser(categoryWeights(force, month));
  const outcome = chooser(outcomeWeights(age));
  const point = pointChooser(force, seed);
  const name = forceName(force);
  let lastId = '';
  const lines = Array.from({ length: rows }, () => {
    const chosen = category(numbers.next());
    const isAntisocial = chosen === antiSocialBehaviour;
    // The publisher lists a crime with two places twice under its one ID.
    const id = numbers.next() < 0.004 && lastId ? lastId : idOf(numbers);
    if (!isAntisocial) lastId = id;
    const location = locationFields(point(numbers.next()), numbers);
    const result = outcome(numbers.next());
    return [isAntisocial ? '' : id, month, name, name, ...location, chosen, isAntisocial ? '' : result, ''].join(',');
  });
  const header = layouts.street.map((column) => column.header).join(',');
  return `${[header, ...lines].join('\n')}\n`;
}
