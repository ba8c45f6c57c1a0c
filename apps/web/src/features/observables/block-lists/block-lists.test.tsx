import type { BlockEntry, BlockList } from '@halyard/contracts/inflow/block-lists.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { observableOf } from '../../../records/observables/testing/observable-of.ts';
import type { Answers } from '../../../testing/fake-call.ts';
import { openObservables } from '../testing/open-observables.tsx';

const edge: BlockList = {
  id: 'edge',
  name: 'Edge firewall',
  description: null,
  types: ['ipv4-addr', 'domain-name'],
  ttlHours: 24,
  tokenEnds: 'x7Qz',
  counts: { active: 2, expired: 0, removed: 1 },
  nextExpiryAt: '2026-11-22T08:42:00.000Z',
  lastRead: { at: '2026-11-21T08:40:00.000Z', address: '192.0.2.9', userAgent: 'FortiGate' },
  createdAt: '2026-11-20T08:42:00.000Z',
  version: 3,
};
const entry: BlockEntry = {
  id: 'e1',
  observableId: 'ipv4-addr--1',
  type: 'ipv4-addr',
  value: '203.0.113.5',
  state: 'active',
  reason: 'Beacons',
  origin: 'incident',
  originId: 'i1',
  addedBy: { id: 'p1', name: 'Ada Byron' },
  addedAt: '2026-11-21T08:00:00.000Z',
  expiresAt: '2026-11-22T08:00:00.000Z',
  endedAt: null,
  overrides: null,
  isObserved: true,
};
const guard = { id: 'private-ranges', name: 'Private', entry: '10.0.0.0/8', note: 'Private use, RFC 1918' };

const open = (path: string, as: 'admin' | 'analyst' | 'user' = 'analyst', answers: Answers = {}) =>
  openObservables({
    path: `/observables?tab=blocks${path}`,
    as,
    answers: {
      'GET /block-lists': () => [edge],
      'GET /block-lists/:id/entries': () => ({ entries: [entry], total: 1, next: null }),
      'POST /changes/:id/undo': () => ({ undone: 1, kept: [] }),
      ...answers,
    },
  });

test('a list says what it takes, who fetched it last, and each number opens its entries', async () => {
  open('');

  const card = within(await screen.findByRole('region', { name: 'Edge firewall' }));
  expect(card.getByRole('link', { name: '2 active entries' }).getAttribute('href')).toBe(
    '/observables?tab=blocks&block=edge&state=active',
  );
  expect(card.getByText('192.0.2.9, FortiGate')).toBeTruthy();
  expect(card.getByText('1 day')).toBeTruthy();
  expect(card.getByText('0 expired').closest('a')).toBeNull();
  expect(screen.queryByRole('button', { name: 'New block list' })).toBeNull();
});

test('entries are filtered in the address, and a viewer cannot change them', async () => {
  const { user, sentTo, address } = open('&block=edge', 'user');

  expect(await screen.findByText('203.0.113[.]5')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'From an incident' }).getAttribute('href')).toBe('/security?incident=i1');
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add entries' })).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Expired');
  await waitFor(() => expect(sentTo('GET /block-lists/:id/entries').at(-1)?.query).toEqual({ state: 'expired' }));
  expect(address()).toMatchObject({ block: 'edge', state: 'expired' });
});

test('entries are selected and removed, and undo brings them back', async () => {
  const { user, sentTo } = open('&block=edge', 'analyst', {
    'POST /block-lists/:id/entries/removals': () => ({ changeId: 'c1', removed: 1 }),
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select 203.0.113[.]5' }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));

  expect(await screen.findByText('1 entry removed')).toBeTruthy();
  expect(sentTo('POST /block-lists/:id/entries/removals')[0]?.body).toEqual({ entries: ['e1'] });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sentTo('POST /changes/:id/undo')[0]?.params).toEqual({ id: 'c1' }));
});

const addRejected: Answers = {
  'POST /block-lists/:id/entries': ({ body }) =>
    body.override
      ? { changeId: 'c2', asked: 1, added: 1, extended: 0, unchanged: 0, rejected: [] }
      : {
          changeId: 'c1',
          asked: 3,
          added: 1,
          extended: 0,
          unchanged: 0,
          rejected: [
            { text: '10.1.2.3', reason: 'guarded' as const, guard },
            { text: 'hello', reason: 'not_an_observable' as const, guard: null },
          ],
        },
};

