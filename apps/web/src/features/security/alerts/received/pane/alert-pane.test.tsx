import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { incidentOf, summaryOf } from '../../../testing/records.ts';
import { alertOf, detailOf } from '../testing/alert-of.ts';
import { openQueue } from '../testing/open-queue.ts';

const beacon = alertOf(1, { title: 'Beacon', occurrences: 214 });
const pane = async () => within(await screen.findByRole('complementary', { name: 'Beacon' }));

test('an alert says what its source said of its severity, and why its messages were folded', async () => {
  openQueue({ alerts: [beacon], more: '&alert=a1' });

  expect(await (await pane()).findByText('priority 1 = High')).toBeTruthy();
  const why = within((await pane()).getByRole('region', { name: 'Why folded' }));
  expect(why.getByText('Fingerprint v1')).toBeTruthy();
  expect(why.getByText('214 messages folded since 08:04.')).toBeTruthy();
  expect(why.getByText('signature')).toBeTruthy();
  expect(why.getByText('2033713')).toBeTruthy();
});

test('observables are shown so that nothing opens them, with their type and role', async () => {
  const detail = detailOf(beacon, { observables: [{ type: 'ipv4-addr', value: '203.0.113.47', role: 'destination' }] });
  openQueue({ alerts: [beacon], more: '&alert=a1', answers: { 'GET /received-alerts/:id': () => detail } });

  expect(await (await pane()).findByText('203.0.113[.]47')).toBeTruthy();
  expect((await pane()).getByText('Destination')).toBeTruthy();
  expect((await pane()).getByText('IPv4 address')).toBeTruthy();
  expect((await pane()).getByRole('button', { name: 'Copy 203.0.113[.]47' })).toBeTruthy();
});

test('the raw payload is formatted, searched, and names the fields that no mapping took', async () => {
  const counts = { items: 1, created: 1, updated: 0, folded: 0, rejected: 0 };
  const at = '2026-11-21T08:04:00.000Z';
  const { user } = openQueue({
    alerts: [beacon],
    more: '&alert=a1&part=payload',
    answers: {
      'GET /received-alerts/:id': () => detailOf(beacon, { deliveryId: 9 }),
      'GET /intake-deliveries/:id': () => ({
        delivery: {
          id: 9,
          sourceId: 's1',
          receivedAt: at,
          mediaType: 'application/json',
          bytes: 20,
          state: 'done' as const,
          reason: null,
          counts,
          attempts: 1,
        },
        headers: [['user-agent', 'suricata']],
        body: '{"sid":2033713}',
        isCut: false,
        rejections: [],
        unmapped: ['flow.bytes'],
      }),
    },
  });
  const body = within(await (await pane()).findByRole('region', { name: 'Body' }));
  expect(body.getByText(/"sid": 2033713/)).toBeTruthy();
  await user.type(body.getByRole('searchbox'), '2033');

  expect(await body.findByText('1 match')).toBeTruthy();
  expect((await pane()).getByText('flow.bytes')).toBeTruthy();
  expect((await pane()).getByText('suricata')).toBeTruthy();
});

test('the history says why an alert was closed, and by whom', async () => {
  const at = '2026-11-21T08:14:00.000Z';
  const detail = detailOf(beacon, {
    history: [
      {
        id: 1,
        at,
        kind: 'alert_closed',
        actorId: 'p2',
        actorName: 'Grace Hopper',
        details: { reason: 'expected', message: 'Our own scan' },
      },
    ],
  });
  openQueue({
    alerts: [beacon],
    more: '&alert=a1&part=history',
    answers: { 'GET /received-alerts/:id': () => detail },
  });

  expect(await (await pane()).findByText('Closed: Expected activity')).toBeTruthy();
  expect((await pane()).getByText('Our own scan')).toBeTruthy();
  expect((await pane()).getByText('Grace Hopper')).toBeTruthy();
});

test('an alert is added to an incident that is found', async () => {
  const { user, sentTo } = openQueue({
    alerts: [beacon],
    more: '&alert=a1',
    answers: {
      'GET /incidents': () => ({
        incidents: [summaryOf(144, { title: 'Harbour Group' })],
        total: 1,
        counts: { all: 1, open: 1, investigating: 0, mitigated: 0, resolved: 0 },
        next: null,
      }),
      'POST /received-alerts/incidents': () => ({ changeId: 'c1', linked: 1, already: 0 }),
    },
  });
  await user.click((await pane()).getByRole('button', { name: 'Add to incident' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add ALT-000001 to an incident' }));
  await user.click(dialog.getByRole('radio', { name: 'Existing incident' }));
  await user.click(await dialog.findByRole('radio', { name: /INC-000144/ }));
  await user.click(dialog.getByRole('button', { name: 'Add' }));

  expect(await screen.findByText('1 alert added to INC-000144')).toBeTruthy();
  expect(sentTo('POST /received-alerts/incidents')[0]?.body).toEqual({ alerts: ['a1'], incident: '144' });
});

test('a new incident begins with what the alert says, and both changes are undone from the last to the first', async () => {
  const { user, sentTo } = openQueue({
    alerts: [beacon],
    more: '&alert=a1',
    answers: {
      'POST /incidents': () => ({ incident: incidentOf(150), changeId: 'c1' }),
      'POST /received-alerts/incidents': () => ({ changeId: 'c2', linked: 1, already: 0 }),
      'POST /changes/:id/undo': () => ({ undone: 1, kept: [] }),
    },
  });
  await user.click((await pane()).getByRole('button', { name: 'Add to incident' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveProperty('value', 'Beacon');
  await user.click(dialog.getByRole('button', { name: 'Create and add' }));

  expect(await screen.findByText('1 alert added to INC-000150')).toBeTruthy();
  expect(sentTo('POST /incidents')[0]?.body).toMatchObject({ title: 'Beacon', severity: 'High', source: 'Suricata' });
  expect(sentTo('POST /received-alerts/incidents')[0]?.body).toEqual({ alerts: ['a1'], incident: '150' });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(sentTo('POST /changes/:id/undo').map(({ params }) => params)).toEqual([{ id: 'c2' }, { id: 'c1' }]),
  );
});

test('an alert is created by hand, and opens', async () => {
  const made = alertOf(7, { title: 'Odd call', source: { id: 'manual', name: 'Manual' } });
  const { user, sentTo, address } = openQueue({ alerts: [made], answers: { 'POST /received-alerts': () => made } });
  await user.click(await screen.findByRole('button', { name: 'New alert' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New alert' }));
  await user.click(dialog.getByRole('button', { name: 'Create alert' }));
  expect(dialog.getByText('Enter a title.')).toBeTruthy();
  await user.type(dialog.getByRole('textbox', { name: 'Title' }), 'Odd call');
  await user.click(dialog.getByRole('button', { name: 'Create alert' }));

  expect(await screen.findByText('ALT-000007 created')).toBeTruthy();
  expect(sentTo('POST /received-alerts')[0]?.body).toEqual({
    title: 'Odd call',
    severity: 'Medium',
    entity: null,
    description: null,
  });
  await waitFor(() => expect(address()).toHaveProperty('alert', 'a7'));
});
