import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createDrafts } from '../../../records/drafts/drafts.ts';
import { fill } from '../../../testing/fill.ts';
import { person } from '../../../testing/people.ts';
import { detailOf, entityPageOf, someEntity } from '../testing/network-records.ts';
import { listOfEntities, openNetwork, people, reject, table } from '../testing/open-network.tsx';
import { emptyEntity } from './entity-values.ts';

const dialog = async () => within(await screen.findByRole('dialog'));

test('staff add an entity, which is selected at once and can be taken back', async () => {
  const { user, writes, address } = openNetwork();
  await listOfEntities();

  await user.click(screen.getByRole('button', { name: 'New entity' }));
  const form = await dialog();
  await fill(user, { Name: ' Grace ', Source: 'Interview', Country: 'gb', Labels: 'navy, compilers' });
  await user.selectOptions(form.getByLabelText('Risk'), 'Medium');
  await user.click(form.getByRole('button', { name: 'Add entity' }));

  expect(await screen.findByText('Grace added')).toBeTruthy();
  expect(writes()[0]?.body).toMatchObject({
    name: 'Grace',
    type: 'Person',
    risk: 'Medium',
    source: 'Interview',
    country: 'GB',
    confidence: null,
    labels: ['navy', 'compilers'],
  });
  expect(address()).toEqual({ entity: 'new' });

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Change undone')).toBeTruthy();
  expect(writes()[1]).toMatchObject({ endpoint: 'POST /changes/:id/undo', params: { id: 'c1' } });
});

test('what cannot be stored is said beside its field, and nothing is sent', async () => {
  const { user, writes } = openNetwork();
  await listOfEntities();

  await user.click(screen.getByRole('button', { name: 'New entity' }));
  await fill(user, { Confidence: '120' });
  await user.click((await dialog()).getByRole('button', { name: 'Add entity' }));

  expect(screen.getAllByText('This field is required')).toHaveLength(2);
  expect(screen.getByText('Use a whole number from 0 to 100')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  expect(writes()).toEqual([]);
});

test('what was typed is back when the window is opened again', async () => {
  const { user } = openNetwork();
  await listOfEntities();
  await user.click(screen.getByRole('button', { name: 'New entity' }));
  await fill(user, { Name: 'Grace' });
  await user.click((await dialog()).getByRole('button', { name: 'Cancel' }));

  await user.click(await screen.findByRole('button', { name: 'Continue editing' }));

  expect((await dialog()).getByLabelText('Name')).toHaveProperty('value', 'Grace');
  expect(screen.getByText('Unsaved draft restored')).toBeTruthy();
});

test('a window that was open when the session ended is offered to the same person', async () => {
  const drafts = createDrafts(person().id, { storage: localStorage, now: () => Date.now() });
  const values = { ...emptyEntity, name: 'Grace' };
  drafts.write('network new', { seen: null, values }, '/network');
  const { user } = openNetwork();
  await listOfEntities();

  expect(screen.getByText('You have an unsaved draft: New entity')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Continue writing' }));

  expect((await dialog()).getByLabelText('Name')).toHaveProperty('value', 'Grace');
  expect(screen.queryByText(/You have an unsaved draft/)).toBeNull();
});

test('where somebody was quicker both versions are shown, and one is saved on top of the other', async () => {
  let saves = 0;
  const ada = people.find(({ id }) => id === 'ada') ?? someEntity('ada');
  const newer = { ...ada, name: 'Ada Lovelace', risk: 'Low' as const, version: 2 };
  const { user, writes } = openNetwork({
    path: '/network?entity=ada',
    answers: {
      'GET /entities/:id': () => detailOf(saves === 0 ? ada : newer),
      'PUT /entities/:id': () => {
        saves += 1;
        if (saves === 1) return reject(412, 'record_changed')();
        return { entity: newer, changeId: null };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await fill(user, { Name: 'Ada Byron' });
  await user.click((await dialog()).getByRole('button', { name: 'Save changes' }));

  const row = await screen.findByRole('row', { name: /^Name/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['Ada Byron', 'Ada Lovelace']);
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Ada Byron');
  await user.click(screen.getByRole('button', { name: 'Save and overwrite' }));

  await waitFor(() => expect(writes()).toHaveLength(2));
  expect(writes()[1]?.body).toMatchObject({ name: 'Ada Byron', risk: 'Low', version: 2 });
});

test('two records are connected, in the direction that was chosen', async () => {
  const { user, writes } = openNetwork({
    path: '/network?entity=ada',
    answers: {
      'GET /entities': ({ query }) =>
        (query as { search?: string }).search
          ? entityPageOf([people[0], people[2]].flatMap((one) => one ?? []))
          : entityPageOf(people),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Connect' }));
  const form = await dialog();

  await user.click(form.getByRole('button', { name: 'Connect' }));
  expect(form.getByText('Select a record to connect to')).toBeTruthy();
  await user.type(form.getByRole('searchbox', { name: 'Search by name' }), 'crane');
  const found = await form.findByRole('list', { name: 'Records found' });
  expect(within(found).getAllByRole('button')).toHaveLength(1);
  await user.click(within(found).getByRole('button', { name: 'Crane Ltd, Organization' }));
  await user.selectOptions(form.getByLabelText('Direction'), 'Crane Ltd → Ada King');
  await user.selectOptions(form.getByLabelText('Type'), 'Customer');
  await user.selectOptions(form.getByLabelText('Strength'), 'Weak');
  await user.click(form.getByRole('button', { name: 'Connect' }));

  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]?.body).toEqual({
    sourceId: 'firm',
    targetId: 'ada',
    type: 'Customer',
    strength: 'Weak',
    lastContact: null,
    description: '',
  });
});

test('a connection is changed with its version, and deleted', async () => {
  const { user, writes } = openNetwork({ path: '/network?entity=ada' });

  await user.click((await table()).getByRole('button', { name: 'Edit the connection Employment with Crane Ltd' }));
  await user.selectOptions((await dialog()).getByLabelText('Strength'), 'Weak');
  await user.click((await dialog()).getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(writes()).toHaveLength(1));
  // The time of day stays: only the day can be chosen.
  expect(writes()[0]?.body).toMatchObject({ strength: 'Weak', lastContact: '2026-11-19T10:00:00.000Z', version: 1 });

  await user.click((await table()).getByRole('button', { name: 'Edit the connection Association with Bob Stone' }));
  await user.click((await dialog()).getByRole('button', { name: 'Delete connection' }));

  expect(await screen.findByText('Connection deleted')).toBeTruthy();
});

test('only administrators delete an entity, after a question', async () => {
  const analyst = openNetwork({ path: '/network?entity=ada' });
  await screen.findByRole('button', { name: 'Edit' });
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  analyst.unmount();

  const { user, writes, address } = openNetwork({ path: '/network?entity=ada', as: 'admin' });
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));

  expect(await screen.findByText('Ada King deleted')).toBeTruthy();
  expect(writes()[0]).toMatchObject({ endpoint: 'DELETE /entities/:id', params: { id: 'ada' } });
  await waitFor(() => expect(address()).toEqual({}));
});

test('what an undo had to leave alone is named', async () => {
  const { user } = openNetwork({
    path: '/network?entity=ada',
    as: 'admin',
    answers: {
      'POST /changes/:id/undo': () => ({ undone: 0, kept: [{ objectType: 'entity', id: 'ada', name: 'Ada King' }] }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));

  await user.click(await screen.findByRole('button', { name: 'Undo' }));

  expect(await screen.findByText('Not undone because someone changed it since: Ada King')).toBeTruthy();
});
