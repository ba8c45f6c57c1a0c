import type { SavedView } from '@halyard/contracts/work/views.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { TransportError } from '../../api/errors/transport-error.ts';
import { type Answers, fakeCall } from '../../testing/fake-call.ts';
import { person } from '../../testing/people.ts';
import { renderWithProviders } from '../../testing/render-app.tsx';
import { SavedViews } from './saved-views.tsx';

const me = { id: 'p1', name: 'Ada', isMe: true };
const viewOf = (id: string, change: Partial<SavedView> = {}): SavedView => ({
  id,
  list: 'threats',
  name: id,
  query: `severity=${id}`,
  shared: false,
  isDefault: false,
  owner: me,
  version: 1,
  ...change,
});

type Options = { readonly path?: string; readonly answers?: Answers; readonly as?: 'admin' | 'analyst' | 'user' };

function openViews(views: readonly SavedView[], { path = '/?severity=High', answers, as = 'analyst' }: Options = {}) {
  const server = fakeCall({ 'GET /views': () => views, ...answers });
  const session = { currentUser: person({ role: as }) };
  const { router } = renderWithProviders(<SavedViews list="threats" names={['severity', 'sort']} />, {
    call: server.call,
    session,
    path,
  });
  const user = userEvent.setup();
  return {
    user,
    address: () => router.state.location.search as Record<string, string | undefined>,
    sentTo: (endpoint: string) => server.sent.filter((one) => one.endpoint === endpoint),
    openMenu: async (name: RegExp | string = /^Views/) => {
      await user.click(await screen.findByRole('button', { name }));
      return within(screen.getByRole('menu'));
    },
  };
}

test('own and shared views stand apart; opening one puts it into the address', async () => {
  const team = { id: 'p2', name: 'Grace', isMe: false };
  const { user, openMenu, address } = openViews([viewOf('Low'), viewOf('Medium', { shared: true, owner: team })]);
  const menu = await openMenu();

  expect(within(menu.getByRole('group', { name: 'My views' })).getAllByRole('menuitemradio')).toHaveLength(1);
  await user.click(
    within(menu.getByRole('group', { name: 'Shared views' })).getByRole('menuitemradio', { name: /shared by Grace/ }),
  );

  await waitFor(() => expect(address()).toEqual({ severity: 'Medium', saved: 'Medium' }));
  expect(await screen.findByRole('button', { name: 'Views: Medium' })).toBeDefined();
});

test('a list that is asked for nothing opens with the default', async () => {
  const standard = viewOf('Low', { isDefault: true });
  const { address } = openViews([standard], { path: '/?events=all' });
  await waitFor(() => expect(address()).toEqual({ events: 'all', severity: 'Low', saved: 'Low' }));
});

test('a link to part of a list is followed whatever the default is', async () => {
  const { address } = openViews([viewOf('Low', { isDefault: true })]);
  expect(await screen.findByRole('button', { name: 'Views' })).toBeDefined();
  expect(address()).toEqual({ severity: 'High' });
});

test('a link to all of a list opens all of it whatever the default is', async () => {
  const { address } = openViews([viewOf('Low', { isDefault: true })], { path: '/?saved=none' });
  expect(await screen.findByRole('button', { name: 'Views' })).toBeDefined();
  expect(address()).toEqual({ saved: 'none' });
});

test('who leaves the default view stays without one', async () => {
  const { user, openMenu, address } = openViews([viewOf('Low', { isDefault: true })], { path: '/' });
  const menu = await openMenu('Views: Low');
  await user.click(menu.getByRole('menuitem', { name: 'Without a view' }));
  await waitFor(() => expect(address()).toEqual({}));
});

