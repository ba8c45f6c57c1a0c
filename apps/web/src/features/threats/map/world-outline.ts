import { type GeoPermissibleObjects, geoNaturalEarth1, geoPath } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

/** The size of the drawing; everything on it is placed in per cent, so that it can be shown at any size. */
export const mapWidth = 960;
export const mapHeight = 470;

const projection = geoNaturalEarth1().fitExtent(
  [
    [4, 4],
    [mapWidth - 4, mapHeight - 4],
  ],
  { type: 'Sphere' },
);

/** The position of a point of the earth on the map, in percent from the left and from the top. */
export function placeOnMap({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }) {
  const [x, y] = projection([longitude, latitude]) ?? [0, 0];
  return { left: (x / mapWidth) * 100, top: (y / mapHeight) * 100 };
}

type World = Topology<{ readonly countries: GeometryCollection }>;

const draw = (shape: GeoPermissibleObjects) => geoPath(projection)(shape) ?? '';

/** Land and the borders on it as SVG paths. Outlines: Natural Earth 1:110 million, bundled with the console. */
export async function loadWorldOutline() {
  const { default: data } = await import('world-atlas/countries-110m.json');
  const world = data as unknown as World;
  const { countries } = world.objects;
  return {
    land: draw(feature(world, countries)),
    borders: draw(mesh(world, countries, (one, other) => one !== other)),
  };
}
