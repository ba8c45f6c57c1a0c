import { expect, test } from 'vitest';
import { graphOf } from '../../testing/network-records.ts';
import { mergeGraphs } from '../model/network-model.ts';
import { buildScene } from '../model/scene.ts';
import { computeMeasures } from './compute-measures.ts';
import { dressScene } from './dress-scene.ts';
import { rankRecords } from './rank-records.ts';
import type { Places } from './use-measures.ts';

/** Two triangles, joined by one bridge from `c` to `d`. */
const arrows = Uint32Array.from([0, 1, 1, 2, 2, 0, 3, 4, 4, 5, 5, 3, 2, 3]);
const bridged = computeMeasures({ count: 6, arrows });

test('the ends of a bridge have the most connections and the most shortest paths', () => {
  expect([...bridged.degree]).toEqual([2, 2, 3, 3, 2, 2]);
  // Of the 10 pairs of others, 6 lead over each end of the bridge.
  expect([...bridged.betweenness].map((share) => share.toFixed(6))).toEqual(
    [0, 0, 0.6, 0.6, 0, 0].map((share) => share.toFixed(6)),
  );
});

test('what hangs together is a community, always the same one', () => {
  expect([...bridged.community]).toEqual([0, 0, 0, 1, 1, 1]);
  expect(computeMeasures({ count: 6, arrows })).toEqual(bridged);
});

test('importance follows the arrows and adds up to one', () => {
  const { pagerank } = computeMeasures({ count: 4, arrows: Uint32Array.from([0, 3, 1, 3, 2, 3]) });

  expect(pagerank.reduce((sum, rank) => sum + rank, 0)).toBeCloseTo(1, 6);
  expect(pagerank[3]).toBeGreaterThan(2 * (pagerank[0] ?? 1));
});

test('a network without connections, or without records, is measured too', () => {
  expect([...computeMeasures({ count: 2, arrows: new Uint32Array() }).betweenness]).toEqual([0, 0]);
  expect(computeMeasures({ count: 0, arrows: new Uint32Array() }).degree).toHaveLength(0);
});

const places: Places = new Map([
  ['a', { degree: 4, betweenness: 0, pagerank: 0.1, community: 0 }],
  ['b', { degree: 1, betweenness: 0.25, pagerank: 0.8, community: 9 }],
  ['c', { degree: 4, betweenness: 0.01, pagerank: 0.1, community: 1 }],
]);
const model = mergeGraphs([graphOf(['a', 'b', 'c'], ['a-b'])]);
const scene = buildScene(model, { visible: new Set(model.nodes()), isGrouped: false, openTypes: new Set() });
const dress = (look: Partial<Parameters<typeof dressScene>[1]>) =>
  dressScene(scene, { layout: 'force', color: 'risk', size: 'degree', ...look }, places);

test('colors and sizes say what was chosen; beyond six communities one color is for all', () => {
  expect(dress({})).toBe(scene);
  expect(dress({ color: 'community' }).nodes.map(({ tint }) => tint)).toEqual([0, 6, 1]);
  expect(dress({ color: 'betweenness' }).nodes.map(({ tint }) => tint)).toEqual([0, 5, 1]);
  const [a, b] = dress({ size: 'pagerank' }).nodes;
  expect(b?.radius).toBeGreaterThan(a?.radius ?? Infinity);
  expect(a?.tint).toBeUndefined();
});

test('the highest come first, and a tie always falls the same way', () => {
  expect(rankRecords(places, 'degree', 2).map(({ id }) => id)).toEqual(['a', 'c']);
  expect(rankRecords(places, 'pagerank', 1)).toEqual([{ id: 'b', value: 0.8, community: 9 }]);
});
