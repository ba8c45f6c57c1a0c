import { expect, test } from 'vitest';
import { present } from '../../../../testing/present.ts';
import { graphOf } from '../../testing/network-records.ts';
import { mergeGraphs } from '../model/network-model.ts';
import { type GraphFilter, noGraphFilter } from './graph-filter.ts';
import { narrowNetwork } from './narrow-network.ts';
import { readOffers } from './read-offers.ts';

const base = graphOf(['a', 'b', 'c', 'd'], ['a-b', 'b-c', 'c-d']);
const nodes = base.nodes.map((node) => ({
  ...node,
  kind: node.id === 'd' ? 'report' : 'identity',
  lastActivity: { a: '2026-11-01T10:00:00.000Z', b: '2026-11-10T10:00:00.000Z' }[node.id] ?? null,
}));
const edges = base.edges.map((edge) => ({
  ...edge,
  strength: edge.id === 'a-b' ? ('Strong' as const) : null,
  lastContact: edge.id === 'a-b' ? '2026-11-10T23:30:00.000Z' : null,
}));
const model = mergeGraphs([{ ...base, nodes, edges }]);

function left(change: Partial<GraphFilter>, roots: readonly string[] = [], timeZone = 'UTC') {
  const narrowed = present(narrowNetwork(model, { filter: { ...noGraphFilter, ...change }, timeZone, roots }));
  return [[...narrowed.nodes].join(' '), [...narrowed.edges].join(' ')];
}

test('without a filter nothing is left out', () => {
  expect(narrowNetwork(model, { filter: noGraphFilter, timeZone: 'UTC', roots: [] })).toBeUndefined();
});

test('records of a kind are left out with their connections, but for the selected one', () => {
  expect(left({ withoutKinds: ['report'] })).toEqual(['a b c', 'a-b b-c']);
  expect(left({ withoutKinds: ['report'] }, ['d'])).toEqual(['a b c d', 'a-b b-c c-d']);
});

test('with its last connection a record goes as well', () => {
  expect(left({ withoutStrengths: ['none'] })).toEqual(['a b', 'a-b']);
  expect(left({ withoutStrengths: ['none'] }, ['c'])).toEqual(['a b c', 'a-b']);
});

test('a record within the time by its connection alone stays; what has no date stays until it is left out', () => {
  expect(left({ since: '2026-11-10' })).toEqual(['a b c d', 'a-b b-c c-d']);
  expect(left({ since: '2026-11-10', isDatedOnly: true })).toEqual(['a b', 'a-b']);
  expect(left({ until: '2026-11-05', isDatedOnly: true })).toEqual(['a', '']);
});

test('days are those of the zone', () => {
  expect(left({ until: '2026-11-10', isDatedOnly: true })[1]).toBe('a-b');
  expect(left({ until: '2026-11-10', isDatedOnly: true }, [], 'Asia/Tokyo')[1]).toBe('');
});

test('what can be filtered is counted, and what has no date too', () => {
  expect(readOffers(model)).toEqual({
    kinds: [
      ['identity', 3],
      ['report', 1],
    ],
    strengths: new Map([
      ['strong', 1],
      ['none', 2],
    ]),
    undated: 4,
    times: { first: Date.parse('2026-11-01T10:00:00.000Z'), last: Date.parse('2026-11-10T23:30:00.000Z') },
  });
});
