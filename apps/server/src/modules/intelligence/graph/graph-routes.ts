import { findPath, getGraph, listSimilarEntities } from '@halyard/contracts/intelligence/entities.ts';
import { mountRead, type Platform } from '../../../platform/mount/mount.ts';
import { keepDegrees } from '../degrees.ts';
import { findShortestPath } from './find-path.ts';
import { readNeighbourhood, readWholeGraph } from './read-graph.ts';
import { readSimilar } from './read-similar.ts';

export function mountGraph(platform: Platform): void {
  const { clock, database } = platform;
  const db = database.read;

  mountRead(platform, getGraph, async ({ query: { center, depth, limit, ...filter } }) => {
    const asked = { filter, now: clock(), limit };
    if (center !== undefined) return readNeighbourhood(db, { ...asked, center, depth });
    await keepDegrees(database);
    return readWholeGraph(db, asked);
  });

  mountRead(platform, findPath, ({ query: { from, to } }) => findShortestPath(db, from, to));

  mountRead(platform, listSimilarEntities, ({ params }) => readSimilar(db, params.id));
}
