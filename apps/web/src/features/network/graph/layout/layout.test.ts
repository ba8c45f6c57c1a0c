import { expect, test } from 'vitest';
import { graphOf } from '../../testing/network-records.ts';
import { mergeGraphs } from '../model/network-model.ts';
import { buildScene } from '../model/scene.ts';
import { createLayout } from './layout.ts';
import { poseLayout } from './starting-points.ts';

const nothing = { kind: 'force', points: new Map(), pinned: new Map(), center: undefined } as const;

function sceneOf(ids: readonly string[], edges: readonly string[]) {
  const model = mergeGraphs([graphOf(ids, edges)]);
  return buildScene(model, { visible: new Set(model.nodes()), isGrouped: false, openTypes: new Set() });
}

function arrange(problem: ReturnType<typeof poseLayout>) {
  const layout = createLayout(problem);
  while (!layout.isDone()) layout.step();
  return [...layout.positions()];
}

const names = Array.from({ length: 60 }, (_, index) => `n${index}`);
const ring = sceneOf(
  names,
  names.map((name, index) => `${name}-${names[(index + 1) % 60]}`),
);

test('the same network is always arranged in the same way', () => {
  expect(arrange(poseLayout(ring, nothing))).toEqual(arrange(poseLayout(ring, nothing)));
});

test('every node has a place of its own', () => {
  const positions = arrange(poseLayout(ring, nothing));
  const written = names.map(
    (_, index) => `${positions[index * 2]?.toFixed(2)} ${positions[index * 2 + 1]?.toFixed(2)}`,
  );

  expect(positions.every(Number.isFinite)).toBe(true);
  expect(new Set(written).size).toBe(60);
});

test('connected nodes end up nearer to each other than others', () => {
  const two = sceneOf(['a', 'b', 'c', 'x', 'y', 'z'], ['a-b', 'b-c', 'a-c', 'x-y', 'y-z', 'x-z']);
  const positions = arrange(poseLayout(two, nothing));
  const away = (one: number, other: number) =>
    Math.hypot(
      (positions[one * 2] ?? 0) - (positions[other * 2] ?? 0),
      (positions[one * 2 + 1] ?? 0) - (positions[other * 2 + 1] ?? 0),
    );

  expect(away(0, 1)).toBeLessThan(away(0, 3));
});

test('the centre stays in the middle and pinned nodes where they were put', () => {
  const pinned = new Map([['n7', { x: 500, y: -300 }]]);
  const positions = arrange(poseLayout(ring, { ...nothing, pinned, center: 'n3' }));
  const at = (id: string) => {
    const index = ring.indexById.get(id) ?? -1;
    return positions.slice(index * 2, index * 2 + 2);
  };

  expect(at('n3')).toEqual([0, 0]);
  expect(at('n7')).toEqual([500, -300]);
});

test('what is new begins beside a neighbour that already stands, and is arranged quickly', () => {
  const grown = sceneOf(['a', 'b', 'c'], ['a-b', 'b-c']);
  const points = new Map([
    ['a', { x: 900, y: 900 }],
    ['b', { x: 1_000, y: 900 }],
  ]);

  const problem = poseLayout(grown, { ...nothing, points });

  expect(Math.hypot((problem.start[4] ?? 0) - 1_000, (problem.start[5] ?? 0) - 900)).toBeLessThanOrEqual(41);
  expect(problem.iterations).toBeLessThan(poseLayout(grown, nothing).iterations);
});

test('one record alone, or none, is arranged too', () => {
  expect(arrange(poseLayout(sceneOf(['a'], []), nothing))).toHaveLength(2);
  expect(arrange(poseLayout(sceneOf([], []), nothing))).toEqual([]);
});

const pointsOf = (scene: ReturnType<typeof sceneOf>, positions: readonly number[]) =>
  new Map(scene.nodes.map(({ id }, index) => [id, { x: positions[index * 2] ?? 0, y: positions[index * 2 + 1] ?? 0 }]));

test('in layers every connection leads down, and a circle does not hinder it', () => {
  const edges = ['a-b', 'b-c', 'a-d', 'd-c', 'c-e'];
  const tree = sceneOf(['a', 'b', 'c', 'd', 'e', 'lone'], edges);
  const circle = sceneOf(['a', 'b', 'c', 'd', 'e'], [...edges, 'e-b']);

  const at = pointsOf(tree, arrange(poseLayout(tree, { ...nothing, kind: 'hierarchy' })));
  const around = arrange(poseLayout(circle, { ...nothing, kind: 'hierarchy' }));

  for (const edge of edges) {
    const [from = '', to = ''] = edge.split('-');
    expect(at.get(to)?.y, edge).toBeGreaterThan(at.get(from)?.y ?? Infinity);
  }
  expect(at.get('lone')?.y).toBeGreaterThan(at.get('e')?.y ?? Infinity);
  expect(around.every(Number.isFinite)).toBe(true);
  expect(around).toEqual(arrange(poseLayout(circle, { ...nothing, kind: 'hierarchy' })));
});

test('the order within a layer keeps lines apart', () => {
  const crossed = sceneOf(['a1', 'a2', 'a3', 'b1', 'b2', 'b3'], ['a1-b3', 'a2-b2', 'a3-b1']);

  const at = pointsOf(crossed, arrange(poseLayout(crossed, { ...nothing, kind: 'hierarchy' })));

  for (const pair of [
    ['a1', 'b3'],
    ['a2', 'b2'],
    ['a3', 'b1'],
  ] as const)
    expect(at.get(pair[0])?.x, pair.join()).toBe(at.get(pair[1])?.x);
});

test('rings are as many steps away as their records, and what is not reached stands outside', () => {
  const scene = sceneOf(
    ['far', 'lone', 'mid', 'near1', 'near2', 'root'],
    ['root-near1', 'near2-root', 'near1-mid', 'mid-far'],
  );

  const at = pointsOf(scene, arrange(poseLayout(scene, { ...nothing, kind: 'radial', center: 'root' })));
  const away = (id: string) => Math.round(Math.hypot(at.get(id)?.x ?? 0, at.get(id)?.y ?? 0));

  expect(away('root')).toBe(0);
  expect(away('near1')).toBe(away('near2'));
  for (const [inner, outer] of [
    ['near1', 'mid'],
    ['mid', 'far'],
    ['far', 'lone'],
  ] as const)
    expect(away(outer), outer).toBeGreaterThan(away(inner));
});

test('what is pinned stays where it is in every layout', () => {
  const pinned = new Map([['n7', { x: 500, y: -300 }]]);
  for (const kind of ['hierarchy', 'radial'] as const) {
    const at = pointsOf(ring, arrange(poseLayout(ring, { ...nothing, kind, pinned })));
    expect(at.get('n7')).toEqual({ x: 500, y: -300 });
  }
});
