import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../../../database/database.ts';
import type { AlertGroupingTable, AlertGroupsTable } from '../../../database/tables/inflow-schema.ts';
import { type Session, sessionStart } from './group-key.ts';
import type { GroupRuleRead } from './group-store.ts';

/** What happened to alerts of a key. Instants are milliseconds since 1970. */
export type KeyChange = {
  /** When alerts that came, moved or left are and were first seen. */
  readonly at: number[];
  /** Sessions that alerts left. */
  readonly left: Set<number>;
};

export type KeyRule = Pick<GroupRuleRead, 'id' | 'fields' | 'windowMs' | 'lengthMs' | 'threshold'>;
type Ports = { readonly now: number; readonly newId: () => string };
type Row = AlertGroupingTable;

/** A key on its way: how far its sessions are worked out anew. */
type Work = {
  readonly key: string;
  readonly rule: KeyRule;
  readonly change: KeyChange;
  readonly last: number;
  /** By the beginning that a session had, the beginnings of those that its alerts are in now. */
  readonly heirs: Map<number, Set<number>>;
  session: Session | null;
  after: { readonly at: number; readonly id: string };
};

// Statements take a limited number of values and of parts.
const rowsAtOnce = 200;
const keysAtOnce = 100;

const slices = <T>(all: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size));

/** One statement for all keys: there are as many keys in a batch as hosts, and a statement each would be most of the time. */
async function readAll<T>(tx: Transaction, parts: readonly RawBuilder<T>[]): Promise<T[]> {
  if (parts.length === 0) return [];
  const each = parts.map((part) => sql<T>`select * from (${part}) as part`);
  return (await sql<T>`${sql.join(each, sql` union all `)}`.execute(tx)).rows;
}

const note = ({ heirs }: Work, from: number, to: number) => heirs.set(from, (heirs.get(from) ?? new Set()).add(to));

/** The session before the first change, as it was worked out: what comes later does not change it. */
async function readBefore(tx: Transaction, works: readonly Work[]): Promise<void> {
  const rows = await readAll(
    tx,
    works.map(
      ({ key, after }) => sql<Row>`select * from alert_grouping where group_key = ${key} and detached = 0
        and first_seen < ${after.at} order by first_seen desc limit 1`,
    ),
  );
  const byKey = new Map(rows.map((row) => [row.group_key, row]));
  for (const work of works) {
    const row = byKey.get(work.key);
    if (!row) continue;
    work.session = { start: Number(row.started_at), previous: Number(row.first_seen) };
    note(work, work.session.start, work.session.start);
  }
}

/** Goes on through the alerts of a key; returns whether there may be more that is not what it was. */
function goOn(work: Work, rows: readonly Row[], moved: Row[]): boolean {
  let isLeft = rows.length === rowsAtOnce;
  for (const row of rows) {
    const seen = Number(row.first_seen);
    const known = row.started_at === null ? null : Number(row.started_at);
    const start = sessionStart(work.session, seen, work.rule);
    note(work, known ?? start, start);
    if (known !== start) moved.push(Object.assign({}, row, { started_at: start }));
    work.session = { start, previous: seen };
    work.after = { at: seen, id: row.id };
    if (seen > work.last && known === start) isLeft = false;
  }
  return isLeft;
}

/** Writes the beginnings of sessions anew, of each key from the first change on to where they are what they were. */
async function arrangeSessions(tx: Transaction, works: readonly Work[]): Promise<void> {
  await readBefore(tx, works);
  const moved: Row[] = [];
  let open = works;
  while (open.length > 0) {
    const rows = await readAll(
      tx,
      open.map(
        ({ key, after }) => sql<Row>`select * from alert_grouping where group_key = ${key} and detached = 0
          and first_seen >= ${after.at} and (first_seen > ${after.at} or id > ${after.id})
          order by first_seen, id limit ${rowsAtOnce}`,
      ),
    );
    const byKey = Map.groupBy(rows, ({ group_key }) => group_key);
    open = open.filter((work) => goOn(work, byKey.get(work.key) ?? [], moved));
  }
  for (const some of slices(moved, rowsAtOnce))
    await tx
      .insertInto('alert_grouping')
      .values(some)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((eb) => ({ started_at: eb.ref('excluded.started_at') })),
      )
      .execute();
}

const startsOf = ({ change, heirs }: Work): readonly number[] => [
  ...new Set([...change.left, ...heirs.keys(), ...[...heirs.values()].flatMap((all) => [...all])]),
];

