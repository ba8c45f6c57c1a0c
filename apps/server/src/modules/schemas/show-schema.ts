import { parseExactJson } from '@halyard/contracts/format/exact-json.ts';
import type { SchemaEvidence, SchemaRecord } from '@halyard/contracts/work/schemas.ts';
import type { Kysely } from 'kysely';
import type { SchemasTable } from '../../database/tables/crime-schema.ts';
import type { Schema } from '../../database/tables/schema.ts';
import { listVersions, toInstant, toSummary } from './schema-store.ts';
import type { SchemaText } from './schema-tasks.ts';

async function findAuthor(db: Kysely<Schema>, id: string | null): Promise<SchemaRecord['by']> {
  if (id === null) return null;
  const person = await db.selectFrom('people').select('username').where('id', '=', id).executeTakeFirst();
  return { id, name: person?.username ?? id };
}

/** A schema with all its details. */
export async function showSchema(db: Kysely<Schema>, row: SchemasTable, found: SchemaText): Promise<SchemaRecord> {
  const versions = await listVersions(db, row.family);
  return {
    ...toSummary(row),
    schema: parseExactJson(row.document),
    address: found.address,
    related: found.related.map(({ address, text }) => ({ address, schema: parseExactJson(text) })),
    draft: row.draft,
    bytes: row.bytes,
    by: await findAuthor(db, row.owner_id),
    rows: row.rows,
    evidence: JSON.parse(row.evidence) as SchemaEvidence[],
    versions: versions.map(({ id, version, created_at }) => ({ id, version, createdAt: toInstant(created_at) })),
  };
}
