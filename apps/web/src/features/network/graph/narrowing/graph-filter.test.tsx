import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { graphOf } from '../../testing/network-records.ts';
import { listOfEntities, openNetwork } from '../../testing/open-network.tsx';

const small = graphOf(['ada', 'bob', 'firm'], ['ada-firm', 'bob-ada']);
const graph = {
  ...small,
  nodes: small.nodes.map((node) => ({
    ...node,
    kind: node.id === 'firm' ? 'report' : 'identity',
    lastActivity: node.id === 'ada' ? '2026-11-01T10:00:00.000Z' : null,
  })),
  edges: small.edges.map((edge) => ({
    ...edge,
    lastContact: edge.id === 'bob-ada' ? '2026-11-11T10:00:00.000Z' : null,
  })),
};
const answers = { 'GET /graph': () => graph };

const openPanel = async (path = '/network') => {
  const opened = openNetwork({ path, answers });
  await screen.findByText('3 records, 2 connections');
  await opened.user.click(screen.getByRole('button', { name: 'Filter graph' }));
  return { ...opened, panel: within(await screen.findByRole('region', { name: 'Graph filter' })) };
};

test('a kind that is unticked leaves the picture, stands in the address, and is said to be hidden', async () => {
  const { panel, user, address, requests } = await openPanel();
  const asked = requests('GET /graph').length;

  await user.click(panel.getByRole('checkbox', { name: 'Report (1)' }));

  expect(await screen.findByText('Hidden by the graph filter: 1 record, 1 connection')).toBeTruthy();
  expect(screen.getByText('2 records, 1 connection')).toBeTruthy();
  expect(address()).toEqual({ withoutKind: 'report' });
  expect(requests('GET /graph')).toHaveLength(asked);

  await user.click(screen.getByRole('button', { name: 'Show all' }));
  await waitFor(() => expect(address()).toEqual({}));
  expect(screen.getByText('3 records, 2 connections')).toBeTruthy();
});

test('connections are left out by their strength', async () => {
  const { panel, user, address } = await openPanel();

  await user.click(panel.getByRole('checkbox', { name: 'Medium (2)' }));

  expect(await screen.findByText('Hidden by the graph filter: 3 records, 2 connections')).toBeTruthy();
  expect(address()).toEqual({ withoutStrength: 'medium' });
});

test('the sliders choose days; what has no date stays until it is left out', async () => {
  const { panel, user, address } = await openPanel();
  const from = panel.getByRole('slider', { name: /^From/ });
  expect([from.getAttribute('max'), from.getAttribute('aria-valuetext')]).toEqual(['10', '11/01/2026']);

  fireEvent.change(from, { target: { value: '11' } });
  fireEvent.change(from, { target: { value: '10' } });
  await waitFor(() => expect(address()).toEqual({ since: '2026-11-11' }));
  expect(screen.getByText('Hidden by the graph filter: 0 records, 0 connections')).toBeTruthy();

  await user.click(panel.getByRole('checkbox', { name: 'Without a date (3)' }));
  expect(await screen.findByText('Hidden by the graph filter: 1 record, 1 connection')).toBeTruthy();
  expect(address()).toEqual({ since: '2026-11-11', dated: 'only' });
});

test('time plays from the first day on; the address follows once it stands still', async () => {
  const { panel, user, address } = await openPanel();

  await user.click(panel.getByRole('button', { name: 'Play' }));
  expect(await screen.findByText('Hidden by the graph filter: 0 records, 1 connection')).toBeTruthy();
  expect(address()).toEqual({});
  await user.click(panel.getByRole('button', { name: 'Pause' }));

  await waitFor(() => expect(address().until).toMatch(/^2026-11-0\d$/));
  await user.click(panel.getByRole('button', { name: 'Play' }));
  await waitFor(() => expect(address()).toEqual({}), { timeout: 6_000 });
  expect(panel.getByRole('button', { name: 'Play' })).toBeTruthy();
});

test('what began before the time and ended after it is within it', async () => {
  const lasting = {
    ...graph,
    edges: graph.edges.map((edge) => ({
      ...edge,
      firstContact: '2026-10-01T00:00:00.000Z',
      lastContact: '2026-12-01T00:00:00.000Z',
    })),
  };
  openNetwork({ path: '/network?since=2026-11-05&until=2026-11-06', answers: { 'GET /graph': () => lasting } });

  expect(await screen.findByText('3 records, 2 connections')).toBeTruthy();
});

test('a link opens the filtered graph; the list is not narrowed by it', async () => {
  const { requests } = openNetwork({ path: '/network?withoutKind=report', answers });

  expect(await screen.findByText('2 records, 1 connection')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Filter graph 1 active' })).toBeTruthy();
  expect(requests('GET /entities').at(-1)).not.toHaveProperty('withoutKind');
});

test('the link to what is shown is copied', async () => {
  const { user } = openNetwork({ answers });
  await listOfEntities();
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();

  await user.click(screen.getByRole('button', { name: 'View' }));
  await user.click(screen.getByRole('menuitem', { name: 'Copy link' }));

  expect(await screen.findByText('Link copied')).toBeTruthy();
  expect(write).toHaveBeenCalledWith(window.location.href);
});

test('of an expanded record the next neighbors are added step by step', async () => {
  const ids = Array.from({ length: 60 }, (_, index) => `n${index}`);
  const around = (limit: number) => {
    const near = ids.slice(0, limit - 1);
    return {
      ...graphOf(
        ['bob', ...near],
        near.map((id) => `bob-${id}`),
      ),
      totalNodes: 61,
    };
  };
  const { user, requests } = openNetwork({
    path: '/network?entity=ada',
    answers: {
      'GET /graph': ({ query }) => {
        const { center, limit } = query as Record<string, string>;
        return center === 'bob' ? around(Number(limit)) : graphOf(['ada', 'bob'], ['bob-ada']);
      },
    },
  });
  await screen.findByText('2 records, 1 connection');
  await user.click(screen.getByRole('button', { name: 'Actions for Bob Stone' }));
  await user.click(screen.getByRole('menuitem', { name: 'Expand neighbors' }));

  expect(await screen.findByText('27 records, 26 connections')).toBeTruthy();
  expect(requests('GET /graph').at(-1)).toMatchObject({ center: 'bob', limit: '26' });
  const more = within(screen.getByRole('list', { name: 'Neighbors not shown' }));
  expect(more.getByText(/^bob: 34 more neighbors/)).toBeTruthy();

  await user.click(more.getByRole('button', { name: 'Show 25 more neighbors of bob' }));
  expect(await screen.findByText('52 records, 51 connections')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Show 9 more neighbors of bob' }));
  expect(await screen.findByText('62 records, 61 connections')).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Neighbors not shown' })).toBeNull();
});
