import { sql } from 'kysely';
import { holdRows } from '../../../database/connections/hold-rows.ts';
import type { Transaction } from '../../../database/database.ts';
import type { AlertGroupingTable, AlertGroupsTable, AlertsTable } from '../../../database/tables/inflow-schema.ts';
import { matchingReceived } from '../received/filter-received.ts';
import { arrangeKeys, type KeyChange, type KeyRule } from './arrange-keys.ts';
import { type AlertFacts, groupKeyOf, keyPrefix } from './group-key.ts';
import { type GroupRuleRead, selectMembers } from './group-store.ts';

export type Groupable = AlertFacts & Pick<AlertsTable, 'id' | 'first_seen' | 'fired'>;
type Wanted = { readonly rule: GroupRuleRead; readonly key: string };
type Known = ReadonlyMap<string, AlertGroupingTable>;
type Ports = { readonly now: number; readonly newId: () => string };

// Statements take a limited number of values.
const atOnce = 200;
const slices = <T>(all: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / atOnce) }, (_, index) => all.slice(index * atOnce, (index + 1) * atOnce));

/** The rule that takes each alert: the first that matches it and whose fields it has. */
async function findWanted(tx: Transaction, alerts: readonly Groupable[], rules: readonly GroupRuleRead[], now: number) {
  const wanted = new Map<string, Wanted>();
  for (const rule of rules) {
    const keys = new Map(
      alerts.flatMap((alert) => {
        const key = wanted.has(alert.id) ? null : groupKeyOf(alert, rule);
        return key === null ? [] : [[alert.id, key] as const];
      }),
    );
    if (keys.size === 0) continue;
    const matching = await matchingReceived(tx, rule.filter, { personId: '', now })
      .select('alerts.id')
      .where('alerts.id', 'in', [...keys.keys()])
      .execute();
    for (const { id } of matching) wanted.set(id, { rule, key: keys.get(id) ?? '' });
  }
  return wanted;
}

