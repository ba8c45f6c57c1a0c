import { ApiError } from '@halyard/contracts/errors.ts';
import type { EventKind } from '@halyard/contracts/events.ts';
import {
  addGroupRule,
  applyGroupRule,
  deleteGroupRule,
  type GroupConditions,
  groupRulesMax,
  listGroupRules,
  orderGroupRules,
  previewGroupRule,
  updateGroupRule,
} from '@halyard/contracts/inflow/alert-groups.ts';
import type { Kysely } from 'kysely';
import { lockLimit } from '../../../database/connections/lock-limit.ts';
import type { Transaction } from '../../../database/database.ts';
import type { AlertGroupRulesTable } from '../../../database/tables/inflow-schema.ts';
import type { Schema } from '../../../database/tables/schema.ts';
import { type ChangedRow, keepChange } from '../../../event-log/changes.ts';
import { type Actor, type EventLog, everyone } from '../../../event-log/event-log.ts';
import { mountChange, mountRead, type Platform } from '../../../platform/mount/mount.ts';
import {
  columnsOf,
  groupsAlike,
  readActiveRules,
  readGroupRules,
  requireGroupRule,
  toGroupRules,
} from './group-store.ts';
import { describeMissing, previewGroups, readHistory } from './preview-groups.ts';
import { takeAlerts } from './take-alerts.ts';

type Ports = { readonly log: EventLog; readonly newId: () => string };
type RuleEvent = {
  readonly kind: EventKind;
  readonly row: AlertGroupRulesTable;
  readonly before?: AlertGroupRulesTable;
  readonly count?: number;
};

/** @throws ApiError where most of the alerts that a rule would have been about lack one of its fields. */
async function checkFields(db: Kysely<Schema>, conditions: GroupConditions, now: number): Promise<void> {
  const preview = await previewGroups(db, conditions, now);
  if (preview.isRejected) throw new ApiError('invalid_input', describeMissing(preview));
}

async function saveGroupRule(tx: Transaction, before: AlertGroupRulesTable, change: Partial<AlertGroupRulesTable>) {
  const row = Object.assign({}, before, change, { version: before.version + 1 });
  await tx.updateTable('alert_group_rules').set(row).where('id', '=', row.id).execute();
  return row;
}

/** Rules that group received alerts. */
export function mountGroupRules(platform: Platform, { log, newId }: Ports): void {
  const { clock, database } = platform;

  const record = (tx: Transaction, actor: Actor, { kind, row, before, count }: RuleEvent) =>
    log.record(tx, {
      at: clock(),
      kind,
      severity: 'low',
      actor,
      audienceId: everyone,
      objectType: 'group_rule',
      objectId: row.id,
      subject: row.name,
      ...(count !== undefined && { details: { count } }),
      before,
      after: row,
    });

  async function show(db: Kysely<Schema>, row: AlertGroupRulesTable) {
    const [rule] = await toGroupRules(db, [row]);
    if (!rule) throw new ApiError('rule_not_found');
    return rule;
  }

  mountRead(platform, listGroupRules, async () => toGroupRules(database.read, await readGroupRules(database.read)));

  mountRead(platform, previewGroupRule, async ({ body }) => previewGroups(database.read, body, clock()));

  mountChange(platform, addGroupRule, async ({ tx, actor, body }) => {
    const at = clock();
    await lockLimit(tx);
    const rules = await readGroupRules(tx);
    if (rules.length >= groupRulesMax) throw new ApiError('list_full');
    await checkFields(tx, body, at);
    const row: AlertGroupRulesTable = {
      id: newId(),
      ...columnsOf(body),
      position: (rules.at(-1)?.position ?? 0) + 1,
      edition: 1,
      created_at: at,
      updated_at: at,
      version: 1,
      deleted_at: null,
    };
    await tx.insertInto('alert_group_rules').values(row).execute();
    await record(tx, actor, { kind: 'group_rule_added', row });
    return show(tx, row);
  });

  mountChange(platform, updateGroupRule, async ({ tx, actor, params, body: { version, ...draft } }) => {
    const at = clock();
    const before = await requireGroupRule(tx, params.id);
    if (before.version !== version) throw new ApiError('record_changed');
    const columns = columnsOf(draft);
    const isAlike = groupsAlike(columns, before);
    if (isAlike && columns.name === before.name && columns.active === before.active) return show(tx, before);
    if (!isAlike) await checkFields(tx, draft, at);
    const edition = isAlike ? before.edition : before.edition + 1;
    const row = await saveGroupRule(tx, before, Object.assign(columns, { edition, updated_at: at }));
    await record(tx, actor, { kind: 'group_rule_updated', row, before });
    return show(tx, row);
  });

  mountChange(platform, deleteGroupRule, async ({ tx, caller, actor, params }) => {
    const at = clock();
    const before = await requireGroupRule(tx, params.id);
    const row = await saveGroupRule(tx, before, { deleted_at: at });
    await record(tx, actor, { kind: 'group_rule_deleted', row, before });
    const rows = [
      { table: 'alert_group_rules', id: row.id, version: row.version, before: { deleted_at: null } },
    ] as const;
    return { changeId: await keepChange(tx, { id: newId(), actorId: caller.id, at, rows }) };
  });

  mountChange(platform, orderGroupRules, async ({ tx, caller, actor, body }) => {
    const at = clock();
    const wanted = [...new Set(body.rules)];
    const rows: ChangedRow[] = [];
    let last: AlertGroupRulesTable | undefined;
    // Held in one order by whoever changes several.
    const held = new Map<string, AlertGroupRulesTable>();
    for (const id of wanted.toSorted()) held.set(id, await requireGroupRule(tx, id));
    for (const [position, id] of wanted.entries()) {
      const before = held.get(id);
      if (!before || before.position === position) continue;
      last = await saveGroupRule(tx, before, { position, updated_at: at });
      rows.push({ table: 'alert_group_rules', id, version: last.version, before: { position: before.position } });
    }
    if (last) await record(tx, actor, { kind: 'group_rules_ordered', row: last });
    return { changeId: await keepChange(tx, { id: newId(), actorId: caller.id, at, rows }) };
  });

  mountChange(platform, applyGroupRule, async ({ tx, actor, params }) => {
    const now = clock();
    const row = await requireGroupRule(tx, params.id);
    const { rows, isCut } = await readHistory(tx, JSON.parse(row.filter), now);
    const rules = await readActiveRules(tx);
    await takeAlerts(tx, rows, { rules, now, newId, isForced: true });
    await record(tx, actor, { kind: 'group_rule_applied', row, count: rows.length });
    return { rule: await show(tx, row), matching: rows.length, isCut };
  });
}
