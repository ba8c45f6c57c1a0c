import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { countsOf, listOf, openSources, reject, sourceOf } from './testing/open-sources.tsx';

const failing = sourceOf('s1', {
  name: 'Wazuh, all agents',
  format: 'wazuh',
  health: 'failing',
  lastFailure: { at: '2026-11-21T08:40:00.000Z', reason: 'No field of the mapping gives a title.' },
  deadLetters: 3,
  counts: countsOf({ created: 0, updated: 0, folded: 0, rejected: 3 }),
});
const silent = sourceOf('s2', {
  name: 'Zeek, guest network',
  health: 'silent',
  lastNewAt: '2026-11-21T01:30:00.000Z',
});
const paused = sourceOf('s3', {
  name: 'Grafana',
  health: 'paused',
  paused: { at: '2026-11-21T07:00:00.000Z', reason: 'Maintenance of the cluster' },
  waiting: 38,
  oldestWaitingAt: '2026-11-21T07:02:00.000Z',
});
const waiting = sourceOf('s4', {
  name: 'Scanner',
  health: 'waiting',
  lastDeliveryAt: null,
  lastNewAt: null,
  counts: countsOf({ created: 0, updated: 0, folded: 0, rejected: 0 }),
});
const all = [failing, silent, paused, waiting, sourceOf('s5')];

const cardOf = async (name: string) => {
  const item = (await screen.findByRole('link', { name })).closest('li');
  if (!item) throw new Error('The source is not in a list');
  return within(item);
};

test('figures add up, to each other and to the sources, and open their rows', async () => {
  openSources(() => all);
  await screen.findByText('5 sources');
  const figures = within(await screen.findByRole('list', { name: 'Last 24 hours' }));
  const figure = async (name: RegExp) => {
    const link = await figures.findByRole('link', { name });
    return [link.textContent, link.getAttribute('href')];
  };

  expect(await figure(/^Items in/)).toEqual(['33', '/sources?view=table&sort=items']);
  expect(await figure(/^Created/)).toEqual(['9', '/sources?view=table&sort=created']);
  expect(await figure(/^Updated/)).toEqual(['3', '/sources?view=table&sort=updated']);
  expect(await figure(/^Folded/)).toEqual(['15', '/sources?view=table&sort=folded']);
  expect(await figure(/^Rejected/)).toEqual(['6', '/sources?view=table&sort=rejected']);
  expect(await figure(/^Dead letters/)).toEqual(['3', '/sources?view=table&sort=deadLetters']);
});

test('the table that a figure opens lists as much as the figure says', async () => {
  openSources(() => all, { path: '/sources?view=table&sort=items' });
  await screen.findByRole('table', { name: 'Sources' });

  const listed = [...document.querySelectorAll('[data-listed]')].map((mark) =>
    Number(mark.getAttribute('data-listed')),
  );

  expect(listed.toSorted((a, b) => b - a)).toEqual([10, 10, 10, 3, 0]);
});