test('what the list shows is saved under a name, and shared on request', async () => {
  const saved = viewOf('v9', { name: 'Worst', query: 'severity=High', shared: true });
  const { user, sentTo, address } = openViews([], { answers: { 'POST /views': () => saved } });

  await user.click(await screen.findByRole('button', { name: 'Save view' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save view' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Enter a name.')).toBeDefined();
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), ' Worst ');
  await user.click(dialog.getByRole('checkbox', { name: 'Share with all users' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('View “Worst” saved')).toBeDefined();
  expect(sentTo('POST /views')).toMatchObject([
    { body: { list: 'threats', name: 'Worst', query: 'severity=High', shared: true } },
  ]);
  await waitFor(() => expect(address().saved).toBe('v9'));
});

test('a view whose filters changed says so and is updated with one press', async () => {
  const { user, sentTo } = openViews([viewOf('v1', { version: 3 })], {
    path: '/?severity=High&saved=v1',
    answers: { 'PUT /views/:id': ({ body }) => viewOf('v1', { query: body.query, version: 4 }) },
  });
  expect(await screen.findByRole('button', { name: 'Views: v1, changed' })).toBeDefined();

  await user.click(screen.getByRole('button', { name: 'Update view' }));

  expect(await screen.findByText('View “v1” updated')).toBeDefined();
  expect(sentTo('PUT /views/:id')).toMatchObject([
    { params: { id: 'v1' }, body: { name: 'v1', query: 'severity=High', shared: false, version: 3 } },
  ]);
});

test('renaming keeps the filters that are saved, and what fails stays in the dialog', async () => {
  const { user, sentTo, openMenu } = openViews([viewOf('v1')], {
    path: '/?severity=High&saved=v1',
    answers: {
      'PUT /views/:id': () => {
        throw new TransportError({ problem: 'other', status: 412, code: 'record_changed' });
      },
    },
  });
  const menu = await openMenu(/^Views: v1/);
  await user.click(menu.getByRole('menuitem', { name: 'Rename or share' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit view' }));
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), ' too');
  await user.click(dialog.getByRole('button', { name: 'Save' }));

  expect(await dialog.findByRole('alert')).toBeDefined();
  expect(sentTo('PUT /views/:id')).toMatchObject([{ body: { name: 'v1 too', query: 'severity=v1' } }]);
});

test('a deleted view can be brought back', async () => {
  const { user, sentTo, openMenu } = openViews([viewOf('v1')], {
    path: '/?saved=v1',
    answers: { 'DELETE /views/:id': () => undefined, 'POST /views/:id/restore': () => viewOf('v1') },
  });
  const menu = await openMenu(/^Views: v1/);
  await user.click(menu.getByRole('menuitem', { name: 'Delete view' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));

  expect(await screen.findByText('View “v1” restored')).toBeDefined();
  expect(sentTo('POST /views/:id/restore')).toMatchObject([{ params: { id: 'v1' } }]);
});

test('any view that is seen can be the default, and stop being it', async () => {
  const team = { id: 'p2', name: 'Grace', isMe: false };
  const { user, sentTo, openMenu } = openViews([viewOf('v1', { shared: true, owner: team })], {
    path: '/?saved=v1',
    answers: { 'PUT /view-defaults/:list': () => undefined },
  });
  const menu = await openMenu(/^Views: v1/);
  expect(menu.queryByRole('menuitem', { name: 'Delete view' })).toBeNull();
  await user.click(menu.getByRole('menuitem', { name: 'Open the list with this view' }));

  await waitFor(() =>
    expect(sentTo('PUT /view-defaults/:list')).toMatchObject([{ params: { list: 'threats' }, body: { viewId: 'v1' } }]),
  );
});

test('viewers save views of their own and share none', async () => {
  const { user } = openViews([], { as: 'user' });
  await user.click(await screen.findByRole('button', { name: 'Save view' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save view' }));
  expect(dialog.queryByRole('checkbox')).toBeNull();
});

test('views that cannot be loaded are said in the menu, with a way to try again', async () => {
  let isDown = true;
  const { user, openMenu } = openViews([], {
    answers: {
      'GET /views': () => {
        if (isDown) throw new TransportError({ problem: 'serverError', status: 500 });
        return [viewOf('Low')];
      },
    },
  });
  const menu = await openMenu();
  expect(await menu.findByText('Failed to load the views.')).toBeDefined();
  isDown = false;
  await user.click(menu.getByRole('menuitem', { name: 'Retry' }));
  const again = await openMenu();
  expect(await again.findByRole('menuitemradio', { name: 'Low' })).toBeDefined();
});

test('administrators publish a shared view as a TAXII collection', async () => {
  const collection = {
    id: 'c1',
    title: 'For partners',
    description: '',
    view: { id: 'v1', name: 'v1', query: 'severity=v1' },
    readers: ['admin' as const],
    writers: [],
    ceiling: 'TLP:GREEN' as const,
    counts: { threats: 3, heldBack: 0 },
    reads: [],
    version: 1,
  };
  const { user, sentTo, openMenu } = openViews([viewOf('v1', { shared: true })], {
    as: 'admin',
    path: '/?saved=v1',
    answers: {
      'POST /taxii-collections': () => ({ collection, changeId: 'change' }),
      'GET /taxii-collections': () => [],
    },
  });
  const menu = await openMenu(/^Views: v1/);
  await user.click(menu.getByRole('menuitem', { name: 'Publish as TAXII collection' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish as TAXII collection' }));

  await user.clear(dialog.getByRole('textbox', { name: 'Title' }));
  await user.click(dialog.getByRole('button', { name: 'Publish' }));
  expect(dialog.getByText('Enter a title.')).toBeDefined();
  await user.type(dialog.getByRole('textbox', { name: 'Title' }), 'For partners');
  const readers = within(dialog.getByRole('group', { name: /may read/ }));
  await user.click(readers.getByRole('checkbox', { name: 'Analyst' }));
  await user.click(readers.getByRole('checkbox', { name: 'Viewer' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'TLP ceiling' }), 'TLP:GREEN');
  await user.click(dialog.getByRole('button', { name: 'Publish' }));

  expect(await screen.findByText('Published as the TAXII collection “For partners”')).toBeDefined();
  const { readers: admins, writers, ceiling, title, description } = { ...collection, readers: ['admin'] };
  expect(sentTo('POST /taxii-collections')).toMatchObject([
    { body: { viewId: 'v1', title, description, readers: admins, writers, ceiling } },
  ]);
});

test.each([
  ['analyst', true],
  ['admin', false],
] as const)('as %s, a view that is shared (%s) is not offered to be published', async (as, shared) => {
  const { openMenu } = openViews([viewOf('v1', { shared })], { as, path: '/?saved=v1' });
  const menu = await openMenu(/^Views: v1/);
  expect(menu.queryByRole('menuitem', { name: 'Publish as TAXII collection' })).toBeNull();
});

test('a list that can count its rows shows its views as tabs, the default first, with how many rows each has', async () => {
  const team = { id: 'p2', name: 'Grace', isMe: false };
  const views = [viewOf('High'), viewOf('Low', { isDefault: true }), viewOf('Medium', { shared: true, owner: team })];
  const server = fakeCall({ 'GET /views': () => views });
  const { router } = renderWithProviders(
    <SavedViews
      list="threats"
      names={['severity', 'sort']}
      count={async (_, search) => String(search.severity).length}
    />,
    { call: server.call, session: { currentUser: person({ role: 'analyst' }) }, path: '/?severity=High' },
  );

  const tabs = within(await screen.findByRole('navigation', { name: 'Views' }));
  await tabs.findByRole('link', { name: /^Medium ?6/ });
  expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Low 3', 'High 4', 'Medium 6']);
  await userEvent.click(tabs.getByRole('link', { name: /^Medium/ }));
  await waitFor(() => expect(router.state.location.search).toEqual({ severity: 'Medium', saved: 'Medium' }));
});
