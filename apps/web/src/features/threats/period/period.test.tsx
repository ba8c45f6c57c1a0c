import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openThreats, rowOf } from '../testing/open-threats.tsx';
import { someThreat } from '../testing/some-threat.ts';

const beacon = someThreat('Beacon');
const since = '2026-11-14T08:42:00.000Z';
const outside = { earlier: 812, later: 3, since, until: '2026-11-21T08:42:00.000Z' };

test('the four periods stand first, all time and a range beside them', async () => {
  const { user, address, requests } = openThreats([beacon]);
  await rowOf('Beacon');

  const periods = within(screen.getByRole('navigation', { name: 'Period' })).getAllByRole('link');
  expect(periods.map(({ textContent }) => textContent)).toEqual(['24h', '7d', '30d', '90d']);
  await user.click(screen.getByRole('link', { name: 'All time' }));

  await waitFor(() => expect(address()).toEqual({ period: 'all' }));
  expect(await screen.findByText('1 threat, all time')).toBeTruthy();
  expect(requests('GET /threats').at(-1)).toMatchObject({ period: 'all' });
});

test('what lies outside of the period is said, and each number opens exactly that', async () => {
  const { user, address } = openThreats([beacon], {
    path: '/threats?severity=High',
    answers: { 'GET /threats/outside': () => outside },
  });

  expect(await screen.findByRole('link', { name: '3 dated in the future' })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: '812 older than 7 days' }));

  await waitFor(() => expect(address()).toEqual({ severity: 'High', period: 'all', to: since }));
});

test('a range is chosen by its days, and named among the filters', async () => {
  const { user, address } = openThreats([beacon], { answers: { 'GET /threats/outside': () => outside } });
  await rowOf('Beacon');
  await user.click(screen.getByRole('button', { name: 'Range' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose a range' }));
  await user.click(dialog.getByRole('button', { name: 'Show' }));
  expect(dialog.getByText('Enter a beginning or an end')).toBeTruthy();
  await user.type(dialog.getByRole('textbox', { name: 'From' }), '01/02/2020');
  await user.type(dialog.getByRole('textbox', { name: 'To' }), '01/03/2020');
  await user.click(dialog.getByRole('button', { name: 'Show' }));

  await waitFor(() =>
    expect(address()).toEqual({ period: 'all', from: '2020-01-02T00:00:00.000Z', to: '2020-01-04T00:00:00.000Z' }),
  );
  expect(screen.getByRole('button', { name: 'Range' }).getAttribute('aria-pressed')).toBe('true');
  expect(await screen.findByRole('link', { name: '812 before this range' })).toBeTruthy();
});

test('the trend of all time names its bars by month, or by the years they reach over', async () => {
  const counts = { Critical: 0, High: 1, Medium: 0, Low: 0, notSet: 0 };
  const bar = (from: string, to: string) => ({ from: `${from}T00:00:00.000Z`, to: `${to}T00:00:00.000Z`, counts });
  const trends = [
    { bucket: 'month' as const, points: [bar('2026-10-01', '2026-11-01')] },
    { bucket: 'year' as const, points: [bar('2010-01-01', '2015-01-01'), bar('2015-01-01', '2016-01-01')] },
  ];
  const openTrend = (index: number) =>
    openThreats([beacon], {
      path: '/threats?period=all',
      answers: { 'GET /threats/trend': () => trends[index] as (typeof trends)[number] },
    });

  const { unmount } = openTrend(0);
  expect(await screen.findByRole('link', { name: 'Oct 2026: 1 threat (1 High)' })).toBeTruthy();
  expect(screen.getByText('Threats by month last seen')).toBeTruthy();
  unmount();
  openTrend(1);
  expect(await screen.findByRole('link', { name: '2010–2014: 1 threat (1 High)' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '2015: 1 threat (1 High)' })).toBeTruthy();
});
