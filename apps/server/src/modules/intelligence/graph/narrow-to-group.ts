import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { EntityFilter } from '../entities/filter-entities.ts';
import { readMembers } from './read-groups.ts';
import type { ReadNetworkOf } from './read-network.ts';

/**
 * A filter narrowed to the records of a group of the graph; as it is where none is named.
 * @throws ApiError `record_not_found` where there is no such group, or no longer.
 */
export async function narrowToGroup<Filter extends EntityFilter>(
  { dialect }: Database,
  readNetwork: ReadNetworkOf,
  filter: Filter,
  within: readonly string[] | undefined,
): Promise<Filter> {
  if (!within) return filter;
  // One parameter, whatever the number of records.
  const json = JSON.stringify(await readMembers(await readNetwork(filter), within));
  const values =
    dialect === 'postgres'
      ? sql`jsonb_array_elements_text(cast(${json} as jsonb)) as members(value)`
      : sql`json_each(${json})`;
  return { ...filter, members: sql<string>`(select value from ${values})` };
}
