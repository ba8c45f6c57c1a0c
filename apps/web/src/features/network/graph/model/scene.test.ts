import { expect, test } from 'vitest';
import { graphOf } from '../../testing/network-records.ts';
import { mergeGraphs } from './network-model.ts';
import { buildScene, countTypes } from './scene.ts';

const people = graphOf(['a', 'b', 'c'], ['a-b', 'b-c']);
const firms = graphOf(['x', 'y'], ['x-a', 'x-b', 'y-c'], { type: 'Organization', risk: 'Low' });
const model = mergeGraphs([people, firms]);
const visible = new Set(model.nodes());
const ungrouped = { visible, isGrouped: false, openTypes: new Set<string>() };

test('shape says the type, tone the risk or the severity', () => {
  const kinds = mergeGraphs([
    graphOf(['p'], [], { risk: 'High' }),
    graphOf(['l'], [], { type: 'Location', risk: null }),
    graphOf(['t'], [], { type: 'Malware', family: 'threat', severity: 'Critical' }),
    graphOf(['r'], [], { type: 'Course of action', family: 'reference' }),
  ]);

  const { nodes } = buildScene(kinds, { ...ungrouped, visible: new Set(kinds.nodes()) });

  expect(nodes.map(({ id, shape, tone }) => [id, shape, tone])).toEqual([
    ['l', 'diamond', 'none'],
    ['p', 'circle', 'high'],
    ['r', 'hexagon', 'none'],
    ['t', 'triangle', 'critical'],
  ]);
});

test('the same records are drawn in the same order, whichever answer came first', () => {
  const other = mergeGraphs([firms, people, firms]);

  expect(buildScene(other, ungrouped)).toEqual(buildScene(model, ungrouped));
});

test('grouped by type, each type is one node that says how many it stands for', () => {
  const { nodes, edges, indexById } = buildScene(model, { ...ungrouped, isGrouped: true });

  expect(nodes.map(({ id, count, isGroup }) => [id, count, isGroup])).toEqual([
    ['type:Person', 3, true],
    ['type:Organization', 2, true],
  ]);
  expect(edges.map(({ count }) => count)).toEqual([3]);
  expect(indexById.get('c')).toBe(0);
});

test('an open group shows its records among the other groups', () => {
  const { nodes } = buildScene(model, { ...ungrouped, isGrouped: true, openTypes: new Set(['Organization']) });

  expect(nodes.map(({ id }) => id)).toEqual(['type:Person', 'x', 'y']);
});

test('hidden records are neither drawn nor counted', () => {
  const fewer = new Set(['a', 'b', 'x']);

  expect(buildScene(model, { ...ungrouped, visible: fewer }).edges).toHaveLength(3);
  expect(countTypes(model, fewer)).toEqual([
    ['Person', 2],
    ['Organization', 1],
  ]);
});

test('two connections between the same records are one line, as wide as the stronger one', () => {
  const twice = mergeGraphs([graphOf(['a', 'b'], ['a-b'])]);
  twice.addUndirectedEdgeWithKey('again', 'b', 'a', {
    id: 'again',
    source: 'b',
    target: 'a',
    type: 'Customer',
    strength: 'Strong',
    firstContact: null,
    lastContact: null,
  });

  const { edges } = buildScene(twice, { ...ungrouped, visible: new Set(['a', 'b']) });

  expect(edges.map(({ strength, count }) => [strength, count])).toEqual([['Strong', 2]]);
  expect(edges.map(({ isForward, isBackward }) => [isForward, isBackward])).toEqual([[true, true]]);
});

test('a line knows which way its connection leads, and connections that are left out are not drawn', () => {
  const { edges } = buildScene(model, { ...ungrouped, edges: new Set(['a-b', 'x-a']) });

  expect(edges.map(({ id, isForward, isBackward }) => [id, isForward, isBackward])).toEqual([
    ['a-b', true, false],
    ['x-a', false, true],
  ]);
});
