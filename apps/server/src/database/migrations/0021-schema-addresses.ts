import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

type Before = { schemas: { id: string; document: string; address: string | null } };

const longestAddress = 500;

/** The absolute address in `$id`, or in the older `id`, without fragment. */
function readAddress(document: string): string | null {
  const schema: unknown = JSON.parse(document);
  if (typeof schema !== 'object' || schema === null) return null;
  const { $id, id } = schema as { readonly $id?: unknown; readonly id?: unknown };
  const written = typeof $id === 'string' ? $id : id;
  if (typeof written !== 'string' || !URL.canParse(written)) return null;
  const url = new URL(written);
  url.hash = '';
  return url.href.length > longestAddress ? null : url.href;
}

/** One document after the other, for each may have 8 MB. */
async function fillAddresses(db: Kysely<Before>) {
  for (const { id } of await db.selectFrom('schemas').select('id').execute()) {
    const { document } = await db
      .selectFrom('schemas')
      .select('document')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await db
      .updateTable('schemas')
      .set({ address: readAddress(document) })
      .where('id', '=', id)
      .execute();
  }
}

/** Schemas are found by the address they name, so that others can refer to them. */
export const schemaAddressesMigration: Migration = {
  async up(db: Kysely<Before>) {
    await db.schema.alterTable('schemas').addColumn('address', 'text').execute();
    await fillAddresses(db);
    await db.schema.createIndex('schemas_by_address').on('schemas').column('address').execute();
    await db.schema.createIndex('schemas_by_source').on('schemas').column('source').execute();
  },
};
