import { expect, test } from 'vitest';
import { graphOf } from '../../testing/network-records.ts';
import { findVisible, mergeGraphs, orderPath } from './network-model.ts';

const chain = graphOf(['a', 'b', 'c', 'd'], ['a-b', 'b-c', 'c-d']);

test('what two answers both hold is there once', () => {
  const model = mergeGraphs([graphOf(['a', 'b'], ['a-b']), graphOf(['b', 'c', 'a'], ['a-b', 'b-c'])]);

  expect(model.nodes()).toEqual(['a', 'b', 'c']);
  expect(model.edges()).toEqual(['a-b', 'b-c']);
});

test('a connection whose end was cut off, and one that leads back to its record, are left out', () => {
  expect(mergeGraphs([graphOf(['a'], ['a-b', 'a-a'])]).edges()).toEqual([]);
});

test('nothing is hidden while nothing is collapsed', () => {
  expect([...findVisible(mergeGraphs([chain]), { collapsed: new Set(), roots: ['a'] })]).toEqual(['a', 'b', 'c', 'd']);
});

test('collapsing hides what can be reached only through the record', () => {
  const model = mergeGraphs([chain]);

  expect([...findVisible(model, { collapsed: new Set(['b']), roots: ['a'] })]).toEqual(['a', 'b']);
  expect([...findVisible(model, { collapsed: new Set(['b']), roots: ['a', 'd'] })]).toEqual(['a', 'd', 'b', 'c']);
});

test('in the whole network collapsing hides the leaves of a record', () => {
  const star = mergeGraphs([graphOf(['a', 'b', 'c', 'd'], ['a-b', 'a-c', 'c-d'])]);

  expect([...findVisible(star, { collapsed: new Set(['a']), roots: [] })]).toEqual(['a', 'c', 'd']);
});

test('a path is told from its beginning to its end, however the server orders it', () => {
  const answer = graphOf(['a', 'b', 'c', 'd'], ['d-b', 'c-d', 'a-b']);

  expect(orderPath(answer, 'c', 'a').map(({ id }) => id)).toEqual(['c', 'd', 'b', 'a']);
  expect(orderPath(graphOf([], []), 'c', 'a')).toEqual([]);
});
