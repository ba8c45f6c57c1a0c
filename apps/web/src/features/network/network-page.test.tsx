import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { detailOf, entityPageOf, graphOf, someEntity } from './testing/network-records.ts';
import { listOfEntities, openNetwork, optionOf, reject, table } from './testing/open-network.tsx';

const address = (opened: ReturnType<typeof openNetwork>) => opened.address();

test('the rows say name, type and risk; not rated is said, not left out', async () => {
  openNetwork();

  expect(await screen.findByRole('heading', { level: 1, name: 'Entity Network Analysis' })).toBeTruthy();
  const ada = within(await optionOf('Ada King'));
  expect([ada.getByText('Person'), ada.getByText('High')]).toHaveLength(2);
  expect(within(await optionOf('Crane Ltd')).getByText('Not set')).toBeTruthy();
  expect(screen.getByText('3 entities')).toBeTruthy();
});

test('typing searches by name and stands in the address', async () => {
  const { user, requests, address: now } = openNetwork();
  await listOfEntities();

  await user.type(screen.getByRole('searchbox', { name: 'Search entities' }), 'ada');

  await waitFor(() => expect(requests('GET /entities').at(-1)).toMatchObject({ search: 'ada' }));
  expect(requests('GET /graph').at(-1)).toMatchObject({ search: 'ada' });
  expect(now()).toEqual({ search: 'ada' });
});

test('filters take effect on Apply, for list and graph alike', async () => {
  const { user, requests, address: now } = openNetwork();
  await listOfEntities();
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  const panel = within(screen.getByRole('form', { name: 'Filters of the network' }));

  await user.click(panel.getByRole('checkbox', { name: 'Person' }));
  await user.click(panel.getByRole('checkbox', { name: 'Location' }));
  await user.click(panel.getByRole('checkbox', { name: 'High' }));
  await user.click(panel.getByRole('radio', { name: '30d' }));
  expect(requests('GET /entities')).toHaveLength(1);
  await user.click(panel.getByRole('button', { name: 'Apply' }));

  const wanted = { type: 'Person,Location', risk: 'high', range: '30d' };
  await waitFor(() => expect(requests('GET /entities').at(-1)).toMatchObject(wanted));
  expect(requests('GET /graph').at(-1)).toMatchObject(wanted);
  expect(now()).toEqual(wanted);
});

test('the panel offers three types, three risks and four ranges', async () => {
  const { user } = openNetwork();
  await listOfEntities();
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  const namesIn = (group: string, role: string) =>
    within(screen.getByRole('group', { name: group }))
      .getAllByRole(role)
      .map((control) => control.closest('label')?.textContent);

  expect(namesIn('Entity type', 'checkbox')).toEqual(['Person', 'Organization', 'Location']);
  expect(namesIn('Risk', 'checkbox')).toEqual(['High', 'Medium', 'Low']);
  expect(namesIn('Date range', 'radio')).toEqual(['7d', '30d', '90d', 'Custom']);
});

test('a custom range asks for dates, and To must not be before From', async () => {
  const { user, requests } = openNetwork({ path: '/network?range=custom&from=2026-11-10&to=2026-11-12' });
  await listOfEntities();
  expect(requests('GET /entities')[0]).toMatchObject({
    range: 'custom',
    from: '2026-11-10T00:00:00.000Z',
    to: '2026-11-12T23:59:59.999Z',
  });

  await user.click(screen.getByRole('button', { name: /^Filters/ }));
  await user.clear(screen.getByLabelText('To'));
  await user.type(screen.getByLabelText('To'), '2026-11-09');
  await user.click(screen.getByRole('button', { name: 'Apply' }));

  expect(screen.getByText('End date must be on or after the start date.')).toBeTruthy();
  expect(requests('GET /entities')).toHaveLength(1);
});

test('Reset takes every filter back', async () => {
  const { user, address: now } = openNetwork({
    path: '/network?search=a&type=Person&risk=high&range=7d&show=all&entity=ada',
  });
  await listOfEntities();

  await user.click(screen.getByRole('button', { name: /^Filters/ }));
  await user.click(screen.getByRole('button', { name: 'Reset' }));

  await waitFor(() => expect(now()).toEqual({ entity: 'ada' }));
});