async function readKnown(tx: Transaction, ids: readonly string[]): Promise<Known> {
  const rows = await tx.selectFrom('alert_grouping').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Of these alerts, those that are in a group. */
export async function findMembers(tx: Transaction, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await selectMembers(tx).select('alert_grouping.id').where('alert_grouping.id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}

const isSame = (alert: Groupable, row: AlertGroupingTable | undefined, wanted: Wanted | undefined): boolean =>
  row?.group_key === wanted?.key &&
  (row === undefined ||
    row.detached === 1 ||
    (Number(row.first_seen) === Number(alert.first_seen) && row.fired === alert.fired));

/** What changes for the keys, and the rows as they are to be. */
function compare(alerts: readonly Groupable[], known: Known, wanted: ReadonlyMap<string, Wanted>) {
  const changes = new Map<string, KeyChange>();
  const changeOf = (key: string) => {
    const change = changes.get(key) ?? { at: [], left: new Set<number>() };
    changes.set(key, change);
    return change;
  };
  const rows: AlertGroupingTable[] = [];
  for (const alert of alerts) {
    const row = known.get(alert.id);
    const next = wanted.get(alert.id);
    if (row && row.detached === 0) {
      const change = changeOf(row.group_key);
      change.at.push(Number(row.first_seen));
      if (row.started_at !== null) change.left.add(Number(row.started_at));
    }
    if (!next) continue;
    changeOf(next.key).at.push(Number(alert.first_seen));
    rows.push({
      id: alert.id,
      rule_id: next.rule.id,
      group_key: next.key,
      first_seen: Number(alert.first_seen),
      started_at: row?.group_key === next.key ? row.started_at : null,
      fired: alert.fired,
      detached: 0,
      version: row?.version ?? 1,
    });
  }
  return { changes, rows };
}

async function writeRows(tx: Transaction, alerts: readonly Groupable[], rows: readonly AlertGroupingTable[]) {
  const kept = new Set(rows.map(({ id }) => id));
  const gone = alerts.map(({ id }) => id).filter((id) => !kept.has(id));
  if (gone.length > 0) await tx.deleteFrom('alert_grouping').where('id', 'in', gone).execute();
  if (rows.length === 0) return;
  const columns = ['rule_id', 'group_key', 'first_seen', 'started_at', 'fired', 'detached'] as const;
  await tx
    .insertInto('alert_grouping')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((eb) => Object.fromEntries(columns.map((name) => [name, eb.ref(`excluded.${name}`)]))),
    )
    .execute();
}

/**
 * The rules of keys: as they are, or, of those that are no longer so, as they were when they made groups. Keys without
 * either are left out.
 */
async function withRules(
  tx: Transaction,
  changes: ReadonlyMap<string, KeyChange>,
  rules: readonly GroupRuleRead[],
): Promise<Map<string, KeyChange & { readonly rule: KeyRule }>> {
  const found = new Map<string, KeyChange & { readonly rule: KeyRule }>();
  for (const [key, change] of changes) {
    const rule = rules.find((one) => key.startsWith(keyPrefix(one))) ?? (await readFormerRule(tx, key));
    if (rule) found.set(key, Object.assign({ rule }, change));
  }
  return found;
}

async function readFormerRule(tx: Transaction, key: string): Promise<KeyRule | undefined> {
  const row = await tx.selectFrom('alert_groups').selectAll().where('group_key', '=', key).limit(1).executeTakeFirst();
  return (
    row && {
      id: row.rule_id,
      fields: JSON.parse(row.fields),
      windowMs: Number(row.window_ms),
      lengthMs: Number(row.length_ms),
      threshold: row.threshold,
    }
  );
}

/** Works out anew what changes of keys have changed. Rules are to be held before. */
export const arrangeChanged = async (
  tx: Transaction,
  changes: ReadonlyMap<string, KeyChange>,
  rules: readonly GroupRuleRead[],
  ports: Ports,
): Promise<AlertGroupsTable[]> => arrangeKeys(tx, await withRules(tx, changes, rules), ports);

/** Whoever groups by these rules at the same time waits until the transaction ends. */
export async function holdRules(tx: Transaction, ids: Iterable<string>): Promise<void> {
  const query = tx
    .selectFrom('alert_group_rules')
    .select('id')
    .where('id', 'in', [...new Set(ids)])
    .orderBy('id');
  await holdRows(tx, query).execute();
}

/** An alert stays in a group whose rule has changed since, or is no longer active: rules are for what comes. */
async function findSettled(tx: Transaction, known: Known, rules: readonly GroupRuleRead[]) {
  const prefixes = rules.map(keyPrefix);
  const older = [...known.values()].filter(({ group_key }) => !prefixes.some((one) => group_key.startsWith(one)));
  const detached = older.filter(({ detached }) => detached === 1).map(({ id }) => id);
  const members = await findMembers(
    tx,
    older.map(({ id }) => id),
  );
  return new Set([...detached, ...members]);
}

type Options = Ports & { readonly rules: readonly GroupRuleRead[]; readonly isForced: boolean };

async function takeSome(tx: Transaction, alerts: readonly Groupable[], { rules, isForced, ...ports }: Options) {
  const ids = alerts.map(({ id }) => id);
  const known = await readKnown(tx, ids);
  const settled = isForced ? new Set<string>() : await findSettled(tx, known, rules);
  const free = alerts.filter(({ id }) => !settled.has(id));
  const wanted = await findWanted(tx, free, rules, ports.now);
  const changed = free.filter((alert) => !isSame(alert, known.get(alert.id), wanted.get(alert.id)));
  if (changed.length === 0) return [];
  await holdRules(tx, [
    ...[...wanted.values()].map(({ rule }) => rule.id),
    ...[...known.values()].map(({ rule_id }) => rule_id),
  ]);
  // What others have done meanwhile is seen now.
  const { changes, rows } = compare(
    changed,
    await readKnown(
      tx,
      changed.map(({ id }) => id),
    ),
    wanted,
  );
  await writeRows(tx, changed, rows);
  return arrangeChanged(tx, changes, rules, ports);
}

/**
 * Lets active rules take alerts as they are now, and works out their groups. With `isForced` also those leave their
 * groups whose rule has changed since. Returns the groups that are new.
 */
export async function takeAlerts(
  tx: Transaction,
  alerts: readonly Groupable[],
  options: Options,
): Promise<AlertGroupsTable[]> {
  const made: AlertGroupsTable[] = [];
  for (const some of slices(alerts)) made.push(...(await takeSome(tx, some, options)));
  if (made.length === 0) return [];
  // One that a later part of the alerts has dissolved again is none.
  const left = tx
    .selectFrom('alert_groups')
    .selectAll()
    .where(
      'id',
      'in',
      made.map(({ id }) => id),
    )
    .where(sql<boolean>`dissolved = 0`);
  return left.execute();
}
