import {
  type CrimeBreakdown,
  type CrimeFigures,
  type CrimeQuery,
  type CrimeSortKey,
  coverageMonthsMax,
  crimeGroupsMax,
  crimeSortKeys,
  getCoverage,
  getCrimeChoices,
  getCrimeFigures,
  listCrimes,
} from '@halyard/contracts/crime/crime.ts';
import { ApiError } from '@halyard/contracts/errors.ts';
import { startOfDay } from '@halyard/contracts/format/start-of-day.ts';
import {
  type Caveat,
  type Condition,
  isUnknown,
  type Period,
  type QueryResult,
  type QuerySpec,
  queryRowsMax,
} from '@halyard/contracts/query/query-spec.ts';
import type { Caller } from '../../platform/callers/caller.ts';
import type { Ask } from '../../platform/mount/ask.ts';
import { crimeFilterOf } from './crime-filter.ts';
import { countMonths, type Months, monthAfter, monthsIn, monthsOf } from './months.ts';
import { otherPeriod } from './other-period.ts';
import { groupsShown, mergeCaveats, none } from './read-results.ts';

const rowsShown = 10;

type Crimes = { readonly ask: Ask; readonly caller: Caller; readonly spec: QuerySpec; readonly timeZone: string };
type Asked = Crimes & { readonly months: Months; readonly filter: Partial<CrimeQuery> };

const figures = ({ ask, caller, months, filter }: Asked, by: CrimeBreakdown, limit = groupsShown) =>
  ask(caller, getCrimeFigures, { query: { ...filter, ...months, by, limit: String(limit) } as never });

const nothingOf = (names: string[]): Caveat => ({ code: 'nothing_here', names, count: names.length });

/** Conditions whose negation lists all other values, and so excludes crimes without one. */
const statedAtWill: ReadonlySet<string> = new Set(['area', 'outcome']);

/** How many crimes a negation leaves out because they have no value, for each field that one is on. */
async function leftOutOf(asked: Asked): Promise<Caveat[]> {
  const { where } = asked.spec;
  const negated = where.filter(({ field, op }) => op === 'not' && statedAtWill.has(field)).map(({ field }) => field);
  const caveats: Caveat[] = [];
  for (const field of new Set(negated)) {
    // An additional field requires a value: no row is left out otherwise.
    if (where.some((one) => one.field === field && one.op === 'is')) continue;
    const others = where.filter((one) => one.field !== field);
    const filter = crimeFilterOf(others, await asked.ask(asked.caller, getCrimeChoices));
    const { groups } = await figures({ ...asked, filter }, field as CrimeBreakdown, crimeGroupsMax);
    const count = groups.find(({ key }) => key === null)?.count ?? 0;
    if (count > 0) caveats.push({ code: 'without_value', names: [field], count });
  }
  return caveats;
}

async function caveatsOf(asked: Asked, { absent, total }: CrimeFigures): Promise<Caveat[]> {
  const { ask, caller, months } = asked;
  const { cells } = await ask(caller, getCoverage, { query: months });
  const missing = absent.map(({ month }) => month);
  // Missing is never zero: months without a file are unknown.
  if (total === 0 && missing.length === countMonths(months)) return [nothingOf(missing)];
  const isGenerated = cells.some(({ state, sample }) => state === 'present' && sample);
  return [
    ...(missing.length > 0 ? [{ code: 'months_missing' as const, names: missing, count: missing.length }] : []),
    ...(isGenerated ? [{ code: 'generated' as const, names: [], count: null }] : []),
    ...(await leftOutOf(asked)),
  ];
}

const breakdowns: Readonly<Record<string, CrimeBreakdown>> = {
  category: 'category',
  area: 'area',
  force: 'force',
  outcome: 'outcome',
  location: 'location',
  month: 'month',
};

function toGroups({ total, groups, others }: CrimeFigures, spec: QuerySpec, names: ReadonlyMap<string, string>) {
  const sign = spec.sort?.direction === 'asc' ? 1 : -1;
  const all = groups
    .map(({ key, count }) => ({
      key,
      label: key === null ? null : (names.get(key) ?? key),
      count,
      other: null,
      value: null,
    }))
    .sort((one, other) => (spec.groupBy === 'month' && !spec.sort ? 0 : sign * (one.count - other.count)));
  return {
    ...none,
    total,
    groups: all.slice(0, spec.limit ?? groupsShown),
    groupsTotal: all.length + (others > 0 ? 1 : 0),
  };
}

/** Figures of every month that is here; one with a file and no such crime is a zero, one without a file is left out. */
async function figuresByMonth(asked: Asked): Promise<CrimeFigures> {
  const found = await figures(asked, 'month', crimeGroupsMax);
  const counts = new Map(found.groups.map((group) => [group.key, group]));
  const absent = new Set(found.absent.map(({ month }) => month));
  const here = monthsIn(asked.months).filter((month) => counts.has(month) || !absent.has(month));
  return {
    ...found,
    groups: here.map((month) => counts.get(month) ?? { key: month, split: null, count: 0, antisocial: 0 }),
  };
}