test('hidden threats and techniques are counted and shown on demand', async () => {
  const opened = openNetwork({ answers: { 'GET /entities': () => entityPageOf([someEntity('a')], { others: 12 }) } });

  expect(await screen.findByText(/12 threats and techniques are hidden/)).toBeTruthy();
  await opened.user.click(screen.getByRole('button', { name: 'Show all record types' }));

  await waitFor(() => expect(address(opened)).toEqual({ show: 'all' }));
});

test('selecting an entity shows the graph around it and its connections in five columns', async () => {
  const opened = openNetwork();

  await opened.user.click(await optionOf('Ada King'));

  const rows = await table();
  expect(rows.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    ...['Source', 'Target', 'Type', 'Strength', 'Last contact'],
  ]);
  expect(rows.getByRole('button', { name: 'Select Crane Ltd' })).toBeTruthy();
  expect(rows.getAllByText('Not set')).toHaveLength(2);
  expect(await screen.findByRole('application', { name: 'Network graph' })).toBeTruthy();
  expect(opened.requests('GET /graph').at(-1)).toMatchObject({ center: 'ada', depth: '1' });
  expect((await optionOf('Ada King')).getAttribute('aria-selected')).toBe('true');
});

test('arrows go through the list and Enter selects', async () => {
  const opened = openNetwork();
  const list = await listOfEntities();
  act(() => list.focus());

  await opened.user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');

  await waitFor(() => expect(address(opened)).toEqual({ entity: 'bob' }));
});

test('the rows of the table do by keyboard what the graph does', async () => {
  const opened = openNetwork({ path: '/network?entity=ada' });
  const [, first] = (await table()).getAllByRole('row');
  act(() => first?.focus());

  await opened.user.keyboard('p');
  expect(await screen.findByText('Crane Ltd is pinned')).toBeTruthy();
  await opened.user.keyboard('e');
  expect(await screen.findByText('Neighbors of Crane Ltd shown')).toBeTruthy();
  await waitFor(() => expect(opened.requests('GET /graph').at(-1)).toMatchObject({ center: 'firm', depth: '1' }));
  await opened.user.keyboard('{ArrowDown}f');
  expect(await screen.findByText(/Path from Bob Stone\. Select another/)).toBeTruthy();
  await opened.user.keyboard('{ArrowUp}t');

  const path = within(await screen.findByRole('region', { name: 'Shortest path' }));
  expect(await path.findByText('2 steps')).toBeTruthy();
  expect(path.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    ...['Bob Stone', 'Ada King', 'Crane Ltd'],
  ]);
  expect(address(opened)).toEqual({ entity: 'ada', path: 'bob~firm' });
});

test('what was expanded is drawn as well, and is gone again when it is collapsed', async () => {
  const { user } = openNetwork({
    path: '/network?entity=ada',
    answers: {
      'GET /graph': ({ query }) =>
        (query as { center: string }).center === 'firm'
          ? graphOf(['ada', 'firm', 'x', 'y'], ['ada-firm', 'firm-x', 'firm-y'])
          : graphOf(['ada', 'firm'], ['ada-firm']),
    },
  });
  const [, first] = (await table()).getAllByRole('row');
  expect(await screen.findByText('2 records, 1 connection')).toBeTruthy();

  act(() => first?.focus());
  await user.keyboard('e');
  expect(await screen.findByText('4 records, 3 connections')).toBeTruthy();
  await user.keyboard('c');

  expect(await screen.findByText('2 records, 1 connection')).toBeTruthy();
});

test('records are grouped by type, and a group opens', async () => {
  const opened = openNetwork();
  await listOfEntities();

  await opened.user.click(screen.getByRole('button', { name: 'View' }));
  await opened.user.click(screen.getByRole('menuitemcheckbox', { name: 'Group by type' }));
  await opened.user.click(await screen.findByRole('button', { name: 'Open the group Person (2)' }));

  expect(screen.getByRole('button', { name: 'Close the group Person (2)' }).getAttribute('aria-pressed')).toBe('true');
  expect(address(opened)).toEqual({ group: 'type' });
});

test('depth and the whole network stand in the address', async () => {
  const opened = openNetwork({ path: '/network?entity=ada' });

  await opened.user.click(await screen.findByRole('button', { name: 'View' }));
  await opened.user.click(screen.getByRole('menuitemradio', { name: '3 steps' }));
  await waitFor(() => expect(opened.requests('GET /graph').at(-1)).toMatchObject({ center: 'ada', depth: '3' }));
  await opened.user.click(screen.getByRole('button', { name: 'View' }));
  await opened.user.click(screen.getByRole('menuitemcheckbox', { name: 'Whole network' }));

  await waitFor(() => expect(address(opened)).toEqual({ entity: 'ada', depth: '3', view: 'network' }));
  expect(opened.requests('GET /graph').at(-1)?.center).toBeUndefined();
});

