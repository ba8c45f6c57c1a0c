import type { Parsed } from '@halyard/contracts/endpoint.ts';
import { ApiError } from '@halyard/contracts/errors.ts';
import {
  getSeverityRules,
  type SeverityRuleSet,
  threatKinds,
  updateSeverityRules,
} from '@halyard/contracts/intelligence/severity-rules.ts';
import { readSeverityRules, rulesOf } from '../../../database/severity-rules.ts';
import type { SeverityRulesTable } from '../../../database/tables/intelligence-schema.ts';
import { type EventLog, everyone } from '../../../event-log/event-log.ts';
import type { BackgroundWork } from '../../../platform/background/background-work.ts';
import { mountChange, mountRead, type Platform } from '../../../platform/mount/mount.ts';
import { toInstantOrNull } from '../record-columns.ts';

type Ports = {
  readonly log: EventLog;
  readonly newId: () => string;
  readonly work: Pick<BackgroundWork, 'add'>;
};

function toRuleSet(row: SeverityRulesTable): SeverityRuleSet {
  const known = rulesOf(row);
  return {
    enabled: row.enabled === 1,
    rules: threatKinds.map((kind) => ({ kind, severity: known[kind] ?? null })),
    version: row.version,
    updatedAt: toInstantOrNull(row.updated_at),
    applying: row.applied_version !== row.version,
  };
}

type Draft = Pick<Parsed<(typeof updateSeverityRules)['body']>, 'enabled' | 'rules'>;

/** In the order of the kinds, so that the same rules are the same text. */
function columnsOf({ enabled, rules }: Draft): Pick<SeverityRulesTable, 'enabled' | 'rules'> {
  const wanted = new Map(rules.map(({ kind, severity }) => [kind, severity]));
  const stated = threatKinds.flatMap((kind) => {
    const severity = wanted.get(kind) ?? null;
    return severity === null ? [] : [[kind, severity] as const];
  });
  return { enabled: enabled ? 1 : 0, rules: JSON.stringify(Object.fromEntries(stated)) };
}

/** The rules by which a severity is assumed; records follow them in the background. */
export function mountSeverityRules(platform: Platform, { log, newId, work }: Ports): void {
  const { clock, database } = platform;

  mountRead(platform, getSeverityRules, async () => toRuleSet(await readSeverityRules(database.read)));

  mountChange(platform, updateSeverityRules, async ({ tx, actor, caller, body: { version, ...draft } }) => {
    const before = await readSeverityRules(tx);
    if (before.version !== version) throw new ApiError('record_changed');
    const columns = columnsOf(draft);
    if (columns.enabled === before.enabled && columns.rules === before.rules) return toRuleSet(before);
    const at = clock();
    const after = { ...before, ...columns, version: version + 1, updated_at: at };
    await tx.updateTable('severity_rules').set(after).execute();
    await work.add(tx, {
      id: newId(),
      kind: 'severity_rules',
      payload: { version: String(after.version) },
      personId: caller.id,
      label: '',
    });
    await log.record(tx, {
      at,
      kind: 'severity_rules_changed',
      severity: 'medium',
      actor,
      audienceId: everyone,
      objectType: 'workspace',
      objectId: null,
      subject: null,
      before: toRuleSet(before),
      after: toRuleSet(after),
    });
    return toRuleSet(after);
  });
}
