import type { Transaction } from '../../../database/database.ts';
import type { RuleMessage } from '../../../database/rule-message.ts';
import type { AlertsTable } from '../../../database/tables/inflow-schema.ts';
import type { IntelligenceTable } from '../../../database/tables/intelligence-schema.ts';

/** Folds messages into alerts; returns the fingerprints by record. */
export type ApplyRuleAlerts = (
  tx: Transaction,
  messages: readonly RuleMessage[],
  ports: { readonly now: number; readonly newId: () => string },
) => Promise<ReadonlyMap<string, string>>;

type Known = Pick<AlertsTable, 'source_state'> & { readonly episode: string };

/** The episode that each alert is in, or was in last: a message of the same one is a repetition. */
async function readEpisodes(tx: Transaction, alertIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (alertIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('alert_occurrences')
    .select(['alert_id', 'occurrence_key'])
    .where('alert_id', 'in', alertIds)
    .orderBy('id')
    .execute();
  return new Map(rows.map(({ alert_id, occurrence_key }) => [alert_id, occurrence_key]));
}

/** What is known of the alerts about threats, by threat. */
export async function readKnown(tx: Transaction, recordIds: readonly string[]): Promise<ReadonlyMap<string, Known>> {
  if (recordIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('alerts')
    .select(['id', 'record_id', 'source_state'])
    .where('record_id', 'in', recordIds)
    .execute();
  const episodes = await readEpisodes(
    tx,
    rows.map(({ id }) => id),
  );
  return new Map(
    rows.map(({ id, record_id, source_state }) => [
      record_id ?? '',
      { source_state, episode: episodes.get(id) ?? record_id ?? '' },
    ]),
  );
}

/** A rule matches a threat: for the first time, again, or as it does already while the threat has changed. */
export function startedOf(row: IntelligenceTable, known: Known | undefined, now: number): RuleMessage {
  const seenAt = Math.min(Number(row.seen_at ?? now), now);
  return {
    recordId: row.id,
    state: 'firing',
    episode: known?.source_state === 'firing' ? known.episode : String(known ? now : seenAt),
    at: known ? now : seenAt,
    title: row.name,
    severity: row.severity,
    isAssumed: row.severity === null || row.severity_assumed > 0,
    sample: row.sample,
    facts: {
      description: row.description === '' ? null : row.description,
      category: row.type,
      tags: JSON.parse(row.labels) as string[],
      confidence: row.confidence,
      tlp: row.tlp,
    },
  };
}

/** No rule matches the threats of these alerts any more. */
export async function endedOf(tx: Transaction, rows: readonly AlertsTable[], now: number): Promise<RuleMessage[]> {
  const episodes = await readEpisodes(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    recordId: row.record_id ?? row.id,
    state: 'resolved',
    episode: episodes.get(row.id) ?? row.id,
    at: now,
    title: row.title,
    severity: row.severity,
    isAssumed: row.severity_stated === 0,
    sample: row.sample,
    facts: {},
  }));
}
