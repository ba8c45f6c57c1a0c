import type { Graph } from '@halyard/contracts/intelligence/entities.ts';
import { expect, test } from 'vitest';
import { orderChain } from './order-chain.ts';

const node = (id: string) => ({
  id,
  name: id.toUpperCase(),
  type: 'Person',
  family: 'entity' as const,
  severity: null,
  risk: null,
  degree: 1,
  sample: false,
});
const edge = (id: string, source: string, target: string) => ({
  id,
  source,
  target,
  type: 'Association',
  strength: null,
});

const graph: Graph = {
  nodes: ['a', 'b', 'c', 'd'].map(node),
  edges: [edge('1', 'c', 'd'), edge('2', 'a', 'b'), edge('3', 'c', 'b')],
  totalNodes: 4,
};

test('steps come in the order in which they are walked, whatever way a connection points', () => {
  expect(orderChain(graph, 'a').map(({ from, to }) => [from.id, to.id])).toEqual([
    ['a', 'b'],
    ['b', 'c'],
    ['c', 'd'],
  ]);
  expect(orderChain(graph, 'd').map(({ to }) => to.id)).toEqual(['c', 'b', 'a']);
});

test('no path has no steps', () => {
  expect(orderChain({ nodes: [], edges: [], totalNodes: 0 }, 'a')).toEqual([]);
});
