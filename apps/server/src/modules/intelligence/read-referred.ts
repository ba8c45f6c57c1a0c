import type { RecordLink } from '@halyard/contracts/intelligence/intelligence.ts';
import { defang } from '@halyard/observables';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/tables/schema.ts';
import { partsOf, readLinks } from './record-store.ts';

/** The record name of an observable. */
const observableLinkType = 'Observable';

/** Link data of records and observables by id; an observable is defanged. */
export async function readReferred(
  db: Kysely<Schema>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, RecordLink>> {
  const links = new Map(await readLinks(db, ids));
  for (const part of partsOf([...new Set(ids)].filter((id) => !links.has(id)))) {
    const rows = await db
      .selectFrom('observables')
      .select(['id', 'type', 'value'])
      .where('id', 'in', part)
      .where('shown', '=', 1)
      .execute();
    for (const { id, type, value } of rows) {
      const name = defang(value, type);
      links.set(id, { id, name, type: observableLinkType, family: 'reference', severity: null, risk: null });
    }
  }
  return links;
}
