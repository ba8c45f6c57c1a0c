import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { incidentOf, summaryOf } from '../../../../testing/incident-of.ts';
import { graphOf } from '../../testing/network-records.ts';
import { listOfEntities, openNetwork, table } from '../../testing/open-network.tsx';
import { isInside } from '../selection/inside.ts';

const star = graphOf(['ada', 'bob', 'c', 'd'], ['ada-bob', 'ada-c', 'bob-d']);
const answers = { 'GET /graph': () => star };
const whole = '4 records, 3 connections';

async function open(path = '/network?entity=ada') {
  const opened = openNetwork({ path, answers });
  await screen.findByText(whole);
  return opened;
}

const chooseNeighbours = async ({ user }: Awaited<ReturnType<typeof open>>) => {
  await table();
  await user.click(await screen.findByRole('button', { name: 'Select neighbors' }));
  return within(await screen.findByRole('region', { name: 'Selection' }));
};

test('the layout stands in the address', async () => {
  const { user, address } = await open('/network');

  await user.click(screen.getByRole('button', { name: 'View' }));
  await user.click(screen.getByRole('menuitemradio', { name: 'Hierarchical' }));

  await waitFor(() => expect(address()).toEqual({ layout: 'hierarchy' }));
  await user.click(screen.getByRole('button', { name: 'View' }));
  const item = screen.getByRole('menuitemradio', { name: 'Hierarchical' });
  expect(item.getAttribute('aria-checked')).toBe('true');
});

test('neighbours are selected by keyboard and hidden together; what is hidden is said and comes back', async () => {
  const opened = await open();
  const bar = await chooseNeighbours(opened);

  expect(bar.getByText('3 records selected')).toBeTruthy();
  await opened.user.click(bar.getByRole('button', { name: 'Hide' }));

  expect(await screen.findByText('1 record, 0 connections')).toBeTruthy();
  expect(screen.getByText('3 records hidden by hand')).toBeTruthy();
  await opened.user.click(screen.getByRole('button', { name: 'Show hidden records' }));
  expect(await screen.findByText(whole)).toBeTruthy();
});

