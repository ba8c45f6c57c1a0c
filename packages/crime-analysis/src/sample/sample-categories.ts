type SampleCategory = {
  readonly name: string;
  /** Share of 1,000 crimes in an ordinary month. */
  readonly weight: number;
  /** How much more in July than on average; negative: more in winter. */
  readonly summer: number;
  /** Change from year to year. */
  readonly yearly: number;
};

/** Shares, seasons and trends near those of England and Wales in 2024 and 2025. */
const sampleCategories: readonly SampleCategory[] = [
  { name: 'Anti-social behaviour', weight: 165, summer: 0.2, yearly: -0.02 },
  { name: 'Bicycle theft', weight: 12, summer: 0.4, yearly: -0.06 },
  { name: 'Burglary', weight: 43, summer: -0.12, yearly: -0.06 },
  { name: 'Criminal damage and arson', weight: 79, summer: 0.06, yearly: -0.03 },
  { name: 'Drugs', weight: 32, summer: 0, yearly: 0.02 },
  { name: 'Other crime', weight: 20, summer: 0, yearly: 0.01 },
  { name: 'Other theft', weight: 74, summer: 0.05, yearly: -0.01 },
  { name: 'Possession of weapons', weight: 10, summer: 0.03, yearly: 0.02 },
  { name: 'Public order', weight: 72, summer: 0.12, yearly: -0.03 },
  { name: 'Robbery', weight: 13, summer: -0.04, yearly: 0.01 },
  { name: 'Shoplifting', weight: 85, summer: -0.03, yearly: 0.12 },
  { name: 'Theft from the person', weight: 24, summer: -0.06, yearly: 0.08 },
  { name: 'Vehicle crime', weight: 62, summer: -0.06, yearly: -0.05 },
  { name: 'Violence and sexual offences', weight: 309, summer: 0.07, yearly: 0 },
];

/** Differences of a force: stations and the City see thefts, hardly any dwellings or cars. */
const differs: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  btp: {
    'Anti-social behaviour': 0.25,
    Burglary: 0.1,
    'Vehicle crime': 0.2,
    'Theft from the person': 5,
    'Other theft': 2.2,
    'Bicycle theft': 4,
    'Public order': 2,
  },
  'city-of-london': {
    'Theft from the person': 4,
    'Other theft': 3,
    'Bicycle theft': 3,
    'Vehicle crime': 0.3,
    'Violence and sexual offences': 0.45,
    Drugs: 2,
  },
  metropolitan: { 'Theft from the person': 2.6, Robbery: 2, 'Vehicle crime': 1.4, Shoplifting: 0.85 },
};

/** The categories of a force in a month (`2026-03`) with their weights, for choosing. */
export function categoryWeights(force: string, month: string): readonly (readonly [name: string, weight: number])[] {
  const [year = 0, ofYear = 1] = month.split('-').map(Number);
  const season = Math.cos(((ofYear - 7) / 12) * 2 * Math.PI);
  const years = year - 2024 + (ofYear - 1) / 12;
  return sampleCategories.map(({ name, weight, summer, yearly }) => [
    name,
    weight * (1 + summer * season) * (1 + yearly) ** years * (differs[force]?.[name] ?? 1),
  ]);
}
