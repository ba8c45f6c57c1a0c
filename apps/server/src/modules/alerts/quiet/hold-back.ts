import type { AlertFilter } from '@halyard/contracts/inflow/alert-rules.ts';
import { sql } from 'kysely';
import type { Transaction } from '../../../database/database.ts';
import type { AlertsTable, QuietRulesTable } from '../../../database/tables/inflow-schema.ts';
import { matchingReceived } from '../received/filter-received.ts';
import { readRunningRules } from './quiet-store.ts';
import { returnToQueue } from './return-to-queue.ts';

/** An alert that a message was just folded into, as it was written. */
export type JustFolded = Pick<AlertsTable, 'id' | 'work_status' | 'owner_id' | 'hidden'>;

// Statements take a limited number of values.
const atOnce = 200;

// Of several rules that match, the one that keeps an alert quietest takes hold of it.
const strongest: readonly QuietRulesTable['mode'][] = ['hide', 'no_notification', 'tag'];

/** The rule of each alert, by the matcher that also answers lists. */
async function findRules(tx: Transaction, ids: readonly string[], rules: readonly QuietRulesTable[], now: number) {
  const found = new Map<string, QuietRulesTable>();
  for (const rule of rules) {
    const left = ids.filter((id) => !found.has(id));
    if (left.length === 0) break;
    const rows = await matchingReceived(tx, JSON.parse(rule.filter) as AlertFilter, { personId: '', now })
      .select('alerts.id')
      .where('alerts.id', 'in', left)
      .execute();
    for (const { id } of rows) found.set(id, rule);
  }
  return found;
}

async function takeHold(tx: Transaction, ids: readonly string[], rule: QuietRulesTable): Promise<void> {
  const held = rule.mode === 'hide' ? { hidden: 1 as const, due_at: null } : {};
  await tx
    .updateTable('alerts')
    .set(Object.assign({ suppressed_by: rule.id }, held))
    .where('id', 'in', ids)
    .execute();
}

async function holdSome(
  tx: Transaction,
  alerts: readonly JustFolded[],
  rules: readonly QuietRulesTable[],
  now: number,
) {
  // What someone has taken up stays where they see it.
  const untouched = alerts.filter(({ work_status, owner_id }) => work_status === 'New' && owner_id === null);
  const found = await findRules(
    tx,
    untouched.map(({ id }) => id),
    rules,
    now,
  );
  for (const rule of rules) {
    const ids = [...found].filter(([, one]) => one === rule).map(([id]) => id);
    if (ids.length > 0) await takeHold(tx, ids, rule);
  }
  const released = alerts
    .filter(({ id, hidden }) => hidden === 1 && found.get(id)?.mode !== 'hide')
    .map(({ id }) => id);
  if (released.length > 0) await returnToQueue(tx, sql`id in (${sql.join(released)})`, now);
  return [...found].filter(([, { mode }]) => mode !== 'tag').map(([id]) => id);
}

/**
 * Lets the quiet rules that run take hold of alerts that a message just came for, and lets go of those that none matches
 * any more: the rule has ended, or the message says something else. Returns the ids of those that no one is notified of.
 */
export async function holdBack(
  tx: Transaction,
  alerts: readonly JustFolded[],
  now: number,
): Promise<ReadonlySet<string>> {
  const running = await readRunningRules(tx, now);
  if (running.length === 0 && alerts.every(({ hidden }) => hidden === 0)) return new Set();
  const rules = strongest.flatMap((mode) => running.filter((rule) => rule.mode === mode));
  const silent: string[] = [];
  for (let start = 0; start < alerts.length; start += atOnce)
    silent.push(...(await holdSome(tx, alerts.slice(start, start + atOnce), rules, now)));
  return new Set(silent);
}
