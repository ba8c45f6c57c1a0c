import { existsSync, readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../../../../../shared/data/json-schema/', import.meta.url);

export const hasRealSchemas = existsSync(folder);

/** Published schemas of real tools, where the material lies beside the checkout. */
export function realSchemas(): { name: string; schema: unknown }[] {
  if (!hasRealSchemas) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.map((name) => ({ name, schema: JSON.parse(readFileSync(new URL(name, folder), 'utf8')) }));
}
