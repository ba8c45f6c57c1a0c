import { isUnknown, type QueryResult, type QuerySpec } from '@halyard/contracts/query/query-spec.ts';
import { otherPeriod } from './other-period.ts';
import { groupsShown, mergeCaveats } from './read-results.ts';

/** Maximum groups of either count that are examined; the rest is not ranked. */
const groupsCompared = 100;

type Run = (spec: QuerySpec) => Promise<QueryResult>;

function specsOf(spec: QuerySpec): readonly [QuerySpec, QuerySpec] {
  const { subject, where, period, groupBy = '', part = [] } = spec;
  const one: QuerySpec = { subject, where, groupBy, measure: 'breakdown', limit: groupsCompared };
  if (spec.measure === 'share') {
    const timed: QuerySpec = period ? { ...one, period } : one;
    return [{ ...timed, where: [...where, ...part] }, timed];
  }
  const other = otherPeriod(spec);
  return [period ? { ...one, period } : one, other ? { ...one, period: other } : one];
}

/** Groups of either count side by side, ordered by how much a group grew, or by how large its share is. */
function pairGroups(spec: QuerySpec, counts: QueryResult, others: QueryResult): QueryResult['groups'] {
  const byKey = new Map(others.groups.map((group) => [group.key, group]));
  const known = new Set(counts.groups.map(({ key }) => key));
  // A group that is not among the largest of one count is not zero there.
  const isWhole = ({ groups, groupsTotal }: QueryResult) => groups.length >= groupsTotal;
  const unpaired = isWhole(counts) ? others.groups.filter(({ key }) => !known.has(key)) : [];
  const gone = unpaired.map((group) => ({ ...group, count: 0 }));
  const paired = counts.groups.filter(({ key }) => isWhole(others) || byKey.has(key));
  const sign = spec.sort?.direction === 'asc' ? 1 : -1;
  const rank = ({ count, other }: { count: number; other: number | null }) =>
    spec.measure === 'share' ? count / Math.max(other ?? 0, 1) : count - (other ?? 0);
  return [...paired, ...gone]
    .map((group) => ({ ...group, other: byKey.get(group.key)?.count ?? 0 }))
    .sort((one, other) => sign * (rank(one) - rank(other)));
}

/** A comparison or a share with one figure for each group: both counts are broken down and put side by side. */
export async function runByGroup(spec: QuerySpec, run: Run): Promise<QueryResult> {
  const [first, second] = specsOf(spec);
  const [counts, others] = [await run(first), await run(second)];
  const caveats = mergeCaveats(counts.caveats, others.caveats);
  const [whole, other] = spec.measure === 'share' ? [others, counts] : [counts, others];
  const value = isUnknown(other.caveats) ? null : other.total;
  // An unknown group did not grow from zero: if a period has no data, none can be compared.
  if (isUnknown(caveats)) return { ...whole, value, groups: [], groupsTotal: 0, caveats };
  const groups = pairGroups(spec, counts, others);
  return {
    ...counts,
    total: whole.total,
    value,
    groups: groups.slice(0, spec.limit ?? groupsShown),
    groupsTotal: Math.max(groups.length, others.groupsTotal),
    caveats,
  };
}
