import type { SampleArea } from './sample-areas.ts';
import { seededNumbers } from './seeded-numbers.ts';

/** A point to which the publisher moves nearby reports, with its attributes. */
export type SnapPoint = {
  readonly longitude: string;
  readonly latitude: string;
  readonly location: string;
  readonly lsoaCode: string;
  readonly lsoaName: string;
};

const kinds = [
  'Supermarket',
  'Parking Area',
  'Petrol Station',
  'Shopping Area',
  'Park/Open Space',
  'Nightclub',
  'Bus/Coach Station',
  'Hospital',
  'Pedestrian Subway',
  'Sports/Recreation Area',
  'Theatre/Concert Hall',
  'Further/Higher Educational Building',
] as const;
// biome-ignore format: a list of words
const firstWords = [
  'Station', 'Church', 'Victoria', 'Albert', 'Mill', 'Queen', 'King', 'Park', 'School', 'Bridge', 'Chapel', 'London',
  'Castle', 'Market', 'North', 'South', 'West', 'East', 'George', 'Alexandra', 'Wellington', 'Nelson', 'Cross', 'Hill',
  'Grove', 'Manor', 'Priory', 'Orchard', 'Abbey', 'Windsor', 'Clarence', 'Beech', 'Elm', 'Oak', 'Ash', 'Spring', 'Meadow',
] as const;
const lastWords = ['Street', 'Road', 'Lane', 'Avenue', 'Close', 'Place', 'Way', 'Terrace', 'Gardens', 'Drive'] as const;

const pick = (list: readonly string[], at: number) => list[Math.floor(at * list.length)] ?? '';

/** Degrees of latitude between the middle of an area and its points, at most; about 2 km. */
const reach = 0.02;
const lsoasOfArea = 6;

function pointOf(area: SampleArea, index: number, numbers: ReturnType<typeof seededNumbers>): SnapPoint {
  const lsoa = index % lsoasOfArea;
  // About six points share an LSOA, and they are close together.
  const turn = (lsoa / lsoasOfArea) * 2 * Math.PI;
  const spread = area.name === 'City of London' ? 0.12 : 1;
  const latitude = area.latitude + (Math.sin(turn) * 0.5 + numbers.around() * 0.25) * reach * spread;
  const longitude = area.longitude + (Math.cos(turn) * 0.5 + numbers.around() * 0.25) * reach * 1.6 * spread;
  const isKind = numbers.next() < 0.3;
  const location = isKind
    ? pick(kinds, numbers.next())
    : `${pick(firstWords, numbers.next())} ${pick(lastWords, numbers.next())}`;
  const middle = String(1 + Math.floor(lsoa / 2) + (area.firstLsoa % 20)).padStart(3, '0');
  return {
    longitude: longitude.toFixed(6),
    latitude: latitude.toFixed(6),
    location: `On or near ${location}`,
    lsoaCode: `${area.country}01${String(area.firstLsoa + lsoa).padStart(6, '0')}`,
    lsoaName: `${area.name} ${middle}${lsoa % 2 === 0 ? 'A' : 'B'}`,
  };
}

/** The points of an area, the same in every month, the busiest first. */
export function snapPoints(area: SampleArea, count: number, seed: string): readonly SnapPoint[] {
  const numbers = seededNumbers(`${seed}|points|${area.name}`);
  return Array.from({ length: count }, (_, index) => pointOf(area, index, numbers));
}
