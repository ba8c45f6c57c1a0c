import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Rows of street-level crime that England and Wales publish in a month, about. */
export const rowsOfMonth = 520_000;
const forces = 44;
const header =
  'Crime ID,Month,Reported by,Falls within,Longitude,Latitude,Location,LSOA code,LSOA name,Crime type,Last outcome category,Context';
const categories = [
  ...['Anti-social behaviour', 'Bicycle theft', 'Burglary', 'Criminal damage and arson', 'Drugs', 'Other crime'],
  ...['Other theft', 'Possession of weapons', 'Public order', 'Robbery', 'Shoplifting', 'Theft from the person'],
  ...['Vehicle crime', 'Violence and sexual offences'],
];
const outcomes = [
  ...['Under investigation', 'Unable to prosecute suspect', 'Awaiting court outcome', 'Local resolution'],
  'Investigation complete; no suspect identified',
];

/** Numbers from 0 to 1 that are the same in every run (a linear congruential generator, Numerical Recipes). */
function createChance(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** One month in the publisher's format: a file for each of 44 forces. Returns how many rows were written. */
export function writeMonth(folder: string, month: string, seed: number): number {
  const chance = createChance(seed);
  const pick = (most: number) => Math.floor(chance() * most);
  const hex = () =>
    pick(2 ** 32)
      .toString(16)
      .padStart(8, '0');
  const setup = join(folder, month);
  mkdirSync(setup, { recursive: true });
  const rowsOfForce = Math.round(rowsOfMonth / forces);
  for (let force = 0; force < forces; force++) {
    const name = `Bench ${force} Constabulary`;
    // Snap points repeat, as in published data.
    const points = Array.from({ length: 4_000 }, () => {
      const [longitude, latitude] = [-3 + chance() * 3.5, 50.5 + chance() * 4.5];
      const lsoa = `E01${String(pick(35_000)).padStart(6, '0')}`;
      return `${longitude.toFixed(6)},${latitude.toFixed(6)},On or near Street ${pick(4_000)},${lsoa},Area ${force * 8 + pick(8)} 0${10 + pick(90)}B`;
    });
    const lines = Array.from({ length: rowsOfForce }, () => {
      const category = categories[pick(categories.length)] ?? '';
      const isAntisocial = category === categories[0];
      const id = isAntisocial ? '' : Array.from({ length: 8 }, hex).join('');
      return `${id},${month},${name},${name},${points[pick(points.length)]},${category},${isAntisocial ? '' : outcomes[pick(5)]},`;
    });
    const file = `${month}-bench-${force}-street.csv`;
    writeFileSync(join(setup, file), `${header}\n${lines.join('\n')}\n`);
  }
  return rowsOfForce * forces;
}

/** The months from January 2023 on. */
export const monthsFrom2023 = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const year = 2023 + Math.floor(index / 12);
    return `${year}-${String((index % 12) + 1).padStart(2, '0')}`;
  });
