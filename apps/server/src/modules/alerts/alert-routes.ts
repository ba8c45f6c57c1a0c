import { type AlertRule, listAlerts } from '@halyard/contracts/intelligence/alerts.ts';
import type { Threat } from '@halyard/contracts/intelligence/threats.ts';
import type { Kysely } from 'kysely';
import type { IntelligenceTable } from '../../database/tables/intelligence-schema.ts';
import type { Schema } from '../../database/tables/schema.ts';
import type { EventLog } from '../../event-log/event-log.ts';
import { mountRead, type Platform } from '../../platform/mount/mount.ts';
import { countAlerts, idsHeldBy, readAlertRows } from './find-alerts.ts';
import { mountAlertRules } from './rule-routes.ts';
import { isAtWork } from './rule-schedule.ts';
import { readRules, requireRule, toRule } from './rule-store.ts';

type AlertPorts = {
  readonly log: EventLog;
  readonly newId: () => string;
  /** Rows of the table as the threats they are, in the same order. */
  readonly toThreats: (db: Kysely<Schema>, rows: readonly IntelligenceTable[]) => Promise<Threat[]>;
};

/** Which rules match each of the threats, in the order of the rules. */
async function rulesOf(db: Kysely<Schema>, rules: readonly AlertRule[], ids: readonly string[], now: number) {
  const held = new Map<string, { id: string; name: string }[]>(ids.map((id) => [id, []]));
  for (const rule of rules)
    for (const id of await idsHeldBy(db, rule, ids, now)) held.get(id)?.push({ id: rule.id, name: rule.name });
  return held;
}

export function mountAlerts(platform: Platform, ports: AlertPorts): void {
  const db = platform.database.read;

  mountRead(platform, listAlerts, async ({ query: { rule: ruleId, limit, after } }) => {
    const now = platform.clock();
    const enabled = (await readRules(db)).filter((rule) => isAtWork(rule, now));
    // A rule that is off, or outside of its hours, makes no alerts; asked for by name, it shows what it would make.
    const chosen = ruleId === undefined ? enabled : [toRule(await requireRule(db, ruleId))];
    const { rows, next } = await readAlertRows(db, chosen, { limit, after, now });
    const named = enabled.some(({ id }) => id === ruleId) || ruleId === undefined ? enabled : [...enabled, ...chosen];
    const held = await rulesOf(
      db,
      named,
      rows.map(({ id }) => id),
      now,
    );
    const threats = await ports.toThreats(db, rows);
    return {
      alerts: threats.map((threat) => ({ threat, rules: held.get(threat.id) ?? [] })),
      total: await countAlerts(db, chosen, now),
      next,
    };
  });

  mountAlertRules(platform, ports);
}
