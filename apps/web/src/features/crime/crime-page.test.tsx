import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type Answers, fakeCall } from '../../testing/fake-call.ts';
import { renderWithProviders } from '../../testing/render-app.tsx';
import { searchText } from '../../testing/search-text.ts';
import { CrimePage } from './crime-page.tsx';

const choices = {
  months: ['2026-02', '2026-03'],
  areas: ['Camden'],
  outcomes: [],
  forces: [{ force: 'kent', name: 'Kent Police' }],
};

function openPage(path = '/crime-analysis', answers: Answers = {}) {
  const server = fakeCall({
    'GET /crime/choices': () => choices,
    'GET /analyses': () => ({ analyses: [], next: null }),
    'GET /crime/coverage': () => ({ forces: choices.forces, months: choices.months, cells: [] }),
    ...answers,
  });
  const view = renderWithProviders(<CrimePage />, {
    call: server.call,
    path,
    now: new Date('2026-11-21T08:42:00.000Z'),
  });
  return {
    user: userEvent.setup(),
    address: () => searchText(view.router) as Readonly<Record<string, string | undefined>>,
  };
}

test('the page says what it shows, how fresh it is and what the data cannot say', async () => {
  openPage();

  expect(await screen.findByRole('heading', { level: 1, name: 'Crime Data Analysis' })).toBeTruthy();
  expect(await screen.findByText(/Newest month: March 2026\. 2 months from 1 forces?\./)).toBeTruthy();
  expect(screen.getByText('About this data')).toBeTruthy();
  expect(screen.getByText(/^Coordinates are snap points/)).toBeTruthy();
  expect(screen.getByText(/^Anti-social behaviour is counted apart/)).toBeTruthy();
});

test('without any data it leads to the imports', async () => {
  openPage('/crime-analysis', { 'GET /crime/choices': () => ({ ...choices, months: [], forces: [] }) });

  const link = await screen.findByRole('link', { name: 'Import data' });
  expect(screen.getByText(/No police data has been imported yet\./)).toBeTruthy();
  expect(link.getAttribute('href')).toContain('tab=imports');
});

test('tabs stand in the address, and a look at another loses no invented result', async () => {
  const { user, address } = openPage();
  await user.click(await screen.findByRole('button', { name: 'Load Mock Data' }));
  const id = (await screen.findByText(/^mock-/)).textContent;

  await user.click(screen.getByRole('tab', { name: 'Coverage' }));
  expect(await screen.findByRole('grid')).toBeTruthy();
  expect(address().tab).toBe('coverage');
  await user.click(screen.getByRole('tab', { name: 'Analysis' }));

  await waitFor(() => expect(screen.getByText(String(id))).toBeTruthy());
  expect(address().tab).toBeUndefined();
  const tabs = within(screen.getByRole('tablist', { name: 'Views of crime data' })).getAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    ...['Analysis', 'Explore', 'Records', 'Coverage', 'Imports'],
  ]);
});
