import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Answers } from '../../../../testing/fake-call.ts';
import { alertOf, queueOf } from '../../alerts/received/testing/alert-of.ts';
import { openSecurity, reject } from '../../testing/open-security.tsx';

const beacon = alertOf(1, { title: 'Beacon' });
const scan = alertOf(2, { title: 'Scan' });
const open = (answers: Answers, as?: 'user') =>
  openSecurity({ path: '/security?incident=142', answers, ...(as && { as }) });
const section = async () => within(await screen.findByRole('region', { name: 'Received alerts' }));

test('an incident counts its alerts and lists the newest; each opens, and so do all', async () => {
  const { sentTo } = open({ 'GET /received-alerts': () => queueOf([beacon, scan], { total: 31 }) });

  const alert = await (await section()).findByRole('link', { name: 'Beacon' });
  expect(alert.getAttribute('href')).toBe('/security?tab=alerts&alerts=received&queue=all&alert=a1');
  const all = (await section()).getByRole('link', { name: 'All 31 alerts' });
  expect(all.getAttribute('href')).toContain('alertIncident=142');
  expect(sentTo('GET /received-alerts').map(({ query }) => query)).toContainEqual(
    expect.objectContaining({ incident: '142' }),
  );
});

test('an alert is removed, and that can be undone', async () => {
  const { user, sentTo } = open({
    'GET /received-alerts': () => queueOf([beacon]),
    'POST /received-alerts/incidents/removals': () => ({ changeId: 'c1', removed: 1 }),
    'POST /changes/:id/undo': () => ({ undone: 1, kept: [] }),
  });
  await user.click(await (await section()).findByRole('button', { name: 'Remove ALT-000001 from the incident' }));

  expect(await screen.findByText('ALT-000001 removed from the incident')).toBeTruthy();
  expect(sentTo('POST /received-alerts/incidents/removals')[0]?.body).toEqual({ alerts: ['a1'], incident: '142' });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sentTo('POST /changes/:id/undo')[0]?.params).toEqual({ id: 'c1' }));
});

test('alerts are searched and added; those that are there already say so', async () => {
  const there = alertOf(3, { title: 'Known', incidents: [{ id: '142', title: 'This one' }] });
  const { user, sentTo } = open({
    'GET /received-alerts': ({ query }) => (query.incident ? queueOf([]) : queueOf([scan, there])),
    'POST /received-alerts/incidents': () => ({ changeId: 'c1', linked: 1, already: 0 }),
  });
  expect(await (await section()).findByText('No received alerts are linked.')).toBeTruthy();
  await user.click((await section()).getByRole('button', { name: 'Add alerts' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add alerts to INC-000142' }));
  await user.click(await dialog.findByRole('button', { name: 'Add ALT-000002' }));

  expect(await screen.findByText('ALT-000002 added to the incident')).toBeTruthy();
  expect(sentTo('POST /received-alerts/incidents')[0]?.body).toEqual({ alerts: ['a2'], incident: '142' });
  expect(dialog.getByText('added')).toBeTruthy();
});

test('alerts that cannot be read say so, and the rest of the incident stays', async () => {
  open({ 'GET /received-alerts': reject(500) });

  expect(await (await section()).findByText(/Failed to load the alerts of this incident\./)).toBeTruthy();
  expect(screen.getByRole('article')).toBeTruthy();
});

test('who may only read adds and removes nothing', async () => {
  open({ 'GET /received-alerts': () => queueOf([beacon]) }, 'user');

  await (await section()).findByRole('link', { name: 'Beacon' });
  expect((await section()).queryByRole('button')).toBeNull();
});
