import { expect, test } from 'vitest';
import { changeThreats, noFilter, readThreatsSearch, toFilterQuery } from './threats-search.ts';

test('an empty address asks for the overview of the last seven days, newest first', () => {
  expect(readThreatsSearch({})).toEqual({
    tab: 'overview',
    period: '7d',
    filter: {},
    sort: 'timestamp',
    direction: 'desc',
  });
});

test('what the address says nonsense about is left out', () => {
  const search = readThreatsSearch({
    tab: 'x',
    period: '2y',
    severity: 'High,Huge',
    tlp: 'TLP:PINK',
    country: 'gb',
    placed: 'maybe',
    from: 'yesterday',
    sort: 'name',
    compose: 'x',
    type: ' ',
  });

  expect(search).toEqual(readThreatsSearch({ severity: 'High' }));
});

test('a tab of one group asks for that group with everything else that narrows', () => {
  const search = readThreatsSearch({ tab: 'mitigated', period: '30d', severity: 'Low,Critical', search: 42 });

  expect(toFilterQuery(search)).toEqual({
    period: '30d',
    group: 'mitigated',
    severity: 'Critical,Low',
    search: '42',
  });
});

test('another period leaves the bar of the former one', () => {
  const before = { period: '24h', from: 'a', to: 'b', severity: 'High' };

  expect(changeThreats(before, { period: '7d' })).toEqual({ period: '7d', severity: 'High' });
  expect(changeThreats(before, { ...noFilter, country: 'GB' })).toEqual({ period: '24h', country: 'GB' });
});
