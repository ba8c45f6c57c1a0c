/** A local authority as LSOA names begin, its middle (WGS 84), and the first LSOA code made up for it. */
export type SampleArea = {
  readonly name: string;
  readonly longitude: number;
  readonly latitude: number;
  readonly country: 'E' | 'W';
  readonly firstLsoa: number;
  /** How much of its force's crime is reported here. */
  readonly weight: number;
};

type Line = readonly [name: string, longitude: number, latitude: number, weight?: number];

const london: readonly Line[] = [
  ['Barking and Dagenham', 0.13, 51.545],
  ['Barnet', -0.21, 51.615],
  ['Bexley', 0.14, 51.46, 0.7],
  ['Brent', -0.27, 51.555],
  ['Bromley', 0.03, 51.395, 0.9],
  ['Camden', -0.145, 51.54, 1.4],
  ['Croydon', -0.09, 51.365, 1.2],
  ['Ealing', -0.335, 51.52, 1.1],
  ['Enfield', -0.085, 51.65],
  ['Greenwich', 0.055, 51.475],
  ['Hackney', -0.065, 51.55, 1.2],
  ['Hammersmith and Fulham', -0.22, 51.495, 0.9],
  ['Haringey', -0.11, 51.59, 1.1],
  ['Harrow', -0.335, 51.59, 0.6],
  ['Havering', 0.215, 51.565, 0.8],
  ['Hillingdon', -0.45, 51.535],
  ['Hounslow', -0.37, 51.47],
  ['Islington', -0.11, 51.545, 1.1],
  ['Kensington and Chelsea', -0.19, 51.5, 0.9],
  ['Kingston upon Thames', -0.285, 51.395, 0.5],
  ['Lambeth', -0.117, 51.46, 1.3],
  ['Lewisham', -0.02, 51.45, 1.1],
  ['Merton', -0.19, 51.41, 0.6],
  ['Newham', 0.03, 51.525, 1.3],
  ['Redbridge', 0.075, 51.585],
  ['Richmond upon Thames', -0.32, 51.445, 0.5],
  ['Southwark', -0.075, 51.48, 1.3],
  ['Sutton', -0.19, 51.365, 0.6],
  ['Tower Hamlets', -0.035, 51.515, 1.2],
  ['Waltham Forest', -0.015, 51.595, 0.9],
  ['Wandsworth', -0.185, 51.45],
  ['Westminster', -0.15, 51.513, 3],
];

