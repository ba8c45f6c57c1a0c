import type { AlertRule } from '@halyard/contracts/intelligence/alerts.ts';
import { sql } from 'kysely';
import type { Transaction } from '../../../database/database.ts';
import { matchingAny } from '../find-alerts.ts';

/** Notes which rules match the threats of alerts that fire; what has ended keeps the rules that made it. */
export async function noteMatches(tx: Transaction, rules: readonly AlertRule[], now: number): Promise<void> {
  for (const rule of rules) {
    const matched = matchingAny(tx, [rule], now).select('intelligence.id');
    const ofRule = sql<boolean>`exists (select 1 from alert_rule_matches as m
      where m.alert_id = alerts.id and m.rule_id = ${rule.id})`;
    const firing = tx
      .selectFrom('alerts')
      .where('alerts.source_id', '=', 'rules')
      .where('alerts.source_state', '=', 'firing');
    const added = await firing
      .where('alerts.record_id', 'in', matched)
      .where(({ not }) => not(ofRule))
      .select('alerts.id')
      .execute();
    for (const { id } of added)
      await tx.insertInto('alert_rule_matches').values({ alert_id: id, rule_id: rule.id }).execute();
    await tx
      .deleteFrom('alert_rule_matches')
      .where('rule_id', '=', rule.id)
      .where('alert_id', 'in', firing.where('alerts.record_id', 'not in', matched).select('alerts.id'))
      .execute();
  }
}
