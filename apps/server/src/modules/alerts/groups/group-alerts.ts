import { threatSeverities } from '@halyard/contracts/intelligence/threats.ts';
import type { Transaction } from '../../../database/database.ts';
import type { AlertGroupsTable, AlertsTable } from '../../../database/tables/inflow-schema.ts';
import { type Actor, type EventLog, everyone } from '../../../event-log/event-log.ts';
import { readActiveRules, selectMembers } from './group-store.ts';
import { findMembers, takeAlerts } from './take-alerts.ts';

type Ports = { readonly log: EventLog; readonly newId: () => string };

const itself: Actor = { id: null, address: null, requestId: null };
const eventSeverity = { Critical: 'critical', High: 'high', Medium: 'medium', Low: 'low' } as const;
// Statements take a limited number of values.
const atOnce = 500;

/** Says that a group has come to be: once for all of its alerts. Nothing where no one is notified of any of them. */
async function announce(
  tx: Transaction,
  { id, rule_id }: AlertGroupsTable,
  { log, now, silent }: { readonly log: EventLog; readonly now: number; readonly silent: ReadonlySet<string> },
): Promise<void> {
  const members = await selectMembers(tx)
    .innerJoin('alerts', 'alerts.id', 'alert_grouping.id')
    .select(['alerts.id', 'alerts.title', 'alerts.severity'])
    .where('alert_groups.id', '=', id)
    .orderBy('alerts.first_seen')
    .orderBy('alerts.id')
    .execute();
  const rule = await tx.selectFrom('alert_group_rules').select('name').where('id', '=', rule_id).executeTakeFirst();
  const worst = threatSeverities.find((severity) => members.some((one) => one.severity === severity));
  const [first] = members;
  if (!first || !worst || members.every((one) => silent.has(one.id))) return;
  await log.record(tx, {
    at: now,
    kind: 'alert_group_formed',
    severity: eventSeverity[worst],
    actor: itself,
    audienceId: everyone,
    // It opens there, and says why it is grouped.
    objectType: 'alert',
    objectId: first.id,
    subject: first.title,
    details: { count: members.length, name: rule?.name ?? rule_id, otherId: id },
  });
}

/** Groups alerts that a batch of messages came for, and says which are in a group. */
export const createGroupAlerts =
  ({ log, newId }: Ports) =>
  async (tx: Transaction, alerts: readonly AlertsTable[], now: number, silent: ReadonlySet<string>) => {
    const members = new Set<string>();
    const rules = await readActiveRules(tx);
    if (rules.length === 0) return members;
    const made = await takeAlerts(tx, alerts, { rules, now, newId, isForced: false });
    for (const group of made) await announce(tx, group, { log, now, silent });
    const ids = alerts.map(({ id }) => id);
    for (let from = 0; from < ids.length; from += atOnce)
      for (const id of await findMembers(tx, ids.slice(from, from + atOnce))) members.add(id);
    return members;
  };