/** The groups of sessions that a change has touched. */
async function readGroups(tx: Transaction, works: readonly Work[]): Promise<Map<string, AlertGroupsTable[]>> {
  const rows = await readAll(
    tx,
    works.map(
      (work) => sql<AlertGroupsTable>`select * from alert_groups where group_key = ${work.key}
        and started_at in (${sql.join(startsOf(work))})`,
    ),
  );
  const order = (one: AlertGroupsTable, other: AlertGroupsTable) =>
    one.dissolved - other.dissolved || one.number - other.number;
  return Map.groupBy(rows.toSorted(order), ({ group_key }) => group_key);
}

type Reached = { readonly group_key: string; readonly started_at: number };

/** The sessions that reach the threshold. One that is a group, and has lost no alert, is not counted again. */
async function findReached(
  tx: Transaction,
  works: readonly Work[],
  groups: ReadonlyMap<string, readonly AlertGroupsTable[]>,
): Promise<Map<string, Set<number>>> {
  const reached = new Map<string, Set<number>>(works.map(({ key }) => [key, new Set<number>()]));
  const parts = works.flatMap((work) => {
    const { key, change, heirs, rule } = work;
    const isGrowing = change.left.size === 0 && [...heirs].every(([from, to]) => to.size === 1 && to.has(from));
    const alive = isGrowing ? (groups.get(key) ?? []).filter(({ dissolved }) => dissolved === 0) : [];
    for (const { started_at } of alive) reached.get(key)?.add(Number(started_at));
    const unknown = startsOf(work).filter((start) => !reached.get(key)?.has(start));
    if (unknown.length === 0) return [];
    return [
      sql<Reached>`select group_key, started_at from alert_grouping where group_key = ${key} and detached = 0
        and started_at in (${sql.join(unknown)}) group by group_key, started_at having sum(fired) >= ${rule.threshold}`,
    ];
  });
  for (const { group_key, started_at } of await readAll(tx, parts)) reached.get(group_key)?.add(Number(started_at));
  return reached;
}

async function addGroup(tx: Transaction, key: string, start: number, rule: KeyRule, { now, newId }: Ports) {
  const { value } = await tx
    .updateTable('counters')
    .set((eb) => ({ value: eb('value', '+', 1) }))
    .where('name', '=', 'alert_group')
    .returning('value')
    .executeTakeFirstOrThrow();
  const row: AlertGroupsTable = {
    id: newId(),
    number: Number(value),
    rule_id: rule.id,
    group_key: key,
    started_at: start,
    fields: JSON.stringify(rule.fields),
    window_ms: rule.windowMs,
    length_ms: rule.lengthMs,
    threshold: rule.threshold,
    created_at: now,
    dissolved: 0,
  };
  await tx.insertInto('alert_groups').values(row).execute();
  return row;
}

/** Lets each group go where its alerts went: to the first session that reaches the threshold and is no other group's. */
async function moveGroups(
  tx: Transaction,
  { heirs }: Work,
  known: readonly AlertGroupsTable[],
  reached: Set<number>,
): Promise<void> {
  for (const group of known) {
    const before = Number(group.started_at);
    const own = [...(heirs.get(before) ?? [before])].sort((one, other) => one - other);
    const next = own.find((start) => reached.has(start));
    if (next !== undefined) reached.delete(next);
    const dissolved = next === undefined ? (1 as const) : (0 as const);
    const start = next ?? own[0] ?? before;
    if (start !== before || dissolved !== group.dissolved)
      await tx.updateTable('alert_groups').set({ started_at: start, dissolved }).where('id', '=', group.id).execute();
  }
}

/**
 * Works out anew which alerts of keys are a group, as far as changes reach; of the same alerts it always makes the same
 * groups. A group goes where its first alerts go, the older one where two become one, and is dissolved where none of its
 * sessions reaches the threshold any more. The rules must be held. Returns the groups that are new.
 */
export async function arrangeKeys(
  tx: Transaction,
  changes: ReadonlyMap<string, KeyChange & { readonly rule: KeyRule }>,
  ports: Ports,
): Promise<AlertGroupsTable[]> {
  const made: AlertGroupsTable[] = [];
  for (const some of slices([...changes], keysAtOnce)) {
    const works = some.map(([key, change]): Work => {
      const after = { at: Math.min(...change.at), id: '' };
      return { key, rule: change.rule, change, last: Math.max(...change.at), heirs: new Map(), session: null, after };
    });
    await arrangeSessions(tx, works);
    const groups = await readGroups(tx, works);
    const reached = await findReached(tx, works, groups);
    for (const work of works) {
      const starts = reached.get(work.key) ?? new Set();
      await moveGroups(tx, work, groups.get(work.key) ?? [], starts);
      for (const start of [...starts].sort((one, other) => one - other))
        made.push(await addGroup(tx, work.key, start, work.rule, ports));
    }
  }
  return made;
}
