import { ApiError } from '@halyard/contracts/errors.ts';
import { detachAlerts, getAlertGroup, groupName, listAlertGroups } from '@halyard/contracts/inflow/alert-groups.ts';
import { sql } from 'kysely';
import type { Transaction } from '../../../database/database.ts';
import type { AlertGroupingTable } from '../../../database/tables/inflow-schema.ts';
import { keepChange } from '../../../event-log/changes.ts';
import type { EventLog } from '../../../event-log/event-log.ts';
import { mountChange, mountRead, type Platform } from '../../../platform/mount/mount.ts';
import { createAlertRecorder } from '../received/record-alert.ts';
import { requireReceived } from '../received/show-received.ts';
import type { KeyChange } from './arrange-keys.ts';
import { readActiveRules, readGroupsOf } from './group-store.ts';
import { readAlertGroups, toAlertGroups } from './show-groups.ts';
import { arrangeChanged, findMembers, holdRules } from './take-alerts.ts';

type Ports = { readonly log: EventLog; readonly newId: () => string };

/** Works out anew the groups that these alerts are in, or were. */
async function arrangeAround(
  tx: Transaction,
  rows: readonly AlertGroupingTable[],
  ports: { readonly now: number; readonly newId: () => string },
): Promise<void> {
  const changes = new Map<string, KeyChange>();
  for (const { group_key, first_seen, started_at } of rows) {
    const change = changes.get(group_key) ?? { at: [], left: new Set() };
    change.at.push(Number(first_seen));
    if (started_at !== null) change.left.add(Number(started_at));
    changes.set(group_key, change);
  }
  await arrangeChanged(tx, changes, await readActiveRules(tx), ports);
}

const selectRows = (tx: Transaction, ids: readonly string[]) =>
  tx.selectFrom('alert_grouping').selectAll().where('id', 'in', ids).orderBy('id').execute();

/** An alert that was detached is back in its group, if there is one that it belongs to. */
export async function afterDetachUndo(
  tx: Transaction,
  id: string,
  ports: { readonly now: number; readonly newId: () => string },
): Promise<void> {
  const [row] = await selectRows(tx, [id]);
  const [alert] = await requireReceived(tx, [id]);
  if (!row || !alert) return;
  await holdRules(tx, [row.rule_id]);
  const { first_seen, fired } = alert;
  await tx.updateTable('alert_grouping').set({ first_seen, fired }).where('id', '=', id).execute();
  await arrangeAround(tx, [Object.assign({}, row, { first_seen })], ports);
}

/** Groups of received alerts, and taking alerts out of them. */
export function mountAlertGroups(platform: Platform, { log, newId }: Ports): void {
  const { clock, database } = platform;
  const record = createAlertRecorder(log, clock);

  mountRead(platform, listAlertGroups, async ({ query: { rule, limit, after } }) => {
    let query = database.read
      .selectFrom('alert_groups')
      .selectAll()
      .where(sql<boolean>`dissolved = 0`)
      .orderBy('number', 'desc')
      .limit(limit + 1);
    if (rule !== undefined) query = query.where('rule_id', '=', rule);
    if (after !== undefined) {
      if (!/^\d{1,9}$/.test(after))
        throw new ApiError('invalid_input', 'The field "after" is not one this list gave out.');
      query = query.where('number', '<', Number(after));
    }
    const rows = await query.execute();
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    const next = rows.length > limit && last ? String(last.number) : null;
    return { groups: await toAlertGroups(database.read, shown), next };
  });

  mountRead(platform, getAlertGroup, async ({ params }) => {
    const [group] = await readAlertGroups(database.read, [params.id]);
    if (!group) throw new ApiError('record_not_found');
    return group;
  });

  mountChange(platform, detachAlerts, async ({ tx, caller, actor, body }) => {
    const at = clock();
    const ids = [...new Set(body.alerts)];
    const alerts = await requireReceived(tx, ids);
    await holdRules(
      tx,
      (await selectRows(tx, ids)).map(({ rule_id }) => rule_id),
    );
    const members = [...(await findMembers(tx, ids))];
    const groups = await readGroupsOf(tx, members);
    const held = members.length === 0 ? [] : await selectRows(tx, members);
    for (const { id, version } of held)
      await tx
        .updateTable('alert_grouping')
        .set({ detached: 1, version: version + 1 })
        .where('id', '=', id)
        .execute();
    await arrangeAround(tx, held, { now: at, newId });
    for (const alert of alerts) {
      const group = groups.get(alert.id);
      const details = group && { otherId: group.id, name: groupName(group.number) };
      if (details) await record(tx, actor, { kind: 'alert_detached', alert, details });
    }
    const rows = held.map(({ id, version }) => ({
      table: 'alert_grouping' as const,
      id,
      version: version + 1,
      before: { detached: 0 },
    }));
    return { changeId: await keepChange(tx, { id: newId(), actorId: caller.id, at, rows }), detached: held.length };
  });
}