test('only the selection stays, and that can be undone and made again', async () => {
  const opened = await open();
  const bar = await chooseNeighbours(opened);

  await opened.user.click(bar.getByRole('button', { name: 'Keep only' }));
  expect(await screen.findByText('3 records, 2 connections')).toBeTruthy();

  const graph = await screen.findByRole('application', { name: 'Network graph' });
  fireEvent.keyDown(graph, { key: 'z', ctrlKey: true });
  expect(await screen.findByText(whole)).toBeTruthy();
  fireEvent.keyDown(graph, { key: 'Z', ctrlKey: true, shiftKey: true });
  expect(await screen.findByText('3 records, 2 connections')).toBeTruthy();
  await opened.user.click(screen.getByRole('button', { name: 'Undo view change' }));
  expect(await screen.findByText(whole)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Undo view change' }).getAttribute('aria-disabled')).toBe('true');
});

test('a record is moved by keyboard, said meanwhile, and Escape leaves it where it was', async () => {
  const { user } = await open();
  const graph = await screen.findByRole('application', { name: 'Network graph' });
  const undo = () => screen.getByRole('button', { name: 'Undo view change' }).getAttribute('aria-disabled');

  fireEvent.keyDown(graph, { key: 'm' });
  expect(await screen.findByText(/^Moving ADA: click its new place/i)).toBeTruthy();
  fireEvent.keyDown(graph, { key: 'ArrowRight' });
  fireEvent.keyDown(graph, { key: 'Escape' });
  expect(screen.queryByText(/^Moving/)).toBeNull();
  expect(undo()).toBe('true');

  for (const key of ['m', 'ArrowRight', 'Enter']) fireEvent.keyDown(graph, { key });
  await waitFor(() => expect(undo()).toBe('false'));

  await user.click(screen.getByRole('button', { name: 'Move records by clicks' }));
  expect(await screen.findByText('Click the record to move.')).toBeTruthy();
});

test('a change of the address is a step of the view as well', async () => {
  const { user, address } = await open('/network');
  await user.click(screen.getByRole('button', { name: 'View' }));
  await user.click(screen.getByRole('menuitemradio', { name: 'Radial' }));
  await waitFor(() => expect(address()).toEqual({ layout: 'radial' }));

  await user.click(screen.getByRole('button', { name: 'Undo view change' }));
  await waitFor(() => expect(address()).toEqual({}));
  await user.click(screen.getByRole('button', { name: 'Redo view change' }));
  await waitFor(() => expect(address()).toEqual({ layout: 'radial' }));
});

test('the selection is added to an incident', async () => {
  const opened = openNetwork({
    path: '/network?entity=ada',
    answers: {
      'GET /graph': () => star,
      'GET /incidents': () => ({
        incidents: [summaryOf(7, { title: 'Quay' })],
        total: 1,
        next: null,
        counts: { all: 1, open: 1, investigating: 0, mitigated: 0, resolved: 0 },
      }),
      'POST /incidents/:id/links': () => ({ incident: incidentOf(7), changeId: 'c9' }),
    },
  });
  await screen.findByText(whole);
  const bar = await chooseNeighbours(opened);

  await opened.user.click(bar.getByRole('button', { name: 'More actions' }));
  await opened.user.click(screen.getByRole('menuitem', { name: 'Add to incident' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add 3 records to an incident' }));
  await opened.user.click(dialog.getByRole('radio', { name: 'Existing incident' }));
  await opened.user.click(dialog.getByRole('button', { name: 'Add to incident' }));
  expect(await dialog.findByText('Select an incident')).toBeTruthy();
  await opened.user.click(await dialog.findByRole('radio', { name: /Quay/ }));
  await opened.user.click(dialog.getByRole('button', { name: 'Add to incident' }));

  expect(await screen.findByText('3 records added to INC-000007')).toBeTruthy();
  expect(opened.writes().at(-1)).toMatchObject({
    endpoint: 'POST /incidents/:id/links',
    body: { recordIds: ['ada', 'bob', 'c'] },
  });
});

test('what is selected begins a new incident, with its names and the worst severity', async () => {
  const opened = openNetwork({
    path: '/network?entity=ada',
    answers: {
      'GET /graph': () => star,
      'POST /incidents': () => ({ incident: incidentOf(8), changeId: 'c9' }),
    },
  });
  await screen.findByText(whole);
  const bar = await chooseNeighbours(opened);

  await opened.user.click(bar.getByRole('button', { name: 'More actions' }));
  await opened.user.click(screen.getByRole('menuitem', { name: 'Add to incident' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add 3 records to an incident' }));
  const title = dialog.getByRole('textbox', { name: 'Title' });
  expect(title).toHaveProperty('value', expect.stringMatching(/ and 2 more$/));
  await opened.user.clear(title);
  await opened.user.type(title, 'Ring around Ada');
  await opened.user.click(dialog.getByRole('button', { name: 'Create incident' }));

  expect(await screen.findByText('3 records added to INC-000008')).toBeTruthy();
  expect(opened.writes().at(-1)).toMatchObject({
    endpoint: 'POST /incidents',
    body: { title: 'Ring around Ada', severity: 'Medium', source: 'Network graph', recordIds: ['ada', 'bob', 'c'] },
  });
});

test('measures color the graph, say what they mean, and their top records select', async () => {
  const opened = await open('/network');
  await opened.user.click(screen.getByRole('button', { name: 'Measures' }));
  const panel = within(await screen.findByRole('region', { name: 'Measures' }));

  await opened.user.selectOptions(panel.getByRole('combobox', { name: 'Color by' }), 'Community');
  await waitFor(() => expect(opened.address()).toEqual({ color: 'community' }));
  expect(panel.getByText(/Louvain/)).toBeTruthy();
  await opened.user.selectOptions(panel.getByRole('combobox', { name: 'Rank by' }), 'Betweenness');
  const top = within(await panel.findByRole('table', { name: 'Top 10 by Betweenness' }));
  const [, first] = top.getAllByRole('row');
  expect(first?.textContent).toContain('66.7%');
  await opened.user.click(top.getByRole('button', { name: 'bob' }));

  await waitFor(() => expect(opened.address()).toEqual({ color: 'community', entity: 'bob' }));
  const legend = within(screen.getByRole('region', { name: 'Legend' }));
  expect(legend.getByRole('list', { name: 'Community' })).toBeTruthy();
});

test('similar records are named with what they share, and lead on', async () => {
  const link = (id: string) => ({
    id,
    name: id,
    type: 'Person',
    family: 'entity' as const,
    severity: null,
    risk: null,
  });
  const opened = openNetwork({
    path: '/network?entity=ada',
    answers: {
      'GET /entities/:id/similar': () => ({
        similar: [{ record: link('bob'), score: 0.5, sharedCount: 7, shared: [link('firm')] }],
        isPartial: true,
      }),
    },
  });
  const part = within(await screen.findByRole('region', { name: 'Similar entities' }));

  expect(await part.findByText('50% similar')).toBeTruthy();
  expect(part.getByText(/7 shared neighbors/).textContent).toBe('7 shared neighbors: firmand 6 more');
  expect(part.getByText(/were left out/)).toBeTruthy();
  await opened.user.click(part.getByRole('button', { name: 'bob' }));
  await waitFor(() => expect(opened.address()).toEqual({ entity: 'bob' }));
});

test('an incident is opened as a whole; what is no record leads to its own screen', async () => {
  const graph = graphOf(['ada', 'incident--7'], []);
  const nodes = graph.nodes.map((node) =>
    node.id === 'ada' ? node : { ...node, name: 'INC-000007 Quay', type: 'Incident', family: 'incident' as const },
  );
  const opened = openNetwork({
    path: '/network?entity=incident--7',
    answers: { 'GET /graph': () => ({ ...graph, nodes }) },
  });

  const link = await screen.findByRole('link', { name: 'Open incident' });
  expect(link.getAttribute('href')).toContain('incident=');
  expect(opened.requests('GET /graph').at(-1)).toMatchObject({ center: 'incident--7' });
  expect(opened.requests('GET /entities/:id')).toEqual([]);
  await listOfEntities();
});

test('a point is within a line that is drawn around it', () => {
  const line = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
    { x: 5, y: 2 },
    { x: 0, y: 10 },
  ];
  const inside = [
    [1, 1],
    [9, 1],
    [5, 8],
    [11, 1],
  ].map(([x = 0, y = 0]) => isInside({ x, y }, line));

  expect(inside).toEqual([true, true, false, false]);
});
