import { generateMonth, sampleMonths } from '@halyard/crime-analysis/sample';

/** One row of the generated police data, read from the text that was imported. */
export type GeneratedCrime = {
  readonly month: string;
  readonly force: string;
  readonly area: string;
  readonly location: string;
  readonly isLocated: boolean;
  readonly category: string;
  readonly outcome: string;
};

/** The seed of the sample workspace. */
const seed = 1;

// "Camden 012B" is in Camden.
const areaOf = (lsoaName: string) => lsoaName.replace(/ \d{3}[A-Z]$/, '');

function rowOf(line: string, force: string): GeneratedCrime {
  const [, month = '', , , longitude = '', , location = '', , lsoaName = '', category = '', outcome = ''] =
    line.split(',');
  return { month, force, area: areaOf(lsoaName), location, isLocated: longitude !== '', category, outcome };
}

/** Every row imported by the sample workspace, from the generator's own texts: not counted by the product. */
export function generatedCrime(now: number): readonly GeneratedCrime[] {
  return sampleMonths(new Date(now)).flatMap(({ month, asOf, forces }) =>
    forces.flatMap(({ force, rows }) => {
      const lines = generateMonth({ month, force, rows, asOf, seed }).trimEnd().split('\n').slice(1);
      return lines.map((line) => rowOf(line, force));
    }),
  );
}

export type IsMeant = (crime: GeneratedCrime) => boolean;

/** Rows with these values. */
export const is =
  (wanted: Partial<GeneratedCrime>): IsMeant =>
  (crime) =>
    Object.entries(wanted).every(([name, value]) => crime[name as keyof GeneratedCrime] === value);

/** Rows of these months, both included. */
export const within =
  (from: string, to: string): IsMeant =>
  ({ month }) =>
    month >= from && month <= to;
