import type { Threat } from '@halyard/contracts/intelligence/threats.ts';
import type { Kysely } from 'kysely';
import { readNames } from '../../../database/person-names.ts';
import type { IntelligenceTable } from '../../../database/tables/intelligence-schema.ts';
import type { Schema } from '../../../database/tables/schema.ts';
import { toInstant, toShown } from '../record-columns.ts';
import { partsOf } from '../record-store.ts';

type Row = IntelligenceTable;

async function readIncidentIds(db: Kysely<Schema>, ids: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const part of partsOf(ids)) {
    const links = await db
      .selectFrom('incident_links')
      .innerJoin('incidents', 'incidents.id', 'incident_links.incident_id')
      .select(['record_id', 'incident_id'])
      .where('record_id', 'in', part)
      .where('incident_links.deleted_at', 'is', null)
      .where('incidents.deleted_at', 'is', null)
      .orderBy('number', 'desc')
      .execute();
    for (const { record_id, incident_id } of links)
      found.set(record_id, [...(found.get(record_id) ?? []), incident_id]);
  }
  return found;
}

function acknowledgementOf({ acknowledged_at, acknowledged_by }: Row, names: ReadonlyMap<string, string>) {
  if (acknowledged_at === null) return null;
  const byName = acknowledged_by === null ? null : (names.get(acknowledged_by) ?? null);
  return { at: toInstant(acknowledged_at), by: acknowledged_by, byName };
}

/** Rows of threats as the threats they are, in the same order. */
export async function toThreats(db: Kysely<Schema>, rows: readonly Row[]): Promise<Threat[]> {
  const incidentIds = await readIncidentIds(
    db,
    rows.map(({ id }) => id),
  );
  const names = await readNames(
    db,
    rows.map(({ acknowledged_by }) => acknowledged_by),
  );
  return rows.map((row) => ({
    ...toShown(row),
    // Every threat has one; the column is shared with records that have none.
    status: row.status ?? 'Active',
    severity: row.severity,
    severityAssumed: row.severity !== null && row.severity_assumed > 0,
    timestamp: toInstant(row.seen_at ?? row.created_at),
    acknowledged: acknowledgementOf(row, names),
    verdict: row.verdict === null ? null : { verdict: row.verdict, reason: row.verdict_reason ?? '' },
    incidentIds: incidentIds.get(row.id) ?? [],
  }));
}

/** One threat, as the screens show it. */
export async function toThreat(db: Kysely<Schema>, row: Row): Promise<Threat> {
  const [threat] = await toThreats(db, [row]);
  if (!threat) throw new Error('A row did not become a threat.');
  return threat;
}
