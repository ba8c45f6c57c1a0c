import type { Kysely } from 'kysely';
import type { Schema } from './tables/schema.ts';

type Named = { readonly username: string; readonly first_name: string | null; readonly last_name: string | null };

/** First and last name, or the user name where neither is set. */
export const personName = ({ username, first_name, last_name }: Named): string =>
  [first_name, last_name].filter((part) => part).join(' ') || username;

// Statements take a limited number of values.
const atOnce = 500;

/** Names by id; deleted users have none. */
export async function readNames(
  db: Kysely<Schema>,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  const names = new Map<string, string>();
  for (let start = 0; start < wanted.length; start += atOnce) {
    const rows = await db
      .selectFrom('people')
      .select(['id', 'username', 'first_name', 'last_name'])
      .where('id', 'in', wanted.slice(start, start + atOnce))
      .execute();
    for (const row of rows) names.set(row.id, personName(row));
  }
  return names;
}
