import {
  type SimilarEntities,
  sharedDegreeMax,
  sharedShown,
  similarMax,
} from '@halyard/contracts/intelligence/entities.ts';
import type { RecordLink } from '@halyard/contracts/intelligence/intelligence.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../database/tables/schema.ts';
import { countConnectionsOf } from '../connection-store.ts';
import { inChunks, requireRecord } from '../record-store.ts';
import { readEdgesOf } from './edge-store.ts';

/** Of those that share most neighbours, so many are compared exactly. */
const comparedMax = 100;

/** The neighbours of each of the records, by id. */
async function readNeighbours(db: Kysely<Schema>, ids: readonly string[]): Promise<Map<string, Set<string>>> {
  const found = new Map(ids.map((id) => [id, new Set<string>()]));
  for (const { source_id, target_id } of await readEdgesOf(db, ids)) {
    if (source_id === target_id) continue;
    found.get(source_id)?.add(target_id);
    found.get(target_id)?.add(source_id);
  }
  return found;
}

async function readRecordLinks(db: Kysely<Schema>, ids: readonly string[]): Promise<Map<string, RecordLink>> {
  const links = new Map<string, RecordLink>();
  for await (const part of inChunks(ids)) {
    const columns = ['id', 'name', 'type', 'family', 'severity', 'risk'] as const;
    const rows = await db.selectFrom('intelligence').select(columns).where('id', 'in', part).execute();
    for (const row of rows) links.set(row.id, row);
  }
  return links;
}

/** Those that are connected with the same neighbours, and with which of them; the most first. */
function findCandidates(neighbours: ReadonlyMap<string, ReadonlySet<string>>, id: string) {
  const shared = new Map<string, string[]>();
  for (const [neighbour, others] of neighbours)
    for (const other of others) {
      if (other === id) continue;
      const known = shared.get(other);
      if (known) known.push(neighbour);
      else shared.set(other, [neighbour]);
    }
  return [...shared].sort(([a, many], [b, more]) => more.length - many.length || (a < b ? -1 : 1));
}

/**
 * The records that share most neighbors with a record: |A and B| / |A or B| of their neighbors (Jaccard 1901), the
 * highest first. Neighbors of nearly everyone would be meaningless and slow.
 */
export async function readSimilar(db: Kysely<Schema>, id: string): Promise<SimilarEntities> {
  await requireRecord(db, id);
  const own = (await readNeighbours(db, [id])).get(id) ?? new Set<string>();
  const degrees = await countConnectionsOf(db, [...own]);
  const telling = [...own].filter((neighbour) => (degrees.get(neighbour) ?? 0) <= sharedDegreeMax);
  const candidates = findCandidates(await readNeighbours(db, telling), id).slice(0, comparedMax);
  const busy = await countConnectionsOf(
    db,
    candidates.map(([other]) => other),
  );
  const compared = candidates.filter(([other]) => (busy.get(other) ?? 0) <= sharedDegreeMax);
  const theirs = await readNeighbours(
    db,
    compared.map(([other]) => other),
  );
  const scored = compared
    .map(([other]) => {
      const near = theirs.get(other) ?? new Set<string>();
      const shared = [...own].filter((neighbour) => near.has(neighbour));
      return { other, shared, score: shared.length / (own.size + near.size - shared.length) };
    })
    .sort((a, b) => b.score - a.score || (a.other < b.other ? -1 : 1))
    .slice(0, similarMax);
  const links = await readRecordLinks(db, [...new Set(scored.flatMap(({ other, shared }) => [other, ...shared]))]);
  const linksOf = (ids: readonly string[]) => ids.flatMap((one) => links.get(one) ?? []);
  return {
    similar: scored.flatMap(({ other, shared, score }) =>
      linksOf([other]).map((record) => {
        const named = linksOf(shared).sort((a, b) => a.name.localeCompare(b.name, 'en') || (a.id < b.id ? -1 : 1));
        return { record, score, sharedCount: shared.length, shared: named.slice(0, sharedShown) };
      }),
    ),
    isPartial: telling.length < own.size || compared.length < candidates.length,
  };
}