const byForce: Readonly<Record<string, readonly Line[]>> = {
  metropolitan: london,
  'city-of-london': [
    ['City of London', -0.091, 51.5145, 9],
    ['Camden', -0.108, 51.519, 0.3],
    ['Westminster', -0.115, 51.512, 0.3],
    ['Tower Hamlets', -0.074, 51.514, 0.4],
  ],
  btp: [
    ['Westminster', -0.143, 51.496, 2],
    ['Camden', -0.125, 51.53, 2],
    ['Newham', -0.003, 51.542, 1.2],
    ['Southwark', -0.087, 51.505, 1.1],
    ['Manchester', -2.231, 53.477, 1.2],
    ['Birmingham', -1.899, 52.478, 1],
    ['Leeds', -1.547, 53.795, 0.8],
    ['Liverpool', -2.978, 53.407, 0.5],
    ['Bristol', -2.581, 51.449, 0.4],
    ['Reading', -0.972, 51.459, 0.4],
    ['Cardiff', -3.179, 51.476, 0.4],
  ],
  'west-midlands': [
    ['Birmingham', -1.89, 52.48, 5],
    ['Coventry', -1.51, 52.41, 1.4],
    ['Dudley', -2.09, 52.51],
    ['Sandwell', -2.01, 52.51, 1.3],
    ['Solihull', -1.78, 52.41, 0.7],
    ['Walsall', -1.98, 52.59, 1.1],
    ['Wolverhampton', -2.13, 52.59, 1.1],
  ],
  'west-yorkshire': [
    ['Leeds', -1.55, 53.8, 3.6],
    ['Bradford', -1.76, 53.795, 2.6],
    ['Wakefield', -1.5, 53.68, 1.4],
    ['Kirklees', -1.78, 53.65, 1.6],
    ['Calderdale', -1.87, 53.72, 0.8],
  ],
  merseyside: [
    ['Liverpool', -2.97, 53.41, 3.2],
    ['Wirral', -3.05, 53.38, 1.2],
    ['Sefton', -3, 53.48],
    ['Knowsley', -2.85, 53.43, 0.8],
    ['St. Helens', -2.73, 53.45, 0.8],
  ],
  kent: [
    ['Medway', 0.54, 51.38, 2],
    ['Thanet', 1.4, 51.365, 1.2],
    ['Maidstone', 0.53, 51.27, 1.1],
    ['Canterbury', 1.08, 51.28],
    ['Swale', 0.75, 51.34],
    ['Ashford', 0.87, 51.15, 0.8],
    ['Folkestone and Hythe', 1.14, 51.085, 0.7],
    ['Dover', 1.3, 51.135, 0.7],
    ['Gravesham', 0.37, 51.435, 0.8],
    ['Dartford', 0.22, 51.445, 0.8],
    ['Tonbridge and Malling', 0.29, 51.2, 0.6],
    ['Tunbridge Wells', 0.265, 51.135, 0.6],
    ['Sevenoaks', 0.19, 51.28, 0.5],
  ],
  essex: [
    ['Basildon', 0.46, 51.575, 1.3],
    ['Southend-on-Sea', 0.71, 51.545, 1.3],
    ['Thurrock', 0.34, 51.49, 1.1],
    ['Colchester', 0.9, 51.89, 1.1],
    ['Chelmsford', 0.47, 51.735],
    ['Tendring', 1.13, 51.81, 0.9],
    ['Braintree', 0.55, 51.88, 0.7],
    ['Harlow', 0.1, 51.77, 0.7],
    ['Epping Forest', 0.06, 51.685, 0.7],
    ['Castle Point', 0.58, 51.555, 0.4],
  ],
  'thames-valley': [
    ['Milton Keynes', -0.76, 52.04, 1.6],
    ['Reading', -0.97, 51.455, 1.4],
    ['Oxford', -1.255, 51.75, 1.3],
    ['Slough', -0.595, 51.51, 1.2],
    ['Cherwell', -1.335, 52.06, 0.8],
    ['Windsor and Maidenhead', -0.7, 51.515, 0.7],
    ['West Berkshire', -1.32, 51.4, 0.6],
    ['Wokingham', -0.835, 51.41, 0.5],
    ['Vale of White Horse', -1.28, 51.67, 0.5],
  ],
  hampshire: [
    ['Southampton', -1.4, 50.91, 2],
    ['Portsmouth', -1.085, 50.805, 1.6],
    ['Basingstoke and Deane', -1.09, 51.265, 0.9],
    ['Isle of Wight', -1.3, 50.695, 0.8],
    ['Havant', -0.985, 50.87, 0.7],
    ['Eastleigh', -1.35, 50.965, 0.6],
    ['New Forest', -1.55, 50.89, 0.7],
    ['Test Valley', -1.48, 51.2, 0.6],
    ['Winchester', -1.31, 51.065, 0.6],
    ['Gosport', -1.155, 50.8, 0.5],
  ],
  'south-wales': [
    ['Cardiff', -3.18, 51.49, 2.4],
    ['Swansea', -3.95, 51.63, 1.4],
    ['Rhondda Cynon Taf', -3.38, 51.615, 1.2],
    ['Neath Port Talbot', -3.8, 51.63, 0.8],
    ['Bridgend', -3.58, 51.51, 0.8],
    ['Vale of Glamorgan', -3.28, 51.41, 0.6],
    ['Merthyr Tydfil', -3.38, 51.75, 0.4],
  ],
  'avon-and-somerset': [
    ['Bristol', -2.59, 51.46, 3],
    ['South Gloucestershire', -2.49, 51.52, 1.1],
    ['Bath and North East Somerset', -2.37, 51.38, 0.9],
    ['North Somerset', -2.95, 51.345, 1],
    ['Sedgemoor', -3, 51.13, 0.6],
    ['South Somerset', -2.64, 50.945, 0.7],
    ['Mendip', -2.56, 51.2, 0.5],
  ],
};

const welsh = new Set(['Cardiff', ...(byForce['south-wales'] ?? []).map(([name]) => name)]);
// The same authority has the same codes whichever force reports in it.
const names = [...new Set(Object.values(byForce).flatMap((lines) => lines.map(([name]) => name)))].sort();

function areaOf([name, longitude, latitude, weight = 1]: Line): SampleArea {
  const country = welsh.has(name) ? 'W' : 'E';
  return {
    name,
    longitude,
    latitude,
    weight,
    country,
    firstLsoa: (country === 'W' ? 100 : 1_000) + names.indexOf(name) * 150,
  };
}

/** The areas in which a force of the sample reports; none for a force that is not in it. */
export function sampleAreas(force: string): readonly SampleArea[] {
  return (byForce[force] ?? []).map(areaOf);
}