test('what the limit cut off is said, and more of it can be drawn', async () => {
  const cut = { ...graphOf(['a', 'b'], ['a-b']), totalNodes: 5_400 };
  const opened = openNetwork({ answers: { 'GET /graph': () => cut } });

  expect(await screen.findByText('Showing 2 of 5,400 records.')).toBeTruthy();
  await opened.user.click(screen.getByRole('button', { name: 'Show up to 5,400' }));

  await waitFor(() => expect(opened.requests('GET /graph').at(-1)).toMatchObject({ limit: '10000' }));
});

test('without entities the screen says where they come from; without matches it resets the filters', async () => {
  const empty = { 'GET /entities': () => entityPageOf([]), 'GET /graph': () => graphOf([], []) };
  const first = openNetwork({ answers: empty });
  expect(await screen.findByText(/No entities yet/)).toBeTruthy();
  first.unmount();

  const opened = openNetwork({ answers: empty, path: '/network?risk=high' });
  await opened.user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(address(opened)).toEqual({}));
});

test('list and graph fail on their own, and each can be tried again', async () => {
  let isDown = true;
  const failing = reject(500);
  const { user } = openNetwork({
    answers: { 'GET /graph': () => (isDown ? failing() : graphOf(['a'], [])) },
  });

  expect(await screen.findByText('Failed to load the graph.')).toBeTruthy();
  expect(await optionOf('Ada King')).toBeTruthy();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByText('1 record, 0 connections')).toBeTruthy();
});

test('a record that is gone says so and can be let go', async () => {
  const opened = openNetwork({ path: '/network?entity=nobody' });

  expect(await screen.findByText(/This record no longer exists/)).toBeTruthy();
  await opened.user.click(screen.getByRole('button', { name: 'Clear selection' }));

  await waitFor(() => expect(address(opened)).toEqual({}));
});

test('the graph of a record that is gone leads back to the whole network', async () => {
  const opened = openNetwork({ path: '/network?entity=nobody', answers: { 'GET /graph': reject(404) } });

  const graph = await screen.findByRole('region', { name: 'Graph' });
  expect(within(graph).queryByRole('button', { name: 'Retry' })).toBeNull();
  await opened.user.click(await within(graph).findByRole('button', { name: 'Clear selection' }));

  await waitFor(() => expect(address(opened)).toEqual({}));
});

test('incidents and history of the selected record are listed and lead on', async () => {
  const ada = someEntity('ada', { name: 'Ada King' });
  openNetwork({
    path: '/network?entity=ada',
    answers: {
      'GET /entities/:id': () =>
        detailOf(ada, {
          incidents: [{ id: '142', title: 'Payroll fraud', severity: 'High', status: 'Open' }],
          history: [
            {
              id: 1,
              at: '2026-11-21T08:00:00.000Z',
              kind: 'signed_in',
              actorId: 'p2',
              actorName: 'bob',
              details: null,
            },
          ],
        }),
    },
  });

  const link = await screen.findByRole('link', { name: 'INC-000142 Payroll fraud' });
  expect(link.getAttribute('href')).toContain('incident=');
  expect(within(screen.getByRole('region', { name: 'History' })).getByText('bob')).toBeTruthy();
});

test('Export offers picture and files to staff and viewers alike', async () => {
  const staff = openNetwork();
  await listOfEntities();
  await screen.findByRole('application', { name: 'Network graph' });
  await staff.user.click(screen.getByRole('button', { name: 'Export' }));
  expect(screen.getAllByRole('menuitem')).toHaveLength(8);
  staff.unmount();

  const viewer = openNetwork({ as: 'user' });
  await listOfEntities();
  await screen.findByRole('application', { name: 'Network graph' });
  await viewer.user.click(screen.getByRole('button', { name: 'Export' }));
  expect(screen.getAllByRole('menuitem')).toHaveLength(8);
});

test('viewers look at everything and change nothing', async () => {
  openNetwork({ as: 'user', path: '/network?entity=ada' });

  const rows = await table();
  expect(rows.queryByRole('button', { name: /^Edit/ })).toBeNull();
  for (const name of ['New entity', 'Edit', 'Delete', 'Connect']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
});