async function addTyped(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Add entries' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to block list' }));
  await user.type(dialog.getByRole('textbox', { name: 'Values' }), '203.0.113.5{Enter}10.1.2.3{Enter}hello');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(dialog.getByText('Enter a reason.')).toBeTruthy();
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Beacons');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Time to live' }), '7 days');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  return dialog;
}

test('what was rejected is listed with its reason; an administrator may add it anyway', async () => {
  const { user, sentTo } = open('&block=edge', 'admin', addRejected);
  const dialog = await addTyped(user);

  expect(await dialog.findByText('1 added · 2 rejected')).toBeTruthy();
  expect(dialog.getByText('Private and reserved addresses: Private use, RFC 1918')).toBeTruthy();
  expect(dialog.getByText('No value found')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Add it anyway' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sentTo('POST /block-lists/:id/entries').map(({ body }) => body)).toEqual([
    { text: '203.0.113.5\n10.1.2.3\nhello', reason: 'Beacons', ttlHours: 168 },
    { text: '10.1.2.3', reason: 'Beacons', ttlHours: 168, override: true },
  ]);
});

test('an analyst sees who may override a warning list', async () => {
  const { user } = open('&block=edge', 'analyst', addRejected);
  const dialog = await addTyped(user);

  expect(await dialog.findByText('Only administrators can add values of warning lists.')).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Add it anyway' })).toBeNull();
});

test('a new list shows its token once, with the address to fetch', async () => {
  const { user, sentTo } = open('', 'admin', {
    'POST /block-lists': () => ({ list: edge, token: 'hbl_secret' }),
  });
  await user.click(await screen.findByRole('button', { name: 'New block list' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New block list' }));
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Edge firewall');
  await user.selectOptions(dialog.getByRole('combobox'), '1 day');
  await user.click(dialog.getByRole('button', { name: 'Create block list' }));

  const shown = within(await screen.findByRole('dialog', { name: 'Token of Edge firewall' }));
  expect(shown.getByDisplayValue('hbl_secret')).toBeTruthy();
  expect(shown.getByDisplayValue(/\/lists\/edge\.txt$/)).toBeTruthy();
  expect(shown.getByText(/password hbl_secret/)).toBeTruthy();
  expect(sentTo('POST /block-lists')[0]?.body).toEqual({
    name: 'Edge firewall',
    description: null,
    types: ['ipv4-addr', 'ipv6-addr'],
    ttlHours: 24,
  });
});

test('revoking a token asks first', async () => {
  const { user, sentTo } = open('&block=edge', 'admin', {
    'DELETE /block-lists/:id/token': () => ({ ...edge, tokenEnds: null }),
  });
  await user.click(await screen.findByRole('button', { name: 'Revoke token' }));
  expect(sentTo('DELETE /block-lists/:id/token')).toHaveLength(0);
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Revoke token' }));

  expect(await screen.findByText('Token revoked')).toBeTruthy();
});

test('an observable is put onto a list from its pane, which says on which lists it stands', async () => {
  const address = observableOf('203.0.113.47');
  const { user, sentTo } = openObservables({
    path: `/observables?observable=${address.id}`,
    rows: [address],
    answers: {
      'GET /observables/:id/block-entries': () => [
        {
          list: { id: 'old', name: 'Old list' },
          network: '203.0.113.0/24',
          state: 'expired' as const,
          expiresAt: '2026-11-20T08:42:00.000Z',
        },
      ],
      'GET /block-lists': () => [{ ...edge, types: ['url'] }, edge],
      'POST /block-lists/:id/entries': () => ({
        changeId: 'c1',
        asked: 1,
        added: 1,
        extended: 0,
        unchanged: 0,
        rejected: [],
      }),
    },
  });
  const pane = within(await screen.findByRole('region', { name: '203.0.113[.]47' }));
  expect((await pane.findByRole('link', { name: 'Old list' })).closest('li')?.textContent).toContain(
    '203.0.113[.]0/24Expired',
  );
  await user.click(pane.getByRole('button', { name: 'Add to block list' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to block list' }));
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Beacons');
  await user.click(dialog.getByRole('button', { name: 'Add' }));

  expect(await screen.findByText('Edge firewall: 1 added')).toBeTruthy();
  expect(sentTo('POST /block-lists/:id/entries')[0]?.body).toEqual({ text: '203.0.113.47', reason: 'Beacons' });
});
