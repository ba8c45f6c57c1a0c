import type { SavedView } from '@halyard/contracts/work/views.ts';
import { expect, test } from 'vitest';
import { chosenOf, isBare, queryOf, toView } from './view-address.ts';

const names = ['severity', 'status', 'sort'];
const view = (id: string, query: string): SavedView => ({
  id,
  list: 'threats',
  name: id,
  query,
  shared: false,
  isDefault: false,
  owner: { id: 'p1', name: 'Ada', isMe: true },
  version: 1,
});

test('a view keeps what narrows the list, whatever its order in the address, and not what is open', () => {
  expect(queryOf({ status: 'active', threat: 't1', severity: 'High', sort: '' }, names)).toBe(
    'severity=High&status=active',
  );
  expect(queryOf({ threat: 't1' }, names)).toBe('');
});

test('opening a view takes out what it does not say, and brings in nothing that the list does not know', () => {
  expect(toView(view('v1', 'compose=new&severity=High'), names)).toEqual({
    severity: 'High',
    status: undefined,
    sort: undefined,
    saved: 'v1',
  });
  expect(toView(null, names)).toEqual({ severity: undefined, status: undefined, sort: undefined, saved: undefined });
});

test('an address is bare where it only says where the list is', () => {
  expect(isBare({ tab: 'alerts', alerts: 'received', events: 'all' }, ['tab', 'alerts'])).toBe(true);
  expect(isBare({ tab: 'alerts', queue: 'mine' }, ['tab', 'alerts'])).toBe(false);
  expect(isBare({ saved: 'v1' }, [])).toBe(false);
});

test('the view that an address names is the chosen one, else the one that asks for the same', () => {
  const views = [view('v1', 'severity=High'), view('v2', 'status=active')];

  expect(chosenOf(views, { saved: 'v1' }, 'status=active')?.id).toBe('v1');
  expect(chosenOf(views, { saved: 'gone' }, 'status=active')?.id).toBe('v2');
  expect(chosenOf([...views, view('v3', '')], {}, '')).toBeUndefined();
});
