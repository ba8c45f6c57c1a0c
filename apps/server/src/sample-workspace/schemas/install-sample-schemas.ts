import { sampleSchemaList, sampleSchemas } from '@halyard/schema-inference/sample-schemas';
import type { Transaction } from '../../database/database.ts';
import type { SchemasTable } from '../../database/tables/crime-schema.ts';

/** Stores the three schemas of the specification, marked as sample data; existing ones are unchanged. */
export async function installSampleSchemas(tx: Transaction, now: number): Promise<void> {
  const rows = sampleSchemaList(new Date(now)).map(
    ({ id, createdAt, source, title, description, family, version }): SchemasTable => {
      const document = `${JSON.stringify(sampleSchemas[id], null, 2)}\n`;
      return {
        id,
        family,
        version,
        title,
        description,
        source,
        origin: 'sample',
        draft: '2020-12',
        document,
        address: null,
        bytes: Buffer.byteLength(document),
        evidence: '[]',
        rows: null,
        owner_id: null,
        created_at: Date.parse(createdAt),
        deleted_at: null,
        sample: 1,
      };
    },
  );
  await tx
    .insertInto('schemas')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
