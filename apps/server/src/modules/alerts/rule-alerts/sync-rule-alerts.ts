import type { AlertRule } from '@halyard/contracts/intelligence/alerts.ts';
import { type Kysely, sql } from 'kysely';
import type { Clock } from '../../../clock.ts';
import { holdRows } from '../../../database/connections/hold-rows.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import type { Schema } from '../../../database/tables/schema.ts';
import { idsHeldBy, matchingAny } from '../find-alerts.ts';
import { isAtWork } from '../rule-schedule.ts';
import { readRules } from '../rule-store.ts';
import { noteMatches } from './note-matches.ts';
import { type ApplyRuleAlerts, endedOf, readKnown, startedOf } from './rule-messages.ts';

type Ports = {
  readonly database: Database;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly apply: ApplyRuleAlerts;
};

/** Alerts that are written in one transaction. */
const atOnce = 200;

/** Threats that rules match, and whose alert is missing, has ended, or tells an older version of them. */
const findStarted = (db: Kysely<Schema>, rules: readonly AlertRule[], now: number) =>
  matchingAny(db, rules, now)
    .where(sql<boolean>`not exists (select 1 from alerts where alerts.record_id = intelligence.id
      and alerts.source_state = 'firing' and alerts.record_version = intelligence.version)`)
    .selectAll('intelligence')
    .orderBy('intelligence.id')
    .limit(atOnce);

/** Alerts that fire although no rule matches their threat any more. */
function findEnded(db: Kysely<Schema>, rules: readonly AlertRule[], now: number) {
  const firing = db
    .selectFrom('alerts')
    .selectAll('alerts')
    .where('alerts.source_id', '=', 'rules')
    .where('alerts.source_state', '=', 'firing')
    .orderBy('alerts.id')
    .limit(atOnce);
  if (rules.length === 0) return firing;
  const still = matchingAny(db, rules, now)
    .where(sql<boolean>`intelligence.id = alerts.record_id`)
    .select('intelligence.id');
  return firing.where(({ not, exists }) => not(exists(still)));
}

/** What people made of a threat shows on its alert: acknowledged there, it is so here, and the other way round. */
async function followThreats(tx: Transaction, now: number): Promise<void> {
  const acknowledged = (is: 'null' | 'not null') =>
    sql<boolean>`record_id in (select id from intelligence where acknowledged_at is ${sql.raw(is)})`;
  const ours = tx
    .updateTable('alerts')
    .set((eb) => ({ updated_at: now, version: eb('version', '+', 1) }))
    .where('source_id', '=', 'rules');
  await ours
    .set({ work_status: 'Acknowledged', acknowledged_at: now })
    .where('work_status', '=', 'New')
    .where('source_state', '=', 'resolved')
    .where(acknowledged('not null'))
    .execute();
  await ours
    .set({
      work_status: 'New',
      acknowledged_at: null,
      due_at: sql<number | null>`case when hidden = 1 then null else acknowledge_by end`,
    })
    .where('work_status', '=', 'Acknowledged')
    .where('source_state', '=', 'firing')
    .where(acknowledged('null'))
    .execute();
}

/** The queue of each threat by the first rule that matches it and names one. */
async function readQueuesOf(tx: Transaction, rules: readonly AlertRule[], ids: readonly string[], now: number) {
  const found = new Map<string, string>();
  for (const rule of rules) {
    if (rule.queue === undefined) continue;
    for (const id of await idsHeldBy(tx, rule, ids, now)) if (!found.has(id)) found.set(id, rule.queue);
  }
  return found;
}

/** Writes one slice; returns whether there may be more. */
async function writeSlice(tx: Transaction, rules: readonly AlertRule[], { now, newId, apply }: Writing) {
  const atWork = rules.filter((rule) => isAtWork(rule, now));
  const started = atWork.length === 0 ? [] : await findStarted(tx, atWork, now).execute();
  const ended = await findEnded(tx, rules, now).execute();
  const known = await readKnown(
    tx,
    started.map(({ id }) => id),
  );
  const queueOf = await readQueuesOf(
    tx,
    atWork,
    started.map(({ id }) => id),
    now,
  );
  const messages = [
    ...started.map((row) => Object.assign(startedOf(row, known.get(row.id), now), { queue: queueOf.get(row.id) })),
    ...(await endedOf(tx, ended, now)),
  ];
  const fingerprints = await apply(tx, messages, { now, newId });
  for (const { id, version } of started)
    await tx
      .updateTable('alerts')
      .set({ record_id: id, record_version: version })
      .where('source_id', '=', 'rules')
      .where('fingerprint', '=', fingerprints.get(id) ?? '')
      .execute();
  return started.length === atOnce || ended.length === atOnce;
}
type Writing = { readonly now: number; readonly newId: () => string; readonly apply: ApplyRuleAlerts };

/**
 * Makes the alerts of our own rules what the rules say now: one for each threat that no one acknowledged and a rule
 * matches, through the one way in which alerts are folded. Of several nodes one at a time does so.
 */
export function createSyncRuleAlerts({ database, clock, newId, apply }: Ports) {
  async function isBehind(rules: readonly AlertRule[], now: number): Promise<boolean> {
    const atWork = rules.filter((rule) => isAtWork(rule, now));
    const started = atWork.length > 0 && (await findStarted(database.read, atWork, now).limit(1).executeTakeFirst());
    return Boolean(started) || (await findEnded(database.read, rules, now).limit(1).executeTakeFirst()) !== undefined;
  }

  return async function syncRuleAlerts(): Promise<void> {
    const now = clock();
    const rules = (await readRules(database.read)).filter(({ enabled }) => enabled);
    for (let isLeft = await isBehind(rules, now); isLeft; )
      isLeft = await database.write(async (tx) => {
        await holdRows(tx, tx.selectFrom('sources').select('id').where('id', '=', 'rules')).executeTakeFirst();
        return writeSlice(tx, rules, { now, newId, apply });
      });
    await database.write(async (tx) => {
      await followThreats(tx, now);
      await noteMatches(tx, rules, now);
    });
  };
}
