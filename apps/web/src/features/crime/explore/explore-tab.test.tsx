import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TransportError } from '../../../api/errors/transport-error.ts';
import type { Answers } from '../../../testing/fake-call.ts';
import { crimeChoices, crimeFigures, crimeGrid, openCrimeTab } from '../testing/open-crime-tab.tsx';
import { ExploreTab } from './explore-tab.tsx';

const group = (key: string | null, count: number, antisocial = 0, split: string | null = null) => ({
  key,
  count,
  antisocial,
  split,
});

const byCategory = crimeFigures({
  total: 1_300,
  antisocial: 300,
  groups: [group('Other theft', 600), group('Drugs', 400), group('Anti-social behaviour', 300, 300)],
});
const byMonth = crimeFigures({
  total: 1_300,
  antisocial: 300,
  groups: [group('2025-11', 700, 100), group('2026-02', 600, 200)],
  absent: [
    { month: '2025-12', reason: 'notImported' },
    { month: '2026-01', reason: 'notPublished' },
  ],
});
const byArea = crimeFigures({
  total: 1_300,
  groups: [group('Camden', 800, 0, 'Drugs'), group('Leeds', 450, 0, 'Other theft'), group(null, 50, 0, 'Drugs')],
});
const grid = crimeGrid({
  total: 1_300,
  withoutLocation: 20,
  points: 64,
  cells: [
    { cell: '25000:0:12', longitude: -0.13, latitude: 51.5, count: 900 },
    { cell: '25000:-4:20', longitude: -1.5, latitude: 53.8, count: 380 },
  ],
});

const figures: NonNullable<Answers['GET /crime/figures']> = ({ query }) => {
  const { by, from, to, area } = query as Record<string, string>;
  if (by === 'month') return byMonth;
  if (by === 'area') return byArea;
  if (from === '2026-01' && to === '2026-01')
    return crimeFigures({ absent: [{ month: '2026-01', reason: 'notPublished' }] });
  return area === 'Leeds' ? crimeFigures({ total: 450, groups: [group('Other theft', 450)] }) : byCategory;
};
const answers: Answers = {
  'GET /crime/figures': figures,
  'GET /crime/grid': ({ query }) => ({ ...grid, size: Number((query as { size: string }).size) }),
};

const open = (path = '/crime-analysis?tab=explore', more: Answers = {}) =>
  openCrimeTab(<ExploreTab />, { path, answers: { ...answers, ...more } });

test('the totals stand with and without anti-social behaviour, each as a link to its rows', async () => {
  open();
  const totals = within(await screen.findByRole('region', { name: 'Totals' }));

  const hrefOf = (name: string) => totals.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('All rows: 1,300')).toBe('/crime-analysis?tab=records&from=2025-11&to=2026-02');
  expect(hrefOf('Without anti-social behaviour: 1,000')).toContain('antisocial=no');
  expect(hrefOf('Anti-social behaviour: 300')).toContain('antisocial=only');
});

test('what the filter leaves out is a dash, not a zero', async () => {
  open('/crime-analysis?tab=explore&antisocial=no');
  const totals = within(await screen.findByRole('region', { name: 'Totals' }));

  expect(totals.getByText('Excluded by the filter')).toBeTruthy();
  expect(totals.queryByRole('link', { name: /^Anti-social behaviour/ })).toBeNull();
});

