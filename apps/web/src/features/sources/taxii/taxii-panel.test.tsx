import type { TaxiiCollection } from '@halyard/contracts/inflow/taxii.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSources, reject, sourceOf } from '../testing/open-sources.tsx';

const collectionOf = (change: Partial<TaxiiCollection> = {}): TaxiiCollection => ({
  id: 'c1',
  title: 'For partners',
  description: 'Indicators of the week',
  view: { id: 'v1', name: 'Worst', query: 'period=all&severity=Critical' },
  readers: ['admin', 'viewer'],
  writers: [],
  ceiling: 'TLP:AMBER',
  counts: { threats: 12, heldBack: 2 },
  reads: [{ person: { id: 'p2', name: 'Firewall' }, at: '2026-11-21T08:12:00.000Z' }],
  version: 4,
  ...change,
});

type Options = NonNullable<Parameters<typeof openSources>[1]>;

const open = (collections: readonly TaxiiCollection[], { answers, ...options }: Options = {}) =>
  openSources(() => [sourceOf('s1')], {
    answers: { 'GET /taxii-collections': () => [...collections], ...answers },
    ...options,
  });

const panel = async () => within(await screen.findByRole('region', { name: 'TAXII server' }));

test('a collection says what is sent to whom, and its figures open the threats that they count', async () => {
  open([collectionOf()]);
  const card = within(
    (await (await panel()).findByRole('heading', { name: 'For partners' })).closest('li') as HTMLElement,
  );

  expect(card.getByText('Admin, Viewer')).toBeDefined();
  expect(card.getByText('No one')).toBeDefined();
  expect(card.getByText(/Firewall/).textContent).toBe('Firewall, 30m ago');
  expect(card.getByRole('link', { name: '12' }).getAttribute('href')).toBe(
    '/threats?period=all&severity=Critical&saved=v1',
  );
  expect(card.getByRole('link', { name: '2' }).getAttribute('href')).toBe(
    '/threats?period=all&severity=Critical&markedAbove=TLP%3AAMBER',
  );
  expect((await panel()).getByLabelText('TAXII URL')).toHaveProperty('value', `${window.location.origin}/taxii2/`);
});

test('of a view that asks for markings, those held back are among these', async () => {
  open([collectionOf({ view: { id: 'v1', name: 'Red', query: 'tlp=TLP%3AGREEN%2CTLP%3ARED' } })]);
  expect((await (await panel()).findByRole('link', { name: '2' })).getAttribute('href')).toBe(
    '/threats?tlp=TLP%3AGREEN%2CTLP%3ARED&markedAbove=TLP%3AAMBER',
  );
});

test('a collection without its view says that nothing is sent', async () => {
  open([collectionOf({ view: null, counts: { threats: 0, heldBack: 0 } })]);
  expect(await (await panel()).findByText(/Nothing is sent/)).toBeDefined();
});

test('without collections the panel says how to publish one', async () => {
  open([]);
  expect(await (await panel()).findByText(/No view is published/)).toBeDefined();
  expect((await panel()).getByRole('link', { name: 'Threat Analysis' }).getAttribute('href')).toBe('/threats');
});

test('analysts see collections and change none', async () => {
  open([collectionOf()], { as: 'analyst' });
  expect(await (await panel()).findByRole('heading', { name: 'For partners' })).toBeDefined();
  expect((await panel()).queryByRole('button', { name: /Edit|Unpublish/ })).toBeNull();
});

test('who may read is changed with what was seen, and what fails stays in the dialog', async () => {
  const { user, sentTo } = open([collectionOf()], {
    answers: { 'PUT /taxii-collections/:id': reject(412, undefined, 'record_changed') },
  });
  await user.click(await (await panel()).findByRole('button', { name: 'Edit For partners' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit TAXII collection' }));
  await user.click(within(dialog.getByRole('group', { name: /may add/ })).getByRole('checkbox', { name: 'Analyst' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));

  expect(await dialog.findByRole('alert')).toBeDefined();
  expect(sentTo('PUT /taxii-collections/:id')).toMatchObject([
    {
      params: { id: 'c1' },
      body: { readers: ['admin', 'viewer'], writers: ['analyst'], ceiling: 'TLP:AMBER', version: 4 },
    },
  ]);
});

test('a collection is unpublished, and back with one press', async () => {
  const { user, sentTo } = open([collectionOf()], {
    answers: {
      'DELETE /taxii-collections/:id': () => ({ changeId: 'change' }),
      'POST /changes/:id/undo': () => ({ undone: 1, kept: [] }),
    },
  });
  await user.click(await (await panel()).findByRole('button', { name: 'Unpublish For partners' }));
  expect(await screen.findByText('TAXII collection “For partners” unpublished')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Undo' }));

  expect(sentTo('POST /changes/:id/undo')).toMatchObject([{ params: { id: 'change' } }]);
});

test('collections that cannot be loaded are said in the panel', async () => {
  open([], { answers: { 'GET /taxii-collections': reject(500) } });
  expect(await (await panel()).findByRole('button', { name: 'Retry' })).toBeDefined();
});
