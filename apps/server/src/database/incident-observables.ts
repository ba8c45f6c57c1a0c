import type { Kysely } from 'kysely';
import type { Schema } from './tables/schema.ts';

/** Observables used by alerts that were added to incidents; alerts on no screen are left out. */
export const usesInAlertsOfIncidents = (db: Kysely<Schema>) =>
  db
    .selectFrom('alert_incidents')
    .innerJoin('observable_uses', 'observable_uses.object_id', 'alert_incidents.alert_id')
    .where('observable_uses.object_type', '=', 'alert')
    .where('alert_incidents.deleted_at', 'is', null)
    .where('observable_uses.deleted_at', 'is', null)
    .where('observable_uses.hidden', '=', 0);
