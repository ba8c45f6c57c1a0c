import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';

type Named = { readonly username: string; readonly first_name: string | null; readonly last_name: string | null };

/** What people call a person: both names, or the user name where no one stated any. */
export const personName = ({ username, first_name, last_name }: Named): string =>
  [first_name, last_name].filter((part) => part).join(' ') || username;

const atOnce = 500;

/** Names by id; who is gone has none. */
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
