import type { RecordLink } from '@halyard/contracts/intelligence/intelligence.ts';
import { type Kysely, sql } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import { sortKeyOf } from '../../database/sort-key-of.ts';
import type { Schema } from '../../database/tables/schema.ts';
import type { ChangedRow } from '../../event-log/changes.ts';

type Link = { readonly incidentId: string; readonly recordId: string; readonly at: number };

/** The records of an incident, by name. Invisible records are excluded. */
export async function readLinks(db: Kysely<Schema>, incidentId: string): Promise<RecordLink[]> {
  return db
    .selectFrom('incident_links')
    .innerJoin('intelligence', 'intelligence.id', 'incident_links.record_id')
    .select(['intelligence.id', 'name', 'type', 'family', 'severity', 'risk'])
    .where('incident_id', '=', incidentId)
    .where('incident_links.deleted_at', 'is', null)
    .where('intelligence.deleted_at', 'is', null)
    .orderBy(sortKeyOf(sql.ref('name')))
    .orderBy('intelligence.id')
    .execute();
}

/** Those of the records that are on the screens. */
export async function findRecords(db: Kysely<Schema>, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('intelligence')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .orderBy(sortKeyOf(sql.ref('name')))
    .orderBy('id')
    .execute();
}

/** Links a record, or restores a removed link; undefined if it is already linked. */
export async function linkRecord(
  tx: Transaction,
  newId: () => string,
  { incidentId, recordId, at }: Link,
): Promise<ChangedRow | undefined> {
  const row = await tx
    .insertInto('incident_links')
    .values({
      id: newId(),
      incident_id: incidentId,
      record_id: recordId,
      version: 1,
      created_at: at,
      deleted_at: null,
      sample: 0,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['incident_id', 'record_id'])
        .doUpdateSet((eb) => ({ deleted_at: null, version: eb('incident_links.version', '+', 1) }))
        .where('incident_links.deleted_at', 'is not', null),
    )
    .returning(['id', 'version'])
    .executeTakeFirst();
  return row && { table: 'incident_links', ...row, before: { deleted_at: at } };
}

/** Removes a link; undefined when there is none. */
export async function removeLink(tx: Transaction, { incidentId, recordId, at }: Link): Promise<ChangedRow | undefined> {
  const row = await tx
    .updateTable('incident_links')
    .set((eb) => ({ deleted_at: at, version: eb('version', '+', 1) }))
    .where('incident_id', '=', incidentId)
    .where('record_id', '=', recordId)
    .where('deleted_at', 'is', null)
    .returning(['id', 'version'])
    .executeTakeFirst();
  return row && { table: 'incident_links', ...row, before: { deleted_at: null } };
}
