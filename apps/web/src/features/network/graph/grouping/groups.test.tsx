import type { Graph, GraphNode } from '@halyard/contracts/intelligence/entities.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { graphOf } from '../../testing/network-records.ts';
import { openNetwork, reject } from '../../testing/open-network.tsx';

type Query = Readonly<Record<string, string>>;

const [firm, rest] = ['identity--firm', 'type--Person'];
const kindsOf = (count: number) => [{ kind: 'identity', count }];

function groupNode(id: string, change: Partial<GraphNode>, count: number): GraphNode {
  const [node] = graphOf([id], [], change).nodes;
  if (!node) throw new Error('A graph of one record has one node.');
  return { ...node, group: { count, kinds: kindsOf(count) } };
}

const grouped: Graph = {
  nodes: [
    groupNode(firm, { name: 'Crane Ltd', type: 'Organization', risk: 'High', degree: 7 }, 49_000),
    groupNode(rest, { name: 'Person', degree: 7 }, 1_000),
  ],
  edges: [
    { ...graphOf(['a', 'b'], ['a-b']).edges[0], id: 'x', source: firm, target: rest, count: 7 } as Graph['edges'][0],
  ],
  totalNodes: 50_000,
  groups: { around: 1, path: [] },
};
const opened: Graph = {
  ...graphOf(['ada', 'bob'], ['ada-bob']),
  groups: { around: null, path: [{ id: firm, name: 'Crane Ltd', count: 49_000 }] },
};

const open = (path = '/network') =>
  openNetwork({
    path,
    answers: {
      'GET /graph': ({ query }) => {
        const { within: group, grouped: isGrouped } = query as Query;
        if (group) return group === firm ? opened : reject(404, 'record_not_found')();
        return isGrouped ? grouped : { ...graphOf(['ada', 'bob'], ['ada-bob']), totalNodes: 50_000 };
      },
    },
  });
const groupList = async () => within(await screen.findByRole('region', { name: 'Groups' }));

test('too many records are drawn as groups: why, and each with its size, kinds, risk and connections', async () => {
  open();
  const list = await groupList();

  expect(screen.getByText(/^50,000 records, grouped around 1: too many to draw each/)).toBeTruthy();
  const [first, second] = list.getAllByRole('listitem');
  expect(first?.textContent).toContain('Crane Ltd');
  expect(first?.textContent).toContain('Identity (49,000)');
  expect(first?.textContent).toContain('7 connections to other groups');
  expect(within(first as HTMLElement).getByText('High')).toBeTruthy();
  expect(within(second as HTMLElement).getByRole('link', { name: 'Person: 1,000 records' })).toBeTruthy();
  expect(screen.getByText('2 groups, 1 pair of them connected')).toBeTruthy();
  // What is said of records says nothing of groups.
  expect(screen.queryByRole('button', { name: 'Filter graph' })).toBeNull();
});

test('a group opens for graph and list alike, stands in the address, and leads back', async () => {
  const view = open();
  await view.user.click((await groupList()).getByRole('link', { name: 'Crane Ltd' }));

  const path = within(await screen.findByRole('navigation', { name: 'Opened groups' }));
  expect(path.getByText('Crane Ltd (49,000)')).toBeTruthy();
  expect(view.address()).toEqual({ within: firm });
  await waitFor(() => expect(view.requests('GET /entities').at(-1)).toMatchObject({ within: firm }));
  expect(view.requests('GET /graph').at(-1)).toMatchObject({ within: firm, grouped: 'yes' });

  await view.user.click(path.getByRole('button', { name: 'All groups' }));
  await groupList();
  expect(view.address()).toEqual({});
});

test('another filter is about other groups; a group that is gone says so', async () => {
  const view = open(`/network?within=${firm}`);
  await screen.findByRole('navigation', { name: 'Opened groups' });
  await view.user.type(screen.getByRole('searchbox', { name: 'Search entities' }), 'x');
  await waitFor(() => expect(view.address()).toEqual({ search: 'x' }));
  view.unmount();

  const lost = open('/network?within=type--Ship');
  expect(await screen.findByText('This group no longer exists.')).toBeTruthy();
  await lost.user.click(screen.getByRole('button', { name: 'All groups' }));
  await groupList();
});

test('the best connected records can be drawn in place of groups, and groups again', async () => {
  const view = open();
  await groupList();
  await view.user.click(screen.getByRole('button', { name: 'Show the 2,000 best connected' }));

  await waitFor(() => expect(view.address()).toEqual({ group: 'none' }));
  expect(view.requests('GET /graph').at(-1)).not.toHaveProperty('grouped');
  await view.user.click(await screen.findByRole('button', { name: 'Show groups' }));
  await groupList();
});
