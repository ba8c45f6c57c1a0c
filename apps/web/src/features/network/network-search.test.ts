import { expect, test } from 'vitest';
import { changeSearch } from '../../records/address/change-search.ts';
import { noFilter, readNetworkSearch, toFilterQuery, writeFilter } from './network-search.ts';

const link = {
  search: 'crane',
  type: 'person,Organization',
  risk: 'High,low',
  range: 'custom',
  from: '2026-11-01',
  to: '2026-11-03',
  show: 'all',
  kind: 'report,note',
  import: 'i1',
  outcome: 'updated',
  feed: 's1',
  sort: 'risk',
  direction: 'desc',
  entity: 'identity--1',
  depth: '3',
  group: 'type',
  view: 'network',
  path: 'identity--1~malware--2',
  withoutKind: 'report,note',
  withoutStrength: 'weak,none',
  since: '2026-11-01',
  until: '2026-11-03',
  dated: 'only',
  layout: 'radial',
  color: 'community',
  size: 'pagerank',
  within: 'identity--5~type--Person',
};

test('everything a link can ask for is read', () => {
  expect(readNetworkSearch(link)).toEqual({
    search: 'crane',
    types: ['Person', 'Organization'],
    risks: ['High', 'Low'],
    range: 'custom',
    from: '2026-11-01',
    to: '2026-11-03',
    show: 'all',
    kinds: ['report', 'note'],
    origin: { import: 'i1', outcome: 'updated', feed: 's1' },
    sort: 'risk',
    direction: 'desc',
    entity: 'identity--1',
    depth: 3,
    isGrouped: true,
    isUngrouped: false,
    within: ['identity--5', 'type--Person'],
    isWhole: true,
    path: { from: 'identity--1', to: 'malware--2' },
    drawn: {
      withoutKinds: ['report', 'note'],
      withoutStrengths: ['weak', 'none'],
      since: '2026-11-01',
      until: '2026-11-03',
      isDatedOnly: true,
    },
    look: { layout: 'radial', color: 'community', size: 'pagerank' },
  });
});

test('what the address does not know is left out', () => {
  const nonsense = {
    type: 'Ghost',
    risk: 'awful',
    range: '1y',
    from: 'x',
    show: 'none',
    kind: 'A B',
    import: 'a b',
    outcome: 'lost',
    feed: '',
    sort: 'x',
    direction: 'up',
    entity: 'a b',
    depth: '9',
    group: 'x',
    view: 'x',
    path: '~',
    layout: 'spiral',
    color: 'blue',
    size: 'risk',
  };

  expect(readNetworkSearch(nonsense)).toEqual(readNetworkSearch({}));
});

test('days count in the zone of the person, the last one to its end', () => {
  expect(toFilterQuery(readNetworkSearch(link), 'America/New_York')).toEqual({
    search: 'crane',
    type: 'Person,Organization',
    risk: 'high,low',
    range: 'custom',
    show: 'all',
    within: 'identity--5~type--Person',
    kind: 'report,note',
    import: 'i1',
    outcome: 'updated',
    feed: 's1',
    from: '2026-11-01T04:00:00.000Z',
    to: '2026-11-04T04:59:59.999Z',
  });
});

test('dates belong to the custom range only', () => {
  const filter = { types: [], risks: [], kinds: [], range: '7d', from: '2026-11-01', show: 'entities' } as const;

  expect(changeSearch({}, writeFilter(filter))).toEqual({ range: '7d' });
  expect(readNetworkSearch({ range: '7d', from: '2026-11-01' }).from).toBeUndefined();
});

test('without filters, what is selected and what belongs to other screens stays', () => {
  expect(changeSearch({ ...link, events: 'all' }, noFilter)).toEqual({
    sort: 'risk',
    direction: 'desc',
    entity: 'identity--1',
    depth: '3',
    group: 'type',
    view: 'network',
    path: 'identity--1~malware--2',
    events: 'all',
    withoutKind: 'report,note',
    withoutStrength: 'weak,none',
    since: '2026-11-01',
    until: '2026-11-03',
    dated: 'only',
    layout: 'radial',
    color: 'community',
    size: 'pagerank',
  });
});

test('a kind is looked for among all records, but for references alone', () => {
  expect(toFilterQuery(readNetworkSearch({ kind: 'report' }), 'UTC')).toEqual({ kind: 'report', show: 'all' });
  expect(toFilterQuery(readNetworkSearch({ kind: 'note', show: 'references' }), 'UTC').show).toBe('references');
});
