import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { present } from '../../testing/present.ts';
import { openThreats, reject, rowOf } from './testing/open-threats.tsx';
import { pageOf, someThreat } from './testing/some-threat.ts';

const three = [
  someThreat('Beacon', { severity: 'Critical', type: 'Malware', source: 'DNS', sample: true }),
  someThreat('Dropper', { severity: 'High', status: 'Investigating' }),
  someThreat('Lure', { severity: 'Low', type: 'Phishing', status: 'Mitigated' }),
];

test('the overview opens with the last seven days: four counters, the trend, and five columns of rows', async () => {
  const { requests } = openThreats(three);

  const row = await rowOf('Beacon');
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    ...['Overview', 'Active Threats', 'Mitigated', 'Threat Map'],
  ]);
  expect(screen.getByRole('tab', { name: 'Overview' }).getAttribute('aria-selected')).toBe('true');
  const periods = within(screen.getByRole('navigation', { name: 'Period' })).getAllByRole('link');
  expect(periods.map(({ textContent }) => textContent)).toEqual(['24h', '7d', '30d', '90d']);
  expect(periods[1]?.getAttribute('aria-current')).toBeTruthy();
  expect(requests('GET /threats')[0]).toMatchObject({ period: '7d' });
  const counters = within(screen.getByRole('region', { name: 'Threats by severity' })).getAllByRole('link');
  expect(counters.map(({ textContent }) => textContent)).toEqual([
    ...['Critical1of 3', 'High1of 3', 'Medium0of 3', 'Low1of 3'],
  ]);
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.replace(/[↑↓]/, ''));
  expect(headers.slice(1)).toEqual(['Type', 'Severity', 'Source', 'Timestamp', 'Status']);
  expect(row.getByText('Sample')).toBeTruthy();
  expect(row.getByText('42m ago')).toBeTruthy();
  expect(screen.getByText('3 threats seen in the last 7 days')).toBeTruthy();
});

test('another period is asked for by every part of the screen and stands in the address', async () => {
  const { user, requests, address } = openThreats(three);
  await rowOf('Beacon');

  await user.click(screen.getByRole('link', { name: '30d' }));

  await waitFor(() => expect(requests('GET /threats').at(-1)).toMatchObject({ period: '30d' }));
  await waitFor(() => expect(requests('GET /threats/trend').at(-1)).toMatchObject({ period: '30d' }));
  expect(address()).toEqual({ period: '30d' });
});

test('a counter opens its rows, and what is filtered out is a dash, not a zero', async () => {
  const { user, requests, address } = openThreats(three);
  await rowOf('Beacon');

  await user.click(screen.getByRole('link', { name: /^High/ }));

  await waitFor(() => expect(requests('GET /threats').at(-1)).toMatchObject({ severity: 'High' }));
  expect(address()).toEqual({ severity: 'High' });
  expect(screen.getByRole('link', { name: /^Critical/ }).textContent).toBe('Critical–Hidden by filter');
  await user.click(screen.getByRole('link', { name: /^High/ }));
  await waitFor(() => expect(address()).toEqual({}));
});