test('the lead counts sources by health, and each count opens them', async () => {
  const { user, address } = openSources(() => all);
  expect(await screen.findByText('5 sources')).toBeTruthy();
  expect(screen.getByText('Updated 08:42')).toBeTruthy();

  await user.click(screen.getByRole('link', { name: '1 silent' }));

  await waitFor(() => expect(address()).toEqual({ health: 'silent' }));
  expect(await screen.findByText('Showing 1 of 5')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Grafana' })).toBeNull();
});

test('each card says its health in a word, and which rule with its values', async () => {
  openSources(() => all);

  expect((await cardOf('Wazuh, all agents')).getByText('Failing')).toBeTruthy();
  expect(
    (await cardOf('Wazuh, all agents')).getByText(
      '3 deliveries in a row could not be mapped: No field of the mapping gives a title.',
    ),
  ).toBeTruthy();
  const line = (await cardOf('Zeek, guest network')).getByText('No new item for 7h 12m').closest('p');
  expect(line?.textContent).toBe('No new item for 7h 12m, silence limit 2h');
  expect((await cardOf('Grafana')).getByText('Paused: Maintenance of the cluster')).toBeTruthy();
  expect((await cardOf('Scanner')).getByText('Nothing received yet')).toBeTruthy();
  expect((await cardOf('Source s5')).getByText('New item 30m ago')).toBeTruthy();
});

test('a paused card shows what is held, and its numbers open the deliveries', async () => {
  openSources(() => all);

  const held = (await cardOf('Grafana')).getByText('Held deliveries').closest('div');
  const dead = (await cardOf('Wazuh, all agents')).getByText('Dead letters').closest('div');

  expect(held?.querySelector('a')?.getAttribute('href')).toBe('/sources?source=s3&deliveries=waiting');
  expect(held?.textContent).toContain('38');
  expect(dead?.querySelector('a')?.getAttribute('href')).toBe('/sources?source=s1&deliveries=dead');
});

test('healthy sources beyond the fourth fold into one line', async () => {
  const healthy = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => sourceOf(id));
  const { user } = openSources(() => healthy);
  await screen.findByRole('link', { name: 'Source d' });
  expect(screen.queryByRole('link', { name: 'Source e' })).toBeNull();
  expect(screen.getByText('Source e, Source f')).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Show 2 more healthy sources' }));

  expect(screen.getByRole('link', { name: 'Source f' })).toBeTruthy();
});

test('where there is no source the gallery stands in the middle', async () => {
  const { user, address } = openSources(() => []);
  expect(await screen.findByText('No sources yet. Add one from the gallery.')).toBeTruthy();

  await user.click(await screen.findByRole('button', { name: 'Add Wazuh 4' }));

  expect(address()).toEqual({ add: 'wazuh' });
  expect(await screen.findByRole('dialog', { name: 'Add source: Wazuh 4' })).toBeTruthy();
});

test('a list that cannot be read says so and is read again', async () => {
  let fails = true;
  const { user } = openSources(() => [], {
    answers: { 'GET /sources': () => (fails ? reject(500, 'The server rests.')() : listOf(sourceOf('s1'))) },
  });
  expect((await screen.findByRole('alert')).textContent).toContain('The server rests.');

  fails = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByRole('link', { name: 'Source s1' })).toBeTruthy();
});

test('a search narrows the gallery, and what is in use says so', async () => {
  const { user } = openSources(() => [sourceOf('s1')]);
  const entry = await screen.findByRole('button', { name: 'Add Prometheus Alertmanager, in use' });
  expect(entry.textContent).toContain('in use');

  await user.type(screen.getByRole('searchbox', { name: 'Search formats' }), 'wazuh');

  await waitFor(() => expect(screen.queryByRole('button', { name: 'Add Prometheus Alertmanager, in use' })).toBeNull());
  expect(screen.getByRole('button', { name: 'Add Wazuh 4' })).toBeTruthy();
});

test('arrows move between sources, Enter opens, N adds and ? lists the keys', async () => {
  const { user, address } = openSources(() => all);
  const first = await screen.findByRole('link', { name: 'Wazuh, all agents' });
  first.focus();

  await user.keyboard('{ArrowRight}');
  expect(document.activeElement?.textContent).toBe('Zeek, guest network');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toEqual({ source: 's2' }));
  await user.keyboard('?');
  const help = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  expect(help.getByText('Pause or resume the source')).toBeTruthy();
  await user.click(help.getByRole('button', { name: 'Close' }));
  await user.keyboard('n');

  expect(await screen.findByRole('dialog', { name: 'Add source' })).toBeTruthy();
});

test('analysts see everything and act on nothing', async () => {
  openSources(() => all, { as: 'analyst', path: '/sources?source=s3&part=settings' });
  expect(await screen.findByLabelText('Address')).toBeTruthy();

  for (const name of ['Add source', 'Pause', 'Resume', 'New token', 'Delete source', 'Save Changes'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Add / })).toBeNull();
  expect((await cardOf('Grafana')).getByText('Held deliveries')).toBeTruthy();
});
