import { expect, test } from 'vitest';
import { changeSearch } from '../../../../records/address/change-search.ts';
import { isFiltered, readReceivedSearch, toReceivedQuery, toView } from './received-search.ts';

const query = (given: Record<string, unknown>) => toReceivedQuery(readReceivedSearch(given));
const open = 'New,Acknowledged,In progress';

test('each view asks for what its count counts', () => {
  expect(query({})).toEqual({ sort: 'target', status: open, quiet: 'no' });
  expect(query({ queue: 'mine' })).toEqual({ sort: 'target', status: open, owner: 'me', quiet: 'no' });
  expect(query({ queue: 'overdue' })).toEqual({ sort: 'target', status: open, overdue: 'yes', quiet: 'no' });
  expect(query({ queue: 'assumed' })).toEqual({ sort: 'target', status: open, assumed: 'yes', quiet: 'no' });
  expect(query({ queue: 'quiet' })).toEqual({ sort: 'target', status: open, quiet: 'yes' });
  expect(query({ queue: 'closed' })).toEqual({ sort: 'target', status: 'Closed' });
  expect(query({ queue: 'all', delivery: '9' })).toEqual({ sort: 'target', delivery: '9' });
});

test('a filter narrows the view, and one that the view cannot show is left out', () => {
  expect(query({ work: 'New', alertSeverity: 'High', source: 's1', state: 'firing', alertSearch: ' a ' })).toEqual({
    sort: 'target',
    status: 'New',
    severity: 'High',
    source: 's1',
    state: 'firing',
    search: 'a',
    quiet: 'no',
  });
  expect(query({ queue: 'closed', work: 'New' })).toEqual({ sort: 'target', status: 'Closed' });
  expect(query({ queue: 'x', alertSeverity: 'Huge', source: '../1', delivery: '0', sort: 'y' })).toEqual(query({}));
});

test('what leads to a view takes its filters out of the address', () => {
  const before = { tab: 'alerts', alerts: 'received', queue: 'closed', state: 'firing', alert: 'a1', events: 'all' };

  expect(changeSearch(before, toView('triage'))).toEqual({ tab: 'alerts', alerts: 'received', events: 'all' });
  expect(isFiltered(readReceivedSearch(before))).toBe(true);
  expect(isFiltered(readReceivedSearch({ queue: 'mine', sort: 'severity' }))).toBe(false);
});
