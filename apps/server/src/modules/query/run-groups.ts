import { fieldOf, type QueryResult, type QuerySpec } from '@halyard/contracts/query/query-spec.ts';
import { type RawBuilder, sql } from 'kysely';
import { buildWhere, columnOf, every, type Frame } from './build-conditions.ts';
import { type Cell, countRows, type Db, groupsShown, none, readAll } from './read-results.ts';
import type { Many, Sql } from './sources/source.ts';

/** One group: its number of rows, those with a known amount, and their sum. */
export type Group = {
  readonly key: string | null;
  readonly label: string | null;
  readonly n: number;
  readonly over: number;
  readonly sum: number;
};
type Row = { readonly key: Cell; readonly label: Cell; readonly n: Cell; readonly over_n: Cell; readonly amount: Cell };

const toText = (cell: Cell) => (cell === null ? null : String(cell));
const toGroup = ({ key, label, n, over_n, amount }: Row): Group => ({
  key: toText(key),
  label: toText(label),
  n: Number(n),
  over: Number(over_n),
  sum: Number(amount ?? 0),
});

/** `label` where it is not the key. */
type Pairs = {
  readonly from: Sql;
  readonly where: RawBuilder<boolean>;
  readonly key: Sql;
  readonly label?: Sql | undefined;
};

/** Rows with their groups: once under each of several values, without any under none. */
function pairsOf(frame: Frame, spec: QuerySpec, field: string): Pairs {
  const { value, label, many } = columnOf(frame, field);
  const [{ from }, where] = [frame.source, buildWhere(frame, spec)];
  if (many?.is === 'rows')
    return { from: sql`${from}, ${many.from}`, where: every([where, many.on]), key: many.value, label: many.label };
  const isFlag = fieldOf(frame.subject, field)?.kind === 'flag';
  const key = isFlag ? sql`case when ${value} then 'yes' else 'no' end` : value;
  return { from, where, key, label };
}

async function readGroups(db: Db, { from, where, key, label }: Pairs, amount: Sql | null): Promise<Group[]> {
  const own = sql`grouped.${sql.id('key')}`;
  // Unrequested values are not computed: with all three, counting takes half as long again.
  const shown = label ? sql`min(grouped.label)` : own;
  const sums = amount ? sql`count(grouped.amount) as over_n, sum(grouped.amount)` : sql`0 as over_n, null`;
  const others = [...(label ? [sql`, ${label} as label`] : []), ...(amount ? [sql`, ${amount} as amount`] : [])];
  // PostgreSQL does not treat two expressions with parameters as equal, so the key is written once.
  const rows = await readAll(
    db,
    sql<Row>`select ${own} as ${sql.id('key')}, ${shown} as label, count(*) as n, ${sums} as amount
      from (select ${key} as ${sql.id('key')}${sql.join(others, sql``)} from ${from} where ${where}) as grouped
      group by ${own}`,
  );
  return rows.map(toGroup);
}

/** Rows with the same array come as one group: its values are their own groups. */
function splitArrays(groups: readonly Group[]): Group[] {
  const split = new Map<string, Group>();
  for (const { key: items, n, over, sum } of groups)
    for (const key of JSON.parse(items ?? '[]') as string[]) {
      const before = split.get(key);
      split.set(key, {
        key,
        label: key,
        n: (before?.n ?? 0) + n,
        over: (before?.over ?? 0) + over,
        sum: (before?.sum ?? 0) + sum,
      });
    }
  return [...split.values()];
}

type Held = Extract<Many, { is: 'conditions' }>;

async function readHeld(
  db: Db,
  frame: Frame,
  spec: QuerySpec,
  { values, holds }: Held,
  amount: Sql | null,
): Promise<Group[]> {
  const [{ from }, where] = [frame.source, buildWhere(frame, spec)];
  const groups: Group[] = [];
  for (const value of values) {
    const key = sql`cast(${value} as text)`;
    groups.push(...(await readGroups(db, { from, where: every([where, holds(value)]), key }, amount)));
  }
  return groups;
}

/** Counts of each value of a field, with the sum of an amount if requested; unordered. */
export async function groupBy(db: Db, frame: Frame, spec: QuerySpec, amount: Sql | null): Promise<Group[]> {
  const field = spec.groupBy ?? '';
  const { many } = columnOf(frame, field);
  if (many?.is === 'conditions') return readHeld(db, frame, spec, many, amount);
  const groups = await readGroups(db, pairsOf(frame, spec, field), amount);
  return many?.is === 'array' ? splitArrays(groups) : groups;
}

export async function breakDown(db: Db, frame: Frame, spec: QuerySpec): Promise<QueryResult> {
  const found = await groupBy(db, frame, spec, null);
  const sign = spec.sort?.direction === 'asc' ? 1 : -1;
  const groups = found
    .map(({ key, label, n }) => ({ key, label, count: n, other: null, value: null }))
    .sort((one, other) => sign * (one.count - other.count));
  // A row with several values is in several groups; every other row is in one.
  const hasMany = columnOf(frame, spec.groupBy ?? '').many !== undefined;
  return {
    ...none,
    total: hasMany
      ? await countRows(db, frame, buildWhere(frame, spec))
      : groups.reduce((sum, { count }) => sum + count, 0),
    groups: groups.slice(0, spec.limit ?? groupsShown),
    groupsTotal: groups.length,
  };
}
