import { startOfDay } from '@halyard/contracts/format/start-of-day.ts';
import type { Field } from '@halyard/contracts/query/field.ts';
import {
  type Caveat,
  type Condition,
  fieldOf,
  isUnknown,
  type Period,
  type QueryCell,
  type QueryResult,
  type QuerySpec,
  queryRowsMax,
} from '@halyard/contracts/query/query-spec.ts';
import { fold } from '../../../database/fold.ts';
import { otherPeriod } from '../other-period.ts';
import { groupsShown, mergeCaveats, none } from '../read-results.ts';
import { splitPeriod } from '../split-period.ts';
import { type RowsByKey, reckonRows, type Step } from './amount-of-rows.ts';
import { caveatsOfCoverage } from './coverage-caveats.ts';
import type { Row } from './row.ts';

export type Rows = { readonly rows: readonly Row[]; readonly caveats: readonly Caveat[] };

const rowsShown = 10;

const textOf = (cell: QueryCell) => fold(String(cell ?? ''));
const asValue = (cell: QueryCell) => (typeof cell === 'boolean' ? (cell ? 'yes' : 'no') : String(cell));
const holdsText = ({ cells }: Row, values: readonly string[]) =>
  values.some((text) =>
    Object.values(cells).some((cell) => typeof cell === 'string' && textOf(cell).includes(fold(text))),
  );

function holds(row: Row, { field, op, values }: Condition): boolean {
  if (field === 'text' && !('text' in row.cells)) return holdsText(row, values);
  const cell = field === 'id' ? row.id : (row.cells[field] ?? null);
  const [first = ''] = values;
  switch (op) {
    case 'known':
      return cell !== null;
    case 'unknown':
      return cell === null;
    case 'contains':
      return values.some((text) => textOf(cell).includes(fold(text)));
    case 'more':
      return cell !== null && Number(cell) > Number(first);
    case 'less':
      return cell !== null && Number(cell) < Number(first);
    case 'is':
      return cell !== null && values.includes(asValue(cell));
    case 'not':
      return cell === null || !values.includes(asValue(cell));
  }
}

/** Position of a cell in time. A month is in a period that contains its first day in the user's zone. */
function startOf(cell: QueryCell, timeZone: string): number {
  if (cell === null) return Number.NaN;
  return /^\d{4}-\d{2}$/.test(String(cell)) ? startOfDay(timeZone, `${cell}-01`) : Date.parse(String(cell));
}

function isWithin({ cells }: Row, { field, from, to, not }: Period, timeZone: string): boolean {
  const at = startOf(cells[field] ?? null, timeZone);
  const isIn = (from === null || at >= Date.parse(from)) && (to === null || at < Date.parse(to)) && !Number.isNaN(at);
  return not ? !isIn : isIn;
}

const rankOf = (field: Field | undefined, cell: QueryCell) =>
  field?.kind === 'choice' ? field.values.indexOf(String(cell)) : cell;

/** Unknown values are last, whichever way it is sorted. */
function compareRows(spec: QuerySpec, name: string, sign: number) {
  const field = fieldOf(spec.subject, name);
  return (one: Row, other: Row): number => {
    const [first, second] = [rankOf(field, one.cells[name] ?? null), rankOf(field, other.cells[name] ?? null)];
    if (first === null || second === null) return first === second ? 0 : first === null ? 1 : -1;
    if (typeof first === 'string' && typeof second === 'string') return sign * first.localeCompare(second);
    return sign * (Number(first) - Number(second));
  };
}

function groupByKey(rows: readonly Row[], field: string): RowsByKey {
  return Map.groupBy(rows, ({ cells }) => {
    const cell = cells[field] ?? null;
    return cell === null ? null : asValue(cell);
  });
}

function groupRows(spec: QuerySpec, rows: readonly Row[], field: string): QueryResult {
  const sign = spec.sort?.direction === 'asc' ? 1 : -1;
  const groups = [...groupByKey(rows, field)]
    .map(([key, { length }]) => ({ key, label: key, count: length, other: null, value: null }))
    .sort((one, other) => sign * (one.count - other.count));
  return {
    ...none,
    total: rows.length,
    groups: groups.slice(0, spec.limit ?? groupsShown),
    groupsTotal: groups.length,
  };
}

function stepsOf({ period, bucket }: QuerySpec, rows: readonly Row[], timeZone: string): Step[] {
  if (!bucket || !period?.from || !period.to) return [];
  return splitPeriod({ from: period.from, to: period.to }, bucket, timeZone).map(({ from, to }) => ({
    from,
    to,
    rows: rows.filter((row) => isWithin(row, { field: period.field, from, to }, timeZone)),
  }));
}

function listRows(spec: QuerySpec, rows: readonly Row[]): QueryResult {
  const { sort, limit = rowsShown } = spec;
  const sorted = sort ? rows.toSorted(compareRows(spec, sort.field, sort.direction === 'asc' ? 1 : -1)) : rows;
  return { ...none, total: rows.length, rows: sorted.slice(0, Math.min(limit, queryRowsMax)) };
}

/** `rows` are those of the period, `other` those of the one that it is compared with. */
type Found = { readonly rows: readonly Row[]; readonly other: readonly Row[]; readonly timeZone: string };

function measureRows(spec: QuerySpec, { rows, other, timeZone }: Found): QueryResult {
  const { part = [], groupBy } = spec;
  switch (spec.measure) {
    case 'breakdown':
      return groupRows(spec, rows, groupBy ?? '');
    case 'trend': {
      const points = stepsOf(spec, rows, timeZone).map((step) => ({
        from: step.from,
        to: step.to,
        count: step.rows.length,
        value: null,
      }));
      return { ...none, total: rows.length, points };
    }
    case 'average':
    case 'sum': {
      const byKey: RowsByKey = groupBy === undefined ? new Map() : groupByKey(rows, groupBy);
      return reckonRows(spec, rows, { byKey, steps: stepsOf(spec, rows, timeZone) });
    }
    case 'share': {
      const some = rows.filter((row) => part.every((condition) => holds(row, condition)));
      return { ...none, total: rows.length, value: some.length };
    }
    case 'compare':
      return { ...none, total: rows.length, value: other.length };
    case 'list':
    case 'record':
      return listRows(spec, rows);
    default:
      return { ...none, total: rows.length };
  }
}

/** Executes a specification that means something over rows that were read as a whole. */
export function evaluateRows(spec: QuerySpec, { rows: all, caveats }: Rows, timeZone: string): QueryResult {
  const { where, period } = spec;
  const matching = all.filter((row) => where.every((condition) => holds(row, condition)));
  const within = (one: Period | undefined) => (one ? matching.filter((row) => isWithin(row, one, timeZone)) : matching);
  const against = otherPeriod(spec);
  const [rows, other] = [within(period), within(against)];
  const result = measureRows(spec, { rows, other, timeZone });
  if (spec.subject !== 'coverage') return { ...result, caveats: [...caveats] };
  const own = caveatsOfCoverage(spec, { all, found: rows, timeZone });
  if (!against) return { ...result, caveats: own };
  // Unknown values of the other months are not a count.
  const others = caveatsOfCoverage({ ...spec, period: against }, { all, found: other, timeZone });
  return { ...result, value: isUnknown(others) ? null : result.value, caveats: mergeCaveats(own, others) };
}
