import { ApiError } from '@halyard/contracts/errors.ts';
import type { EventKind } from '@halyard/contracts/events.ts';
import {
  type AlertRule,
  addAlertRule,
  alertRulesMax,
  deleteAlertRule,
  listAlertRules,
  updateAlertRule,
} from '@halyard/contracts/intelligence/alerts.ts';
import { lockLimit } from '../../database/connections/lock-limit.ts';
import type { Transaction } from '../../database/database.ts';
import type { AlertRulesTable } from '../../database/tables/intelligence-schema.ts';
import { keepChange } from '../../event-log/changes.ts';
import { type Actor, type EventLog, everyone } from '../../event-log/event-log.ts';
import { mountChange, mountRead, type Platform } from '../../platform/mount/mount.ts';
import { countAlerts } from './find-alerts.ts';
import { mountRulePreview } from './rule-preview.ts';
import { nextStart } from './rule-schedule.ts';
import { insertRule, readRules, requireRule, saveRule, toRule } from './rule-store.ts';

type Ports = { readonly log: EventLog; readonly newId: () => string };
type RuleEvent = { readonly kind: EventKind; readonly row: AlertRulesTable; readonly before?: AlertRulesTable };
type Draft = Omit<AlertRule, 'id' | 'version' | 'sample'>;
type CountedRule = AlertRule & { readonly matches: number; readonly resumesAt?: string };

const columnsOf = ({ name, enabled, ...conditions }: Draft) => ({
  name,
  enabled: enabled ? (1 as const) : (0 as const),
  conditions: JSON.stringify(conditions),
});

const isSame = (row: AlertRulesTable, { name, enabled, conditions }: ReturnType<typeof columnsOf>) =>
  row.name === name && row.enabled === enabled && row.conditions === conditions;

export function mountAlertRules(platform: Platform, { log, newId }: Ports): void {
  const { clock, database } = platform;

  const record = (tx: Transaction, actor: Actor, { kind, row, before }: RuleEvent) =>
    log.record(tx, {
      at: clock(),
      kind,
      severity: 'low',
      actor,
      audienceId: everyone,
      subject: row.name,
      before,
      after: row,
      objectType: 'alert_rule',
      objectId: row.id,
    });

  mountRead(platform, listAlertRules, async () => {
    const rules = await readRules(database.read);
    const now = clock();
    const shown: CountedRule[] = [];
    for (const rule of rules) {
      const resumesAt = rule.enabled && rule.schedule ? nextStart(rule.schedule, now) : null;
      const resuming = resumesAt === null ? {} : { resumesAt: new Date(resumesAt).toISOString() };
      shown.push({ ...rule, matches: await countAlerts(database.read, [rule], now), ...resuming });
    }
    return shown;
  });

  mountRulePreview(platform);

  mountChange(platform, addAlertRule, async ({ tx, actor, body }) => {
    await lockLimit(tx);
    if ((await readRules(tx)).length >= alertRulesMax) throw new ApiError('list_full');
    const row: AlertRulesTable = {
      id: newId(),
      ...columnsOf(body),
      version: 1,
      updated_at: clock(),
      deleted_at: null,
      sample: 0,
    };
    await insertRule(tx, row);
    await record(tx, actor, { kind: 'alert_rule_added', row });
    return toRule(row);
  });

  mountChange(platform, updateAlertRule, async ({ tx, actor, params: { id }, body: { version, ...draft } }) => {
    const before = await requireRule(tx, id);
    if (before.version !== version) throw new ApiError('record_changed');
    const change = columnsOf(draft);
    if (isSame(before, change)) return toRule(before);
    const row = await saveRule(tx, before, { ...change, updated_at: clock() });
    await record(tx, actor, { kind: 'alert_rule_updated', row, before });
    return toRule(row);
  });

  mountChange(platform, deleteAlertRule, async ({ tx, caller, actor, params: { id } }) => {
    const at = clock();
    const row = await requireRule(tx, id);
    const { version } = await saveRule(tx, row, { deleted_at: at });
    await record(tx, actor, { kind: 'alert_rule_deleted', row });
    const rows = [{ table: 'alert_rules', id, version, before: { deleted_at: null } }] as const;
    return { changeId: await keepChange(tx, { id: newId(), actorId: caller.id, at, rows }) };
  });
}
