import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { TransportError } from '../../../api/errors/transport-error.ts';
import { type Answers, fakeCall } from '../../../testing/fake-call.ts';
import { person } from '../../../testing/people.ts';
import { renderWithProviders } from '../../../testing/render-app.tsx';
import { searchText } from '../../../testing/search-text.ts';
import { CoverageTab } from './coverage-tab.tsx';
import { cellOf, gapOf } from './testing/coverage-records.ts';

const months = ['2026-09', '2026-10', '2026-11'];
const coverageReply = {
  forces: [
    { force: 'greater-manchester', name: 'Greater Manchester Police' },
    { force: 'kent', name: 'Kent Police' },
  ],
  months,
  cells: [
    ...months
      .slice(0, 2)
      .map((month) => gapOf('greater-manchester', month, 'notPublished', { notice: 'greater_manchester_2019' })),
    gapOf('greater-manchester', '2026-11', 'future'),
    cellOf('kent', '2026-09'),
    gapOf('kent', '2026-10', 'notImported'),
    gapOf('kent', '2026-11', 'future'),
  ],
};

type Options = { readonly path?: string; readonly answers?: Answers; readonly as?: 'analyst' | 'user' };

function openCoverage({ path = '/crime-analysis?tab=coverage', answers = {}, as = 'analyst' }: Options = {}) {
  const server = fakeCall({ 'GET /crime/coverage': () => coverageReply, ...answers });
  const view = renderWithProviders(<CoverageTab />, {
    call: server.call,
    path,
    now: new Date('2026-11-21T08:42:00.000Z'),
    session: { currentUser: person({ role: as }) },
  });
  return {
    user: userEvent.setup(),
    requests: () => server.sent.map(({ query }) => query),
    address: () => searchText(view.router) as Readonly<Record<string, string | undefined>>,
  };
}

const hrefOf = (link: HTMLElement) =>
  Object.fromEntries(new URL(link.getAttribute('href') ?? '', 'https://x').searchParams);

test('the last 24 months of street-level crime are asked for, and every cell says its state', async () => {
  const { requests } = openCoverage();
  const grid = within(await screen.findByRole('grid'));

  expect(requests()[0]).toEqual({ kind: 'street', from: '2024-12', to: '2026-11' });
  expect(grid.getByRole('button', { name: 'Kent Police, September 2026: File imported, 200 rows' })).toBeTruthy();
  expect(grid.getByRole('button', { name: 'Kent Police, October 2026: Not imported' })).toBeTruthy();
  expect(grid.getByRole('button', { name: 'Kent Police, November 2026: Month not complete' })).toBeTruthy();
});

test('Greater Manchester says that nothing was published and shows no nought', async () => {
  const { user } = openCoverage();
  const row = (await screen.findByRole('rowheader', { name: 'Greater Manchester Police' })).closest('tr');
  if (!row) throw new Error('Greater Manchester has no row');

  expect(within(row).getByText('Not published')).toBeTruthy();
  expect(within(row).queryByText('0')).toBeNull();
  await user.click(within(row).getByRole('button', { name: /September 2026: Not published/ }));

  const dialog = within(await screen.findByRole('dialog', { name: 'Greater Manchester Police, September 2026' }));
  expect(dialog.getByText(/has published no street data since July 2019/)).toBeTruthy();
  expect(hrefOf(dialog.getByRole('link', { name: 'Rows of other forces in this month' }))).toEqual({
    tab: 'records',
    from: '2026-09',
    to: '2026-09',
    city: 'manchester',
  });
});

test('a month opens its figures, each a link to exactly its rows', async () => {
  const { user, address } = openCoverage();
  await user.click(await screen.findByRole('button', { name: /Kent Police, September 2026/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Kent Police, September 2026' }));
  const kent = { tab: 'records', from: '2026-09', to: '2026-09', force: 'kent' };

  expect(address().covered).toBe('kent.2026-09');
  expect(hrefOf(dialog.getByRole('link', { name: '200: Rows, open the rows' }))).toEqual(kent);
  expect(hrefOf(dialog.getByRole('link', { name: /^10 \(5%\): Without location/ }))).toEqual({
    ...kent,
    located: 'no',
  });
  expect(hrefOf(dialog.getByRole('link', { name: /Without LSOA/ }))).toEqual({ ...kent, lsoa: 'no' });
  expect(hrefOf(dialog.getByRole('link', { name: /Repeated Crime IDs/ }))).toEqual({ ...kent, repeated: 'yes' });
  expect(hrefOf(dialog.getByRole('link', { name: /Anti-social behaviour/ }))).toEqual({ ...kent, antisocial: 'only' });
  expect(hrefOf(dialog.getByRole('link', { name: 'View import summary' })).file).toBe('file-kent-2026-09');
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(address().covered).toBeUndefined());
});

test('somebody who may not read imports is not led there', async () => {
  openCoverage({ path: '/crime-analysis?tab=coverage&covered=kent.2026-09', as: 'user' });
  const dialog = within(await screen.findByRole('dialog'));

  expect(dialog.getByText('Rejected rows')).toBeTruthy();
  expect(dialog.queryByRole('link', { name: 'View import summary' })).toBeNull();
});

test('the grid is one stop for the Tab key, and arrows move in it', async () => {
  const { user } = openCoverage();
  const grid = await screen.findByRole('grid');
  const focused = () => document.activeElement?.getAttribute('aria-label');

  expect(grid.querySelectorAll('button[tabindex="0"]').length).toBe(1);
  act(() => grid.querySelector<HTMLElement>('button[tabindex="0"]')?.focus());
  expect(focused()).toContain('Greater Manchester Police, November 2026');
  await user.keyboard('{ArrowDown}{ArrowLeft}');
  expect(focused()).toContain('Kent Police, October 2026');
  await user.keyboard('{Home}{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Kent Police, September 2026' })).toBeTruthy();
});

test('the sum of a force opens its rows of all months in sight', async () => {
  openCoverage();

  const link = await screen.findByRole('link', { name: '200 rows of Kent Police, open them' });

  expect(hrefOf(link)).toEqual({ tab: 'records', from: '2026-09', to: '2026-11', force: 'kent' });
  expect(screen.getByText('1 of 3 months')).toBeTruthy();
});

test('another kind and span stand in the address and are asked for', async () => {
  const { user, requests, address } = openCoverage();
  await screen.findByRole('grid');

  await user.selectOptions(screen.getByLabelText('Kind of file'), 'Outcomes');
  await user.selectOptions(screen.getByLabelText('Months shown'), '12 months');

  await waitFor(() => expect(requests().at(-1)).toEqual({ kind: 'outcomes', from: '2025-12', to: '2026-11' }));
  expect(address()).toEqual({ tab: 'coverage', kind: 'outcomes', from: '2025-12', to: '2026-11' });
});

test('data coverage that cannot be read says why and can be asked for again', async () => {
  const failing = () => {
    throw new TransportError({ problem: 'other', status: 503, serverMessage: 'The crime data is busy.' });
  };
  openCoverage({ answers: { 'GET /crime/coverage': failing } });

  expect((await screen.findByRole('alert')).textContent).toContain('The crime data is busy.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
