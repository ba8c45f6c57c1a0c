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

// "Camden 012B" lies in Camden.
const areaOf = (lsoaName: string) => lsoaName.replace(/ \d{3}[A-Z]$/, '');

function rowOf(line: string, force: string): GeneratedCrime {
  const [, month = '', , , longitude = '', , location = '', , lsoaName = '', category = '', outcome = ''] =
    line.split(',');
  return { month, force, area: areaOf(lsoaName), location, isLocated: longitude !== '', category, outcome };
}

/** Every row that the sample workspace imports, from the generator's own texts: nothing of the product counted it. */
export function generatedCrime(now: number): readonly GeneratedCrime[] {
  return sampleMonths(new Date(now)).flatMap(({ month, asOf, forces }) =>
    forces.flatMap(({ force, rows }) => {
      const lines = generateMonth({ month, force, rows, asOf, seed }).trimEnd().split('\n').slice(1);
      return lines.map((line) => rowOf(line, force));
    }),
  );
}

export type IsMeant = (crime: GeneratedCrime) => boolean;

export const antisocial: IsMeant = ({ category }) => category === 'Anti-social behaviour';

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

export const both =
  (...all: readonly IsMeant[]): IsMeant =>
  (crime) =>
    all.every((one) => one(crime));

const not =
  (one: IsMeant): IsMeant =>
  (crime) =>
    !one(crime);

const october = is({ month: '2026-10' });

/** Questions with the rows they are about. */
export const countedQuestions: readonly (readonly [question: string, isMeant: IsMeant])[] = [
  ['How many burglaries were there last month?', both(october, is({ category: 'Burglary' }))],
  [
    'number of robberies in Leeds in 2026',
    both(within('2026-01', '2026-12'), is({ category: 'Robbery', area: 'Leeds' })),
  ],
  ['How many crimes without ASB in October 2026?', both(october, not(antisocial))],
  [
    'shoplifting in Birmingham between March and May 2026',
    both(within('2026-03', '2026-05'), is({ category: 'Shoplifting', area: 'Birmingham' })),
  ],
  [
    'How many drug offences did Kent Police record in 2025?',
    both(within('2025-01', '2025-12'), is({ category: 'Drugs', force: 'kent' })),
  ],
  [
    'burglaries without a location in September',
    both(is({ month: '2026-09', category: 'Burglary', isLocated: false })),
  ],
  ['How many bike thefts in the last 3 months', both(within('2026-08', '2026-10'), is({ category: 'Bicycle theft' }))],
  [
    'vehicle crime reported by the Met in Camden in August 2026',
    is({ month: '2026-08', category: 'Vehicle crime', force: 'metropolitan', area: 'Camden' }),
  ],
  [
    'robbery in St Helens since January',
    both(within('2026-01', '2026-11'), is({ category: 'Robbery', area: 'St. Helens' })),
  ],
  [
    'public order in City of London in October',
    both(october, is({ category: 'Public order', area: 'City of London' })),
  ],
  [
    'burglaries in 2025 with no suspect identified',
    both(
      within('2025-01', '2025-12'),
      is({ category: 'Burglary', outcome: 'Investigation complete; no suspect identified' }),
    ),
  ],
  [
    'possession of weapons in Kensington and Chelsea in 2025',
    both(within('2025-01', '2025-12'), is({ category: 'Possession of weapons', area: 'Kensington and Chelsea' })),
  ],
  [
    'thefts in Cardiff in October 2026',
    both(october, is({ area: 'Cardiff' }), ({ category }) =>
      ['Bicycle theft', 'Other theft', 'Shoplifting', 'Theft from the person'].includes(category),
    ),
  ],
  ['burglary in "New Forest" in October', both(october, is({ category: 'Burglary', area: 'New Forest' }))],
];
