import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ReplyTo } from '../../../testing/fake-call.ts';
import { openThreats } from '../testing/open-threats.tsx';
import { someThreat } from '../testing/some-threat.ts';

const none = { Critical: 0, High: 0, Medium: 0, Low: 0, notSet: 0 };
const map: ReplyTo<'GET /threats/map'> = {
  places: [
    {
      country: 'GB',
      position: { latitude: 54, longitude: -2, accuracy: 'country' },
      total: 3,
      counts: { ...none, High: 1, Low: 2 },
    },
  ],
  unplaced: [{ type: 'Phishing', counts: { ...none, Critical: 4 } }],
  placed: 3,
  total: 7,
};
const open = () =>
  openThreats([someThreat('Beacon')], { path: '/threats?tab=map', answers: { 'GET /threats/map': () => map } });

test('places stand in a list beside the map, with what the points mean; each opens its threats', async () => {
  const { user, address } = open();

  const places = within(await screen.findByRole('region', { name: 'Locations' }));
  expect(screen.getByText('Markers show the country center.')).toBeTruthy();
  expect(screen.getByText('3 of 7 threats have a location.')).toBeTruthy();
  await user.click(places.getByRole('link', { name: /United Kingdom/ }));

  await waitFor(() => expect(address()).toEqual({ country: 'GB', placed: 'yes' }));
  expect(await screen.findByRole('button', { name: 'Remove Country: United Kingdom' })).toBeTruthy();
});

test('what has no place stands in a table by type and severity, and every figure opens its threats', async () => {
  const { user, address } = open();

  await user.click(await screen.findByRole('link', { name: 'Phishing, Critical: 4' }));

  await waitFor(() => expect(address()).toEqual({ placed: 'no', type: 'Phishing', severity: 'Critical' }));
});
