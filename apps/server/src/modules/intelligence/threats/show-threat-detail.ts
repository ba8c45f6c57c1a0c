import { connectionsShown } from '@halyard/contracts/intelligence/intelligence.ts';
import type { ThreatDetail } from '@halyard/contracts/intelligence/threats.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../database/tables/schema.ts';
import { readLatestOf, toConnections } from '../entities/show-connections.ts';
import { readHistory } from '../read-history.ts';
import { readIncidentsOf } from '../read-incidents.ts';
import { requireRecord } from '../record-store.ts';
import { showFacts } from '../show-facts.ts';
import { toThreat } from './show-threats.ts';

/** A threat with everything it hangs together with. */
export async function readThreatDetail(db: Kysely<Schema>, id: string): Promise<ThreatDetail> {
  const row = await requireRecord(db, id, ['threat']);
  const connections = await toConnections(db, await readLatestOf(db, id, connectionsShown));
  return {
    threat: await toThreat(db, row),
    connections: connections.map(({ id: connectionId, type, source, target }) => {
      const isSource = source.id === id;
      return {
        id: connectionId,
        type,
        direction: isSource ? 'out' : 'in',
        record: isSource ? target : source,
      } as const;
    }),
    incidents: await readIncidentsOf(db, id),
    history: await readHistory(db, row),
    facts: await showFacts(db, row),
  };
}
