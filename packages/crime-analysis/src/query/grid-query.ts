import { type CrimeFilter, type CrimeGrid, gridCellsMax } from '@halyard/contracts/crime/crime.ts';
import { crimeCondition } from './crime-conditions.ts';
import { cellName, hexagonSql, middleOf } from './hexagons.ts';

export type GridRow = {
  /** Null: the rows without a location. */
  readonly column: number | null;
  readonly row: number | null;
  readonly count: number;
  readonly points: number;
  /** The same in every row: all located rows, and their snap points. */
  readonly located: number;
  readonly allPoints: number;
};

/** Rows are summed by snap point first: there are far fewer points than rows, and only they are projected. */
export function gridSql(table: string, filter: CrimeFilter, size: number): string {
  const { column, row } = hexagonSql(size);
  return `
    WITH points AS (
      SELECT longitude, latitude, count(*) AS n FROM ${table} WHERE ${crimeCondition(filter)} GROUP BY 1, 2
    ),
    cells AS (
      SELECT ${column} AS "column", ${row} AS "row", sum(n)::DOUBLE AS count, count(*)::DOUBLE AS points
      FROM points GROUP BY 1, 2
    )
    SELECT *, (sum(count) FILTER ("column" IS NOT NULL) OVER ())::DOUBLE AS located,
      (sum(points) FILTER ("column" IS NOT NULL) OVER ())::DOUBLE AS "allPoints"
    FROM cells
    ORDER BY "column" IS NULL DESC, count DESC, "column", "row" LIMIT ${gridCellsMax + 1}`;
}

/** At most 20,000 hexagons, most first. */
export function gridOf(rows: readonly GridRow[], size: number): CrimeGrid {
  const withoutLocation = rows.find((row) => row.column === null)?.count ?? 0;
  const located = rows[0]?.located ?? 0;
  const cells = rows.flatMap((cell) => describeCell(cell, size)).slice(0, gridCellsMax);
  const shown = cells.reduce((sum, { count }) => sum + count, 0);
  return {
    size,
    total: located + withoutLocation,
    withoutLocation,
    points: rows[0]?.allPoints ?? 0,
    cells,
    others: located - shown,
  };
}

function describeCell({ column, row, count }: GridRow, size: number) {
  if (column === null || row === null) return [];
  const hexagon = { size, column, row };
  return [{ cell: cellName(hexagon), ...middleOf(hexagon), count }];
}
