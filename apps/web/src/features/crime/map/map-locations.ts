import { type Location, toPoint } from './map-view.ts';

/** A town or London borough, by the middle of it. */
export type NamedLocation = Location & {
  readonly name: string;
  /** From how many pixels per kilometre on its name is on the map. */
  readonly fromPxPerKm: number;
};

type Written = readonly [name: string, latitude: number, longitude: number];

const at = (fromPxPerKm: number, locations: readonly Written[]): readonly NamedLocation[] =>
  locations.map(([name, latitude, longitude]) => ({ name, latitude, longitude, fromPxPerKm }));

const cities = at(0, [
  ['London', 51.507, -0.128],
  ['Birmingham', 52.48, -1.9],
  ['Manchester', 53.481, -2.242],
  ['Leeds', 53.801, -1.549],
  ['Newcastle upon Tyne', 54.978, -1.618],
  ['Bristol', 51.454, -2.588],
  ['Cardiff', 51.482, -3.179],
  ['Belfast', 54.597, -5.93],
  ['Norwich', 52.628, 1.299],
  ['Plymouth', 50.376, -4.143],
]);

const towns = at(0.9, [
  ['Liverpool', 53.408, -2.992],
  ['Sheffield', 53.381, -1.47],
  ['Nottingham', 52.954, -1.158],
  ['Leicester', 52.637, -1.14],
  ['Southampton', 50.91, -1.404],
  ['Brighton', 50.822, -0.137],
  ['Oxford', 51.752, -1.258],
  ['Cambridge', 52.205, 0.122],
  ['Exeter', 50.718, -3.534],
  ['Swansea', 51.621, -3.944],
  ['Kingston upon Hull', 53.744, -0.333],
  ['York', 53.96, -1.087],
  ['Carlisle', 54.895, -2.938],
  ['Middlesbrough', 54.574, -1.235],
  ['Lincoln', 53.231, -0.541],
  ['Canterbury', 51.28, 1.079],
  ['Aberystwyth', 52.415, -4.083],
  ['Bangor', 53.228, -4.129],
  ['Truro', 50.263, -5.051],
  ['Derry', 54.997, -7.309],
  ['Stoke-on-Trent', 53.003, -2.179],
  ['Gloucester', 51.864, -2.244],
]);

const smallerTowns = at(2.6, [
  ['Wolverhampton', 52.587, -2.129],
  ['Coventry', 52.407, -1.512],
  ['Derby', 52.922, -1.476],
  ['Bradford', 53.795, -1.759],
  ['Huddersfield', 53.645, -1.785],
  ['Preston', 53.763, -2.703],
  ['Blackpool', 53.817, -3.037],
  ['Bolton', 53.578, -2.43],
  ['Warrington', 53.39, -2.597],
  ['Chester', 53.193, -2.893],
  ['Wrexham', 53.046, -2.993],
  ['Shrewsbury', 52.708, -2.754],
  ['Hereford', 52.056, -2.716],
  ['Worcester', 52.193, -2.221],
  ['Northampton', 52.24, -0.903],
  ['Peterborough', 52.573, -0.241],
  ['Luton', 51.879, -0.418],
  ['Milton Keynes', 52.041, -0.759],
  ['Reading', 51.455, -0.971],
  ['Swindon', 51.558, -1.782],
  ['Bath', 51.381, -2.359],
  ['Newport', 51.588, -2.998],
  ['Bournemouth', 50.72, -1.88],
  ['Portsmouth', 50.82, -1.088],
  ['Salisbury', 51.069, -1.795],
  ['Taunton', 51.015, -3.103],
  ['Torquay', 50.462, -3.525],
  ['Crawley', 51.109, -0.187],
  ['Maidstone', 51.272, 0.529],
  ['Hastings', 50.854, 0.573],
  ['Southend-on-Sea', 51.538, 0.714],
  ['Colchester', 51.889, 0.904],
  ['Ipswich', 52.057, 1.148],
  ["King's Lynn", 52.754, 0.398],
  ['Great Yarmouth', 52.607, 1.729],
  ['Grimsby', 53.567, -0.081],
  ['Doncaster', 53.523, -1.128],
  ['Scarborough', 54.28, -0.404],
  ['Durham', 54.777, -1.576],
  ['Sunderland', 54.906, -1.381],
  ['Barrow-in-Furness', 54.112, -3.226],
  ['Lancaster', 54.047, -2.801],
  ['Armagh', 54.35, -6.655],
  ['Omagh', 54.6, -7.3],
  ['Guildford', 51.236, -0.57],
  ['Bedford', 52.136, -0.467],
]);

const boroughs = at(9, [
  ['City of London', 51.515, -0.092],
  ['Westminster', 51.512, -0.153],
  ['Camden', 51.543, -0.157],
  ['Islington', 51.547, -0.109],
  ['Hackney', 51.549, -0.06],
  ['Tower Hamlets', 51.516, -0.034],
  ['Southwark', 51.474, -0.074],
  ['Lambeth', 51.457, -0.118],
  ['Kensington and Chelsea', 51.499, -0.194],
  ['Hammersmith and Fulham', 51.493, -0.218],
  ['Wandsworth', 51.452, -0.194],
  ['Lewisham', 51.447, -0.017],
  ['Greenwich', 51.472, 0.055],
  ['Newham', 51.529, 0.035],
  ['Haringey', 51.59, -0.107],
  ['Brent', 51.559, -0.268],
  ['Ealing', 51.524, -0.331],
  ['Hounslow', 51.468, -0.367],
  ['Richmond upon Thames', 51.441, -0.308],
  ['Kingston upon Thames', 51.388, -0.287],
  ['Merton', 51.41, -0.198],
  ['Sutton', 51.357, -0.174],
  ['Croydon', 51.355, -0.087],
  ['Bromley', 51.372, 0.052],
  ['Bexley', 51.459, 0.14],
  ['Havering', 51.565, 0.221],
  ['Barking and Dagenham', 51.545, 0.134],
  ['Redbridge', 51.586, 0.07],
  ['Waltham Forest', 51.594, -0.013],
  ['Enfield', 51.649, -0.087],
  ['Barnet', 51.616, -0.211],
  ['Harrow', 51.598, -0.341],
  ['Hillingdon', 51.542, -0.446],
]);

/** Place names for orientation; the most important first. No figure is derived from them. */
export const mapLocations: readonly NamedLocation[] = [...cities, ...towns, ...smallerTowns, ...boroughs];

/** The named place closest to a point, and how many kilometres are between. */
export function nearestLocation(location: Location): { readonly name: string; readonly km: number } {
  const here = toPoint(location);
  let nearest = { name: '', km: Number.POSITIVE_INFINITY };
  for (const other of mapLocations) {
    const { x, y } = toPoint(other);
    const km = Math.hypot(x - here.x, y - here.y) / 1_000;
    if (km < nearest.km) nearest = { name: other.name, km };
  }
  return nearest;
}