async function breakDown(asked: Asked): Promise<QueryResult> {
  const { spec, ask, caller } = asked;
  const by = breakdowns[spec.groupBy ?? ''];
  if (!by) throw new ApiError('invalid_input', `"crime" cannot be counted by "${spec.groupBy}": filter by it.`);
  const { forces } = await ask(caller, getCrimeChoices);
  const names = new Map(by === 'force' ? forces.map(({ force, name }) => [force, name]) : []);
  const found = by === 'month' ? await figuresByMonth(asked) : await figures(asked, by, crimeGroupsMax);
  return { ...toGroups(found, spec, names), caveats: await caveatsOf(asked, found) };
}

/** One point for each month that is here: a month without a file is not zero. */
async function listPoints(asked: Asked): Promise<QueryResult> {
  const found = await figuresByMonth(asked);
  const { timeZone } = asked;
  const startOf = (month: string) => new Date(startOfDay(timeZone, `${month}-01`)).toISOString();
  const points = found.groups.flatMap(({ key, count }) =>
    key === null ? [] : [{ from: startOf(key), to: startOf(monthAfter(key)), count, value: null }],
  );
  return { ...none, total: found.total, points, caveats: await caveatsOf(asked, found) };
}

function sortKeyOf({ sort }: QuerySpec): CrimeSortKey {
  if (sort === undefined) return 'month';
  const key = crimeSortKeys.find((one) => one === sort.field);
  if (!key)
    throw new ApiError(
      'invalid_input',
      `"crime" cannot be sorted by "${sort.field}": sort by ${crimeSortKeys.join(', ')}.`,
    );
  return key;
}

async function listRows(asked: Asked): Promise<QueryResult> {
  const { ask, caller, spec, filter, months } = asked;
  const limit = String(Math.min(spec.limit ?? rowsShown, queryRowsMax));
  const order = { sort: sortKeyOf(spec), direction: spec.sort?.direction ?? 'desc', limit };
  const found = await ask(caller, listCrimes, { query: { ...filter, ...months, ...order } as never });
  const rows = found.rows.map(({ crimeId, fileId, line, category, area, force, outcome, location, month }) => {
    const key = crimeId ?? `${fileId}-${line}`;
    return { id: key, opens: key, cells: { category, area, force, outcome, location, month } };
  });
  return { ...none, total: found.total, rows, caveats: await caveatsOf(asked, await figures(asked, 'month')) };
}

async function count(asked: Asked): Promise<QueryResult> {
  const found = await figures(asked, 'month');
  return { ...none, total: found.total, caveats: await caveatsOf(asked, found) };
}

/** Counts the same rows in other conditions or months. */
function countOther(crimes: Crimes, where: readonly Condition[], period: Period | undefined): Promise<QueryResult> {
  const spec: QuerySpec = { subject: 'crime', measure: 'count', where: [...where] };
  return runCrime({ ...crimes, spec: period ? { ...spec, period } : spec });
}

/** A count beside another: unknown values of the other one are null and not zero, and its caveats are included. */
async function countBoth(crimes: Crimes, others: Pick<QuerySpec, 'where' | 'period'>): Promise<QueryResult> {
  const { where, period } = crimes.spec;
  const one = await countOther(crimes, where, period);
  const { total, caveats } = await countOther(crimes, others.where, others.period);
  return { ...one, value: isUnknown(caveats) ? null : total, caveats: mergeCaveats(one.caveats, caveats) };
}

function measureCrimes(asked: Asked): Promise<QueryResult> {
  switch (asked.spec.measure) {
    case 'breakdown':
      return breakDown(asked);
    case 'trend':
      return listPoints(asked);
    case 'list':
    case 'record':
      return listRows(asked);
    default:
      return count(asked);
  }
}

function requireMonths(period: Period | undefined, months: Months | null | undefined): void {
  if (period?.not)
    throw new ApiError(
      'invalid_input',
      'Crimes are counted in a period, not outside one: ask for the months before and after.',
    );
  if (months && countMonths(months) > coverageMonthsMax)
    throw new ApiError(
      'invalid_input',
      `Crimes are counted in ${coverageMonthsMax} months at most: ask for a shorter period.`,
    );
}

/** Executes a specification over street-level crimes, by the endpoints of the crime screens. */
export async function runCrime(crimes: Crimes): Promise<QueryResult> {
  const { ask, caller, spec, timeZone } = crimes;
  const { where, part = [], period, measure } = spec;
  if (measure === 'share') return countBoth(crimes, { where: [...where, ...part], period });
  if (measure === 'compare') return countBoth(crimes, { where, period: otherPeriod(spec) });
  const choices = await ask(caller, getCrimeChoices);
  const months = monthsOf(period, choices.months, timeZone);
  requireMonths(period, months);
  // If nothing is imported, that is the caveat, however fine the period is.
  if (choices.months.length === 0) return { ...none, caveats: [nothingOf(months ? monthsIn(months) : [])] };
  if (!months) return { ...none, caveats: [{ code: 'finer_than_month', names: [], count: null }] };
  return measureCrimes({ ...crimes, months, filter: crimeFilterOf(where, choices) });
}