test('the filter narrows once it is applied, says how much is active, and is taken away piece by piece', async () => {
  const { user, requests, address } = openThreats(three);
  await rowOf('Beacon');

  await user.click(screen.getByRole('button', { name: 'Filter' }));
  const panel = within(screen.getByRole('form', { name: 'Filter threats' }));
  await user.click(panel.getByRole('checkbox', { name: 'Critical' }));
  await user.click(panel.getByRole('checkbox', { name: 'TLP:RED' }));
  await user.selectOptions(panel.getByRole('combobox', { name: 'Type' }), 'Phishing');
  await user.type(panel.getByRole('searchbox', { name: 'Text' }), 'mail');
  expect(address()).toEqual({});
  await user.click(panel.getByRole('button', { name: 'Apply' }));

  const narrowed = { severity: 'Critical', tlp: 'TLP:RED', type: 'Phishing', search: 'mail' };
  await waitFor(() => expect(address()).toEqual(narrowed));
  await waitFor(() => expect(requests('GET /threats/trend').at(-1)).toMatchObject(narrowed));
  expect(screen.getByRole('button', { name: 'Filter 4 active' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove Severity: Critical' }));
  await waitFor(() => expect(address()).not.toHaveProperty('severity'));
  expect(panel.getByRole('checkbox', { name: 'Critical' })).toHaveProperty('checked', false);
  await user.click(panel.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(address()).toEqual({}));
});

test('a bar of the trend opens the threats of its day; the chart stays whole', async () => {
  const { user, requests, address } = openThreats(three);
  await rowOf('Beacon');

  await user.click(await screen.findByRole('link', { name: '11/21/2026: 3 threats (1 Critical, 1 High, 1 Low)' }));

  const span = { from: '2026-11-21T00:00:00.000Z', to: '2026-11-22T00:00:00.000Z' };
  await waitFor(() => expect(requests('GET /threats').at(-1)).toMatchObject(span));
  expect(address()).toEqual(span);
  expect(requests('GET /threats/trend')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Show as table' }));
  expect(within(screen.getByRole('table', { name: 'Trend' })).getAllByRole('row')).toHaveLength(3);
});

test('the tabs Active Threats and Mitigated ask for their group', async () => {
  const { user, requests, address } = openThreats(three);
  await rowOf('Beacon');

  await user.click(screen.getByRole('tab', { name: 'Mitigated' }));
  await waitFor(() => expect(requests('GET /threats').at(-1)).toMatchObject({ group: 'mitigated' }));
  await user.click(screen.getByRole('tab', { name: 'Active Threats' }));

  await waitFor(() => expect(requests('GET /threats').at(-1)).toMatchObject({ group: 'active' }));
  expect(address()).toEqual({ tab: 'active' });
  expect(screen.queryByRole('region', { name: 'Threats by severity' })).toBeNull();
});

test('a header sorts by its column, and once more the other way round', async () => {
  const { user, requests } = openThreats(three);
  await rowOf('Beacon');

  await user.click(screen.getByRole('button', { name: /^Severity/ }));
  await waitFor(() => expect(requests('GET /threats').at(-1)).toMatchObject({ sort: 'severity', direction: 'desc' }));
  await user.click(screen.getByRole('button', { name: /^Severity/ }));

  await waitFor(() => expect(requests('GET /threats').at(-1)).toMatchObject({ sort: 'severity', direction: 'asc' }));
});

test('more rows come on request', async () => {
  const more = [someThreat('Worm')];
  const { user, requests } = openThreats(three, {
    answers: {
      'GET /threats': ({ query }) =>
        (query as { after?: string }).after ? pageOf(more, { total: 4 }) : pageOf(three, { total: 4, next: 'page-2' }),
    },
  });
  expect(await screen.findByText('3 of 4 shown')).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Show more' }));

  expect(await screen.findByText('4 of 4 shown')).toBeTruthy();
  expect(requests('GET /threats').at(-1)).toMatchObject({ after: 'page-2' });
});

test('a viewer sees everything and can change nothing', async () => {
  openThreats(three, { as: 'user' as never, path: `/threats?threat=${three[0]?.id}` });

  expect(await screen.findByRole('complementary')).toBeTruthy();
  expect(await screen.findByText('No history yet')).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getByRole('button', { name: 'Export' })).toBeTruthy();
  for (const name of ['New threat', 'Edit', 'Acknowledge', 'Delete', 'Triage'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('a failed reading says so, keeps the rows and can be tried again', async () => {
  const replies = [
    () => pageOf(three),
    reject({ status: 503, serverMessage: 'Halyard is busy.' }),
    () => pageOf(three),
  ];
  const { user } = openThreats(three, { answers: { 'GET /threats': () => present(replies.shift())() } });
  await rowOf('Beacon');

  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Halyard is busy.');
  expect(await rowOf('Beacon')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('without threats the screen says what will stand there and offers what fills it', async () => {
  const { user, address } = openThreats([]);

  expect(await screen.findByText(/No threats/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show the last 90 days' }));

  await waitFor(() => expect(address()).toEqual({ period: '90d' }));
});

test('the export takes the filter along and says when the file does not hold everything', async () => {
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => {};
  const { user, requests } = openThreats(three, {
    path: '/threats?period=30d&severity=High&tab=active',
    answers: {
      'GET /threats/export': () => ({
        file: { name: 'threats.csv', mediaType: 'text/csv', text: 'x' },
        rows: 10_000,
        total: 12_345,
      }),
    },
  });
  await rowOf('Beacon');

  await user.click(screen.getByRole('button', { name: 'Export' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['CSV', 'JSON', 'STIX 2.1']);
  await user.click(screen.getByRole('menuitem', { name: 'STIX 2.1' }));

  expect(await screen.findByText(/Exported 10,000 of 12,345 threats/)).toBeTruthy();
  expect(requests('GET /threats/export')).toEqual([
    { period: '30d', severity: 'High', group: 'active', format: 'stix' },
  ]);
});
