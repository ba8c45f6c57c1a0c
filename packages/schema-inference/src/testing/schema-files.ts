import { existsSync, readdirSync, readFileSync } from 'node:fs';

const ours = new URL('./files/', import.meta.url);
const published = new URL('../../../../../shared/data/json-schema/', import.meta.url);

export type SchemaFile = { readonly name: string; readonly schema: object };

function schemasIn(folder: URL): SchemaFile[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.map((name) => ({ name, schema: JSON.parse(readFileSync(new URL(name, folder), 'utf8')) }));
}

/**
 * Schemas that refer to themselves in several drafts: ours, and those of real tools where they are beside the clone.
 */
export const schemaFiles: readonly SchemaFile[] = [...schemasIn(ours), ...schemasIn(published)];
