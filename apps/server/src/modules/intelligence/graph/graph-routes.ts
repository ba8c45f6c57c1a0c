import { findPath, getGraph, listSimilarEntities } from '@halyard/contracts/intelligence/entities.ts';
import { mountRead, type Platform } from '../../../platform/mount/mount.ts';
import { findShortestPath } from './find-path.ts';
import { readNeighbourhood, readWholeGraph } from './read-graph.ts';
import { readSimilar } from './read-similar.ts';

export function mountGraph(platform: Platform): void {
  const { clock, database } = platform;
  const db = database.read;

  mountRead(platform, getGraph, ({ query: { center, depth, limit, ...filter } }) => {
    const asked = { filter, now: clock(), limit };
    return center === undefined ? readWholeGraph(db, asked) : readNeighbourhood(db, { ...asked, center, depth });
  });

  mountRead(platform, findPath, ({ query: { from, to } }) => findShortestPath(db, from, to));

  mountRead(platform, listSimilarEntities, ({ params }) => readSimilar(db, params.id));
}
