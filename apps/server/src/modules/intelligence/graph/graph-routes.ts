import { findPath, getGraph, listSimilarEntities } from '@halyard/contracts/intelligence/entities.ts';
import { mountRead, type Platform } from '../../../platform/mount/mount.ts';
import { countEntities } from '../entities/filter-entities.ts';
import { findShortestPath } from './find-path.ts';
import { readBestConnected, readNeighbourhood } from './read-graph.ts';
import { readWithin } from './read-groups.ts';
import { type ReadNetworkOf, readMatchingIds } from './read-network.ts';
import { readSimilar } from './read-similar.ts';

export function mountGraph(platform: Platform, readNetwork: ReadNetworkOf): void {
  const { clock, database } = platform;
  const db = database.read;

  mountRead(platform, getGraph, async ({ query: { center, depth, limit, within = [], grouped, ...filter } }) => {
    const now = clock();
    if (center !== undefined) return readNeighbourhood(db, { filter, now, limit, center, depth });
    const isGrouped = grouped !== undefined;
    if (within.length > 0 || (isGrouped && (await countEntities(db, filter, now)) > limit))
      return readWithin(database, await readNetwork(filter), { within, isGrouped, limit });
    return readBestConnected(database, await readMatchingIds(db, filter, now), limit);
  });

  mountRead(platform, findPath, ({ query: { from, to } }) => findShortestPath(db, from, to));

  mountRead(platform, listSimilarEntities, ({ params }) => readSimilar(db, params.id));
}
