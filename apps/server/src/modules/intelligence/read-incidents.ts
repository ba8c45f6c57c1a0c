import type { IncidentLink } from '@halyard/contracts/intelligence/intelligence.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/tables/schema.ts';

/** The incidents a record is linked to, the newest first. */
export const readIncidentsOf = (db: Kysely<Schema>, recordId: string): Promise<IncidentLink[]> =>
  db
    .selectFrom('incident_links')
    .innerJoin('incidents', 'incidents.id', 'incident_links.incident_id')
    .select(['incidents.id', 'title', 'severity', 'status'])
    .where('record_id', '=', recordId)
    .where('incident_links.deleted_at', 'is', null)
    .where('incidents.deleted_at', 'is', null)
    .orderBy('number', 'desc')
    .execute();