test('months without data are gaps with a word, in the chart and in the table', async () => {
  const { user } = open();
  const panel = within((await screen.findByRole('heading', { name: 'By month' })).closest('section') ?? document.body);

  const month = await panel.findByRole('link', {
    name: 'Nov 2025: Crime without anti-social behaviour 600, Anti-social behaviour 100',
  });
  expect(month.getAttribute('href')).toContain('from=2025-11&to=2025-11');
  expect(panel.getByText('not imported')).toBeTruthy();
  expect(panel.getByText('no data was published')).toBeTruthy();
  await user.click(panel.getByRole('button', { name: 'Show table' }));

  const rows = within(panel.getByRole('table', { name: 'By month' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'MonthCrime without anti-social behaviourAnti-social behaviour',
    'Feb 2026400200',
    'Jan 2026no data was published',
    'Dec 2025not imported',
    'Nov 2025600100',
  ]);
});

test('lines by category are asked for with the largest ones, and the address keeps the choice', async () => {
  const { user, requests, address } = open();
  await screen.findByRole('heading', { name: 'By month' });

  await user.selectOptions(screen.getByRole('combobox', { name: 'Lines' }), 'category');

  await waitFor(() => expect(address()).toMatchObject({ trend: 'category' }));
  await waitFor(() =>
    expect(
      requests('GET /crime/figures')
        .filter(({ by }) => by === 'month')
        .at(-1),
    ).toMatchObject({
      split: 'category',
      category: 'Other theft|Drugs|Anti-social behaviour',
    }),
  );
});

test('areas stand by category, each cell opens its rows, and rows without an area are counted apart', async () => {
  open();
  const table = within(await screen.findByRole('table', { name: 'Categories by area' }));

  expect(table.getByRole('link', { name: 'Camden, Drugs: 800' }).getAttribute('href')).toContain(
    'area=Camden&category=Drugs',
  );
  expect(table.getByRole('link', { name: 'Leeds, Drugs: 0' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '50 rows state no area' }).getAttribute('href')).toContain('lsoa=no');
});

test('two months are compared, and a month without data says so and has no figures', async () => {
  const { user, address } = open();
  expect(
    await screen.findByText('Jan 2026 is not covered: no data was published. It cannot be compared.'),
  ).toBeTruthy();
  const table = within(screen.getByRole('table', { name: 'Compare' }));
  expect(table.getAllByText('no data was published').length).toBeGreaterThan(0);
  expect(table.getByRole('link', { name: 'Feb 2026, Drugs: 400' }).getAttribute('href')).toContain(
    'from=2026-02&to=2026-02',
  );

  await user.selectOptions(screen.getByRole('combobox', { name: 'First' }), '2025-11');

  await waitFor(() => expect(address()).toMatchObject({ a: '2025-11', b: '2026-02' }));
  await waitFor(() => expect(screen.queryByText(/is not covered/)).toBeNull());
});

test('months outside of the chosen period are not compared', async () => {
  open('/crime-analysis?tab=explore&from=2025-11&to=2026-01');
  const first = await screen.findByRole('combobox', { name: 'First' });

  const offered = within(first)
    .getAllByRole('option')
    .map((option) => (option as HTMLOptionElement).value);
  expect(offered.filter((month) => month !== '').every((month) => month >= '2025-11' && month <= '2026-01')).toBe(true);
  expect(offered).not.toContain('2026-02');
});

test('two areas are compared with difference and change', async () => {
  open('/crime-analysis?tab=explore&compare=areas&a=Camden&b=Leeds');
  const table = await screen.findByRole('table', { name: 'Compare' });

  const rows = within(table)
    .getAllByRole('row')
    .map(({ textContent }) => textContent);
  expect(rows[1]).toContain('Drugs');
  expect(rows[1]).toContain('-400');
  expect(rows[1]).toContain('-100%');
  expect(rows[1]).toContain('few rows');
  expect(rows.at(-1)).toContain('-25%');
});

test('the map lists its busiest hexagons with links, and counts what is not on it', async () => {
  open();
  const busiest = within(await screen.findByRole('region', { name: 'Busiest hexagons in view' }));

  const links = busiest.getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['in London 900', '3 km from Leeds 380']);
  expect(links[0]?.getAttribute('href')).toContain('cell=25000%3A0%3A12');
  expect(
    screen.getByRole('link', { name: '20 rows have no coordinates and are not on the map' }).getAttribute('href'),
  ).toContain('located=no');
  expect(screen.getByRole('application', { name: 'Map of the rows in hexagons' })).toBeTruthy();
});

test('the map is moved by keys, and Enter opens the hexagon in the middle', async () => {
  const { user, address } = open('/crime-analysis?tab=explore', {
    'GET /crime/grid': ({ query }) =>
      crimeGrid({
        size: Number((query as { size: string }).size),
        total: 900,
        points: 1,
        cells: [{ cell: '250:0:12', longitude: -0.13, latitude: 51.5, count: 900 }],
      }),
  });
  const map = await screen.findByRole('application');

  map.focus();
  await user.keyboard('+');
  expect((await screen.findAllByText('900 rows, in London')).length).toBeGreaterThan(0);
  await user.keyboard('{Enter}');

  await waitFor(() => expect(address()).toMatchObject({ tab: 'records', cell: '250:0:12' }));
});

test('the filter narrows every part at once, says how much is active, and is reset', async () => {
  const { user, requests, address } = open();
  await screen.findByRole('region', { name: 'Totals' });

  await user.click(screen.getByRole('button', { name: 'Category: All' }));
  await user.type(screen.getByRole('searchbox', { name: 'Search: Category' }), 'dru');
  await user.click(screen.getByRole('checkbox', { name: 'Drugs' }));

  await waitFor(() => expect(address()).toMatchObject({ category: 'Drugs' }));
  await waitFor(() => expect(requests('GET /crime/grid').at(-1)).toMatchObject({ category: 'Drugs' }));
  expect(screen.getByText('1 active')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Remove Category: Drugs' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Reset' }));

  await waitFor(() => expect(address()).toEqual({ tab: 'explore' }));
});

test('without any import the tab says what will stand there and leads to the imports', async () => {
  open('/crime-analysis?tab=explore', { 'GET /crime/choices': () => ({ ...crimeChoices, months: [] }) });

  const link = await screen.findByRole('link', { name: 'Import police data' });

  expect(link.getAttribute('href')).toBe('/crime-analysis?tab=imports');
});

test('figures that cannot be read say so and are read again', async () => {
  let fails = true;
  const { user } = open('/crime-analysis?tab=explore', {
    'GET /crime/figures': (input) => {
      if (fails) throw new TransportError({ problem: 'serverError', status: 503, serverMessage: 'A file is damaged.' });
      return figures(input);
    },
  });
  const [alert] = await screen.findAllByRole('alert');
  expect(alert?.textContent).toContain('A file is damaged.');

  fails = false;
  for (const button of screen.getAllByRole('button', { name: 'Try again' })) await user.click(button);

  expect(await screen.findByRole('link', { name: 'All rows: 1,300' })).toBeTruthy();
});
