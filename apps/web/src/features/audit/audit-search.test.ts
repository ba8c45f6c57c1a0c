import { expect, test } from 'vitest';
import { changeSearch } from '../../records/address/change-search.ts';
import { noFilter, readAuditSearch, toAuditQuery } from './audit-search.ts';

test('a link keeps what the log can be filtered by, and which entry is open', () => {
  const link = {
    actor: ' ada ',
    action: 'signed_in',
    object: 'todo',
    from: '2026-11-01',
    to: '2026-11-21',
    entry: '7',
  };

  expect(readAuditSearch(link)).toEqual({
    filter: { actor: 'ada', action: 'signed_in', object: 'todo', from: '2026-11-01', to: '2026-11-21' },
    entry: 7,
  });
});

test('what the address does not know is left out', () => {
  expect(readAuditSearch({ actor: ' ', from: '2026-02-30', to: 'soon', entry: '-1', who: 'x' })).toEqual({
    filter: {},
  });
});

test('days are whole days of the zone, the last one included', () => {
  expect(toAuditQuery({ actor: 'ada', from: '2026-11-20', to: '2026-11-21' }, 'America/New_York')).toEqual({
    actor: 'ada',
    from: '2026-11-20T05:00:00.000Z',
    to: '2026-11-22T05:00:00.000Z',
  });
});

test('clearing the filter leaves the rest of the address alone', () => {
  expect(changeSearch({ actor: 'ada', to: '2026-11-21', events: 'all' }, noFilter)).toEqual({ events: 'all' });
});
