import type { Entity, EntityDetail } from '@halyard/contracts/intelligence/entities.ts';
import { connectionsShown } from '@halyard/contracts/intelligence/intelligence.ts';
import type { Kysely } from 'kysely';
import type { IntelligenceTable } from '../../../database/tables/intelligence-schema.ts';
import type { Schema } from '../../../database/tables/schema.ts';
import { countConnectionsOf } from '../connection-store.ts';
import { readHistory } from '../read-history.ts';
import { readIncidentsOf } from '../read-incidents.ts';
import { toInstantOrNull, toShown } from '../record-columns.ts';
import { requireRecord } from '../record-store.ts';
import { showFacts } from '../show-facts.ts';
import { readLatestOf, toConnections } from './show-connections.ts';

/** Rows as the nodes of the network they are, in the same order. */
export async function toEntities(db: Kysely<Schema>, rows: readonly IntelligenceTable[]): Promise<Entity[]> {
  const counts = await countConnectionsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...toShown(row),
    family: row.family,
    risk: row.risk,
    connections: counts.get(row.id) ?? 0,
    lastActivity: toInstantOrNull(row.seen_at),
  }));
}

/** One node of the network. */
export async function toEntity(db: Kysely<Schema>, row: IntelligenceTable): Promise<Entity> {
  const [entity] = await toEntities(db, [row]);
  if (!entity) throw new Error('A row did not become an entity.');
  return entity;
}

/** A record of any family with everything it hangs together with. */
export async function readEntityDetail(db: Kysely<Schema>, id: string): Promise<EntityDetail> {
  const row = await requireRecord(db, id);
  return {
    entity: await toEntity(db, row),
    connections: await toConnections(db, await readLatestOf(db, id, connectionsShown)),
    incidents: await readIncidentsOf(db, id),
    history: await readHistory(db, row),
    facts: await showFacts(db, row),
  };
}
