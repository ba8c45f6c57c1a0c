import { quoted } from './quoted.ts';

/**
 * Hexagons with a corner at the top over Web Mercator (the projection of the map), scaled so that a metre is a metre at
 * 52.5° N, the middle of England and Wales. `size` is the distance between opposite sides in metres. A point belongs to
 * the nearest middle; middles form two rectangular lattices, so only the nearest of each has to be compared.
 */
const earthRadiusM = 6_378_137;
const scale = Math.cos((52.5 * Math.PI) / 180);
const mercatorM = earthRadiusM * scale;

/** Column and row as SQL expressions over the columns `longitude` and `latitude`. Rows of odd number are set off. */
export function hexagonSql(size: number): { readonly column: string; readonly row: string } {
  const u = `(radians(longitude) * ${quoted(mercatorM / size)})`;
  const v = `(ln(tan(radians(latitude) / 2 + ${quoted(Math.PI / 4)})) * ${quoted(mercatorM / (size * Math.sqrt(3)))})`;
  const toEven = `((${u} - round(${u})) ** 2 + 3 * (${v} - round(${v})) ** 2)`;
  const toOdd = `((${u} - floor(${u}) - 0.5) ** 2 + 3 * (${v} - floor(${v}) - 0.5) ** 2)`;
  return {
    column: `(CASE WHEN ${toEven} <= ${toOdd} THEN round(${u}) ELSE floor(${u}) END)::INTEGER`,
    row: `(CASE WHEN ${toEven} <= ${toOdd} THEN 2 * round(${v}) ELSE 2 * floor(${v}) + 1 END)::INTEGER`,
  };
}

export type Hexagon = { readonly size: number; readonly column: number; readonly row: number };

/** `size:column:row` */
export function cellName({ size, column, row }: Hexagon): string {
  return `${size}:${column}:${row}`;
}

/** Null when the text is not a cell, or one of no size. */
export function parseCell(cell: string): Hexagon | null {
  const [size, column, row] = cell.split(':').map(Number);
  if (!size || column === undefined || row === undefined) return null;
  return [size, column, row].every(Number.isInteger) ? { size, column, row } : null;
}

/** Longitude and latitude of the middle, in degrees with six decimals. */
export function middleOf({ size, column, row }: Hexagon): { readonly longitude: number; readonly latitude: number } {
  const x = (column + (isOdd(row) ? 0.5 : 0)) * size;
  const y = (row / 2) * size * Math.sqrt(3);
  return { longitude: longitudeAt(x), latitude: latitudeAt(y) };
}

/** A box in degrees that holds the whole hexagon, with a metre to spare. */
export function boxAround(hexagon: Hexagon) {
  const x = (hexagon.column + (isOdd(hexagon.row) ? 0.5 : 0)) * hexagon.size;
  const y = (hexagon.row / 2) * hexagon.size * Math.sqrt(3);
  const reach = hexagon.size / Math.sqrt(3) + 1;
  return {
    west: longitudeAt(x - reach),
    east: longitudeAt(x + reach),
    south: latitudeAt(y - reach),
    north: latitudeAt(y + reach),
  };
}

const isOdd = (row: number) => row % 2 !== 0;
const longitudeAt = (x: number) => round6((x / mercatorM) * (180 / Math.PI));
const latitudeAt = (y: number) => round6((2 * Math.atan(Math.exp(y / mercatorM)) - Math.PI / 2) * (180 / Math.PI));
const round6 = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
