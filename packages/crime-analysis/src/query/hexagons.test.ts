import { DuckDBInstance } from '@duckdb/node-api';
import { expect, test } from 'vitest';
import { boxAround, hexagonSql, middleOf, parseCell } from './hexagons.ts';
import { fixedRandom } from './testing/made-up-parts.ts';

type Point = { readonly longitude: number; readonly latitude: number };

/** The hexagon of each point, as DuckDB computes it. */
async function hexagonsOf(points: readonly Point[], size: number) {
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  const { column, row } = hexagonSql(size);
  const values = points.map(({ longitude, latitude }) => `(${longitude}::DOUBLE, ${latitude}::DOUBLE)`);
  const reader = await connection.runAndReadAll(
    `SELECT ${column}, ${row} FROM (VALUES ${values.join(', ')}) AS points(longitude, latitude)`,
  );
  connection.closeSync();
  return reader.getRowsJS().map(([c, r]) => ({ size, column: Number(c), row: Number(r) }));
}

/** Metres on the plane of the map at 52.5° N. */
function metresBetween(a: Point, b: Point) {
  const mercator = ({ latitude }: Point) => Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360));
  const radius = 6_378_137 * Math.cos((52.5 * Math.PI) / 180);
  const x = radius * (((a.longitude - b.longitude) * Math.PI) / 180);
  return Math.hypot(x, radius * (mercator(a) - mercator(b)));
}

function randomPoints(count: number): Point[] {
  const random = fixedRandom(11);
  return Array.from({ length: count }, () => ({ longitude: -6 + random() * 8, latitude: 49.9 + random() * 6 }));
}

test.each([250, 1_000, 25_000])('with %i metres a point lies within its hexagon, and in no neighbour', async (size) => {
  const points = randomPoints(500);

  const hexagons = await hexagonsOf(points, size);

  const neighbours = [-1, 0, 1].flatMap((column) => [-1, 0, 1].map((row) => ({ column, row })));
  for (const [at, point] of points.entries()) {
    const hexagon = hexagons[at] ?? { size, column: 0, row: 0 };
    const distance = metresBetween(point, middleOf(hexagon));
    expect(distance).toBeLessThan(size / Math.sqrt(3) + 0.2);
    for (const step of neighbours) {
      const other = { size, column: hexagon.column + step.column, row: hexagon.row + step.row };
      expect(metresBetween(point, middleOf(other))).toBeGreaterThan(distance - 0.3);
    }
  }
});

test('the middle of a hexagon lies in that hexagon, and its box holds every point of it', async () => {
  const size = 5_000;
  const points = randomPoints(300);
  const hexagons = await hexagonsOf(points, size);

  const again = await hexagonsOf(hexagons.map(middleOf), size);

  expect(again).toEqual(hexagons);
  for (const [at, hexagon] of hexagons.entries()) {
    const { longitude, latitude } = points[at] ?? { longitude: 0, latitude: 0 };
    const { west, east, south, north } = boxAround(hexagon);
    expect(longitude > west && longitude < east && latitude > south && latitude < north).toBe(true);
  }
});

test('a cell is read back from its name, and nonsense is not', () => {
  expect(parseCell('5000:-12:34')).toEqual({ size: 5_000, column: -12, row: 34 });
  expect([parseCell('0:1:1'), parseCell('5000:1'), parseCell('a:b:c')]).toEqual([null, null, null]);
});
