import type { QueryResult, QuerySpec } from '@halyard/contracts/query/query-spec.ts';
import { groupsShown, none } from '../read-results.ts';
import type { Row } from './row.ts';

/** Rows of each value of a field, as `where` names the value. */
export type RowsByKey = ReadonlyMap<string | null, readonly Row[]>;
export type Step = { readonly from: string; readonly to: string; readonly rows: readonly Row[] };

/** The average or the sum of a field, and the number of rows with it; neither without rows. */
function amountOf(rows: readonly Row[], { of = '', measure }: QuerySpec) {
  const known = rows.map(({ cells }) => cells[of]).filter((cell) => typeof cell === 'number');
  const sum = known.reduce((all, cell) => all + cell, 0);
  const value = measure === 'sum' ? sum : sum / known.length;
  return { over: known.length, value: known.length === 0 ? null : value };
}

function amountOfGroups(spec: QuerySpec, byKey: RowsByKey): QueryResult['groups'] {
  const sign = spec.sort?.direction === 'asc' ? 1 : -1;
  return [...byKey]
    .map(([key, rows]) => {
      const { over, value } = amountOf(rows, spec);
      return { key, label: key, count: over, other: null, value };
    })
    .filter(({ value }) => value !== null)
    .sort((one, other) => sign * ((one.value ?? 0) - (other.value ?? 0)));
}

/** The average or the sum of all rows, of each group and of each step: like `reckon` for tables. */
export function reckonRows(
  spec: QuerySpec,
  rows: readonly Row[],
  { byKey, steps }: { readonly byKey: RowsByKey; readonly steps: readonly Step[] },
): QueryResult {
  const { over, value } = amountOf(rows, spec);
  const groups = amountOfGroups(spec, byKey);
  const points = steps.map(({ from, to, rows: own }) => {
    const amount = amountOf(own, spec);
    return { from, to, count: amount.over, value: amount.value };
  });
  return {
    ...none,
    total: rows.length,
    over,
    value,
    groups: groups.slice(0, spec.limit ?? groupsShown),
    groupsTotal: groups.length,
    points,
  };
}
