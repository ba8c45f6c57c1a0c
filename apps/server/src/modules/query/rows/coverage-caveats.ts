import { coverageMonthsMax } from '@halyard/contracts/crime/crime.ts';
import type { Caveat, QueryCell, QuerySpec } from '@halyard/contracts/query/query-spec.ts';
import { countMonths, monthsIn, monthsOf } from '../months.ts';

type Cells = { readonly cells: Readonly<Record<string, QueryCell>> };

const monthOf = ({ cells }: Cells) => String(cells.month);

/** The months requested by name or by a period; none for all. */
function monthsAskedFor({ where, period }: QuerySpec, here: readonly string[], timeZone: string): readonly string[] {
  const named = where.find(({ field, op }) => field === 'month' && op === 'is');
  if (named) return named.values;
  const months = period && !period.not ? monthsOf(period, here, timeZone) : undefined;
  return months && countMonths(months) <= coverageMonthsMax ? monthsIn(months) : [];
}

/**
 * Caveats of the months requested from coverage: `all` are its rows, `found` the matching ones. A month beyond them has
 * no file, and neither a sum nor an average includes a month whose rows were not imported.
 */
export function caveatsOfCoverage(
  spec: QuerySpec,
  {
    all,
    found,
    timeZone,
  }: { readonly all: readonly Cells[]; readonly found: readonly Cells[]; readonly timeZone: string },
): Caveat[] {
  const here = [...new Set(all.map(monthOf))].sort();
  const asked = monthsAskedFor(spec, here, timeZone);
  const isReckoned = spec.measure === 'sum' || spec.measure === 'average';
  const known = new Set(isReckoned ? found.filter(({ cells }) => cells.state === 'present').map(monthOf) : here);
  const missing = asked.filter((month) => !known.has(month));
  if (missing.length === 0) return [];
  if (missing.length === asked.length) return [{ code: 'nothing_here', names: missing, count: missing.length }];
  return isReckoned ? [{ code: 'months_missing', names: missing, count: missing.length }] : [];
}
