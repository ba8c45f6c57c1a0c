/** The City of London and the 32 boroughs, as the names of their LSOAs begin. */
const londonAreas = [
  'Barking and Dagenham',
  'Barnet',
  'Bexley',
  'Brent',
  'Bromley',
  'Camden',
  'City of London',
  'Croydon',
  'Ealing',
  'Enfield',
  'Greenwich',
  'Hackney',
  'Hammersmith and Fulham',
  'Haringey',
  'Harrow',
  'Havering',
  'Hillingdon',
  'Hounslow',
  'Islington',
  'Kensington and Chelsea',
  'Kingston upon Thames',
  'Lambeth',
  'Lewisham',
  'Merton',
  'Newham',
  'Redbridge',
  'Richmond upon Thames',
  'Southwark',
  'Sutton',
  'Tower Hamlets',
  'Waltham Forest',
  'Wandsworth',
  'Westminster',
] as const;

/** A city of the filter: its local authorities, and its police forces. */
export type City = { readonly city: string; readonly areas: readonly string[]; readonly forces: readonly string[] };

const london: City = { city: 'london', areas: londonAreas, forces: ['city-of-london', 'metropolitan'] };
const manchester: City = { city: 'manchester', areas: ['Manchester'], forces: ['greater-manchester'] };

/** The cities of an analysis unless others are named. */
export const defaultCities: readonly City[] = [london, manchester];

/** A city whose areas and forces are known by heart; every other city is the area of its name. */
export function knownCity(city: string): City | null {
  return defaultCities.find((known) => known.city === city.toLowerCase()) ?? null;
}
