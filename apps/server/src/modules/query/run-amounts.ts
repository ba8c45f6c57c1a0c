import type { QueryResult, QuerySpec } from '@halyard/contracts/query/query-spec.ts';
import { type RawBuilder, sql } from 'kysely';
import { amountOf, buildWhere, type Frame } from './build-conditions.ts';
import { type Cell, type Db, groupsShown, none, readAll } from './read-results.ts';
import { groupBy } from './run-groups.ts';
import { splitPeriod } from './split-period.ts';

type Amount = { readonly over: number; readonly sum: number };

/** The average or the sum; neither without rows. */
function toValue({ measure }: QuerySpec, { over, sum }: Amount): number | null {
  if (over === 0) return null;
  return measure === 'sum' ? sum : sum / over;
}

async function readAmount(db: Db, frame: Frame, spec: QuerySpec, where: RawBuilder<boolean>) {
  const amount = amountOf(frame, spec.of ?? '');
  const query = sql<{ total: Cell; over_n: Cell; amount: Cell }>`select count(*) as total, count(${amount}) as over_n,
    sum(${amount}) as amount from ${frame.source.from} where ${where}`;
  const [row] = await readAll(db, query);
  return { total: Number(row?.total ?? 0), over: Number(row?.over_n ?? 0), sum: Number(row?.amount ?? 0) };
}

async function readPoints(db: Db, frame: Frame, spec: QuerySpec): Promise<QueryResult['points']> {
  const { bucket, period, where } = spec;
  if (!bucket || !period?.from || !period.to) return [];
  const points = [];
  for (const { from, to } of splitPeriod({ from: period.from, to: period.to }, bucket, frame.timeZone)) {
    const step = buildWhere(frame, { where, period: { field: period.field, from, to } });
    const amount = await readAmount(db, frame, spec, step);
    points.push({ from, to, count: amount.over, value: toValue(spec, amount) });
  }
  return points;
}

/** Groups ordered by their average or sum; unknown ones are omitted. */
async function readGroups(db: Db, frame: Frame, spec: QuerySpec): Promise<QueryResult['groups']> {
  if (spec.groupBy === undefined) return [];
  const sign = spec.sort?.direction === 'asc' ? 1 : -1;
  const groups = await groupBy(db, frame, spec, amountOf(frame, spec.of ?? ''));
  return groups
    .map((group) => ({
      key: group.key,
      label: group.label,
      count: group.over,
      other: null,
      value: toValue(spec, group),
    }))
    .filter(({ value }) => value !== null)
    .sort((one, other) => sign * ((one.value ?? 0) - (other.value ?? 0)));
}

/** The average or the sum of a field, and of each group or period step if requested. */
export async function reckon(db: Db, frame: Frame, spec: QuerySpec, where: RawBuilder<boolean>): Promise<QueryResult> {
  const whole = await readAmount(db, frame, spec, where);
  const groups = await readGroups(db, frame, spec);
  return {
    ...none,
    total: whole.total,
    over: whole.over,
    value: toValue(spec, whole),
    groups: groups.slice(0, spec.limit ?? groupsShown),
    groupsTotal: groups.length,
    points: await readPoints(db, frame, spec),
  };
}
