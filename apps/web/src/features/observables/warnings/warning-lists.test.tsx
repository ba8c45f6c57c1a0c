import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openObservables } from '../testing/open-observables.tsx';

const own = { id: 'own', name: 'Own domains and ranges', description: '', isOwn: true, entries: 1, heldBack: 2 };
const shipped = { id: 'public-resolvers', name: 'Public', description: '', isOwn: false, entries: 1, heldBack: 0 };
const entry = { id: 'e1', kind: 'domain' as const, value: 'halyard.example', withSubdomains: true, note: 'Ours' };

const open = (path: string, as: 'admin' | 'analyst', answers = {}) =>
  openObservables({
    path: `/observables?tab=lists${path}`,
    as,
    answers: {
      'GET /warning-lists': () => [own, shipped],
      'GET /warning-lists/:id': ({ params }) => ({ list: params.id === 'own' ? own : shipped, entries: [entry] }),
      'POST /changes/:id/undo': () => ({ undone: 1, kept: [] }),
      ...answers,
    },
  });
const card = async (name: string) => within(await screen.findByRole('region', { name }));

test('each list says what it holds back, as the link to it', async () => {
  open('', 'analyst');

  const held = (await card('Own domains and ranges')).getByRole('link', { name: '2 sightings held back' });
  expect(held.getAttribute('href')).toBe('/observables?tab=sightings&list=own');
  expect((await card('Public DNS resolvers')).getByText('Holds nothing back at present')).toBeTruthy();
});

test('everyone reads the entries; only administrators edit the own list', async () => {
  open('&list=own', 'analyst');

  expect(await screen.findByText('halyard.example')).toBeTruthy();
  expect(screen.getByText('with subdomains')).toBeTruthy();
  expect(screen.queryByRole('form', { name: 'Add entries' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Remove halyard.example' })).toBeNull();
});

test('a list that ships is not edited by administrators either', async () => {
  open('&list=public-resolvers', 'admin');

  expect(await screen.findByText('halyard.example')).toBeTruthy();
  expect(screen.queryByRole('form', { name: 'Add entries' })).toBeNull();
});

test('administrators add entries, and see what was none', async () => {
  const { user, sentTo } = open('&list=own', 'admin', {
    'POST /warning-lists/own/entries': () => ({
      changeId: 'c1',
      added: [entry],
      already: 0,
      rejected: [{ text: 'hello there', reason: 'not_an_observable', detail: null }],
      heldBack: 3,
    }),
  });
  const form = within(await screen.findByRole('form', { name: 'Add entries' }));
  await user.click(form.getByRole('textbox', { name: 'Domains, addresses and ranges' }));
  await user.paste('halyard.example\nhello there');
  await user.click(form.getByRole('button', { name: 'Add' }));

  expect(await screen.findByText('1 entry added · 3 sightings are now held back.')).toBeTruthy();
  expect(form.getByText('hello there')).toBeTruthy();
  expect(sentTo('POST /warning-lists/own/entries')[0]?.body).toEqual({
    text: 'halyard.example\nhello there',
    note: null,
  });
});

test('a range that covers much of the internet is added only when an administrator confirms it', async () => {
  const reply = { changeId: 'c1', added: [entry], already: 0, rejected: [], heldBack: 0 };
  const { user, sentTo } = open('&list=own', 'admin', {
    'POST /warning-lists/own/entries': ({ body }: { body: { confirm?: boolean } }) =>
      body.confirm
        ? reply
        : { ...reply, added: [], rejected: [{ text: '0.0.0.0/0', reason: 'too_wide', detail: 'It would …' }] },
  });
  const form = within(await screen.findByRole('form', { name: 'Add entries' }));
  await user.click(form.getByRole('textbox', { name: 'Domains, addresses and ranges' }));
  await user.paste('0.0.0.0/0');
  await user.click(form.getByRole('button', { name: 'Add' }));
  expect(await form.findByText('Covers a large part of the internet')).toBeTruthy();
  await user.click(form.getByRole('button', { name: 'Add anyway' }));

  await waitFor(() => expect(form.queryByRole('button', { name: 'Add anyway' })).toBeNull());
  expect(sentTo('POST /warning-lists/own/entries').map(({ body }) => body)).toEqual([
    { text: '0.0.0.0/0', note: null },
    { text: '0.0.0.0/0', note: null, confirm: true },
  ]);
});

test('administrators remove an entry, and undo brings it back', async () => {
  const { user, sentTo } = open('&list=own', 'admin', {
    'DELETE /warning-lists/own/entries/:id': () => ({ changeId: 'c2', released: 2 }),
  });
  await user.click(await screen.findByRole('button', { name: 'Remove halyard.example' }));
  expect(await screen.findByText('Removed: halyard.example. 2 sightings count again.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Undo' }));

  await waitFor(() => expect(sentTo('POST /changes/:id/undo')[0]?.params).toEqual({ id: 'c2' }));
});
