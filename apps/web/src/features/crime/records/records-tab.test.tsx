import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { TransportError } from '../../../api/errors/transport-error.ts';
import type { Answers, ReplyTo } from '../../../testing/fake-call.ts';
import { crimeRow, openCrimeTab } from '../testing/open-crime-tab.tsx';
import { RecordsTab } from './records-tab.tsx';

const theft = crimeRow();
const nuisance = crimeRow({
  crimeId: null,
  category: 'Anti-social behaviour',
  outcome: null,
  line: 7,
  longitude: null,
  latitude: null,
  location: null,
  area: null,
  lsoaName: null,
  lsoaCode: null,
});
const answers: Answers = {
  'GET /crime/rows': ({ query }) =>
    (query as { after?: string }).after
      ? { rows: [crimeRow({ line: 99 })], total: 30, next: null }
      : { rows: [theft, nuisance], total: 30, next: 'page-2' },
};
const open = (path = '/crime-analysis?tab=records', more: Answers = {}, as?: 'user') =>
  openCrimeTab(<RecordsTab />, { path, answers: { ...answers, ...more }, ...(as && { as: as as never }) });

test('the rows of a figure stand with their number, and what narrows them in words', async () => {
  const { requests } = open(
    '/crime-analysis?tab=records&from=2026-02&to=2026-02&force=kent&antisocial=no&cell=250:1:2',
  );

  expect(await screen.findByText('30 rows')).toBeTruthy();
  const chips = within(screen.getByRole('list', { name: 'Active filters' })).getAllByRole('listitem');
  expect(chips.map(({ textContent }) => textContent)).toEqual([
    'Months: February 2026',
    'Police force: Kent Police',
    'Anti-social behaviour: Exclude',
    'Within one hexagon of the map',
  ]);
  expect(requests('GET /crime/rows')[0]).toMatchObject({
    from: '2026-02',
    to: '2026-02',
    force: 'kent',
    cell: '250:1:2',
  });
});

test('a narrowing is taken away by itself', async () => {
  const { user, address } = open('/crime-analysis?tab=records&force=kent&located=no');

  await user.click(await screen.findByRole('button', { name: 'Remove Without coordinates' }));

  await waitFor(() => expect(address()).toEqual({ tab: 'records', force: 'kent' }));
});

test('a row says where it came from, and a blank says why', async () => {
  open();
  const table = within(await screen.findByRole('table', { name: 'Records' }));
  const [, first, second] = table.getAllByRole('row');

  expect(within(first as HTMLElement).getByText('On or near Moor Lane')).toBeTruthy();
  const file = within(first as HTMLElement).getByRole('link', {
    name: 'Import summary for the source file of line 1,234',
  });
  expect(file.getAttribute('href')).toBe('/crime-analysis?tab=imports&file=f1');
  const point = within(first as HTMLElement).getByRole('link', { name: /show the surroundings on the map/ });
  expect(point.getAttribute('href')).toContain('tab=explore');
  expect(decodeURIComponent(point.getAttribute('href') ?? '')).toMatch(/west="?-0\.11\b/);
  const blanks = within(second as HTMLElement);
  expect(blanks.getByText('Anti-social behaviour has no Crime ID')).toBeTruthy();
  expect(blanks.getByText('Anti-social behaviour has no outcome')).toBeTruthy();
  expect(blanks.getByText('No location was published')).toBeTruthy();
});

test('a Crime ID is copied in full', async () => {
  const { user } = open();
  await screen.findByRole('table', { name: 'Records' });

  await user.click(screen.getAllByRole('button', { name: 'Copy Crime ID' })[0] as HTMLElement);

  expect(await navigator.clipboard.readText()).toBe(theft.crimeId);
});

test('a header sorts by its column, and once more the other way round', async () => {
  const { user, requests } = open();
  await screen.findByRole('table', { name: 'Records' });
  expect(requests('GET /crime/rows')[0]).toMatchObject({ sort: 'month', direction: 'desc' });

  const header = () => within(screen.getByRole('table')).getByRole('button', { name: /^Category/ });
  await user.click(header());
  await waitFor(() => expect(requests('GET /crime/rows').at(-1)).toMatchObject({ sort: 'category', direction: 'asc' }));
  await user.click(header());

  await waitFor(() =>
    expect(requests('GET /crime/rows').at(-1)).toMatchObject({ sort: 'category', direction: 'desc' }),
  );
});

test('rows come by the page, forth and back', async () => {
  const { user, requests } = open();
  const cards = () => within(screen.getByRole('table', { name: 'Records' })).getAllByRole('row').length - 1;
  expect(await screen.findByText('1 to 25 of 30')).toBeTruthy();
  expect(cards()).toBe(2);

  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('26 to 30 of 30')).toBeTruthy();
  expect(requests('GET /crime/rows').at(-1)).toMatchObject({ after: 'page-2', limit: '25' });
  expect(cards()).toBe(1);
  expect(screen.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true);

  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(await screen.findByText('1 to 25 of 30')).toBeTruthy();
  expect(cards()).toBe(2);

  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.click(within(screen.getByRole('table')).getByRole('button', { name: /^Category/ }));
  expect(await screen.findByText('1 to 25 of 30')).toBeTruthy();
});

test('the export takes the filter along and says when it does not hold everything', async () => {
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { user, requests } = open('/crime-analysis?tab=records&from=2026-01&to=2026-02&category=Drugs', {
    'GET /crime/rows/export': () => ({
      file: { name: 'crimes.csv', mediaType: 'text/csv', text: 'x' },
      rows: 100_000,
      total: 120_000,
    }),
  });

  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));

  expect(await screen.findByText(/the first 100,000 of 120,000 rows/)).toBeTruthy();
  expect(requests('GET /crime/rows/export')).toEqual([{ from: '2026-01', to: '2026-02', category: 'Drugs' }]);
});

test('a viewer reads every row and may export them', async () => {
  open('/crime-analysis?tab=records', {}, 'user');
  const button = await screen.findByRole('button', { name: 'Export CSV' });

  expect(button).toHaveProperty('disabled', false);
  expect(await screen.findByText('On or near Moor Lane')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Import summary/ })).toBeNull();
});

test('no row, and rows that cannot be read, say so', async () => {
  let reply: () => ReplyTo<'GET /crime/rows'> = () => {
    throw new TransportError({ problem: 'serverError', status: 503, serverMessage: 'A file is damaged.' });
  };
  const { user } = open('/crime-analysis?tab=records', { 'GET /crime/rows': () => reply() });
  expect((await screen.findByRole('alert')).textContent).toContain('A file is damaged.');

  reply = () => ({ rows: [], total: 0, next: null });
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByText('No row matches')).toBeTruthy();
});
