import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { foundOf, observableOf } from '../../../../../records/observables/testing/observable-of.ts';
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

test('an alert that a Sigma rule made links the rule', async () => {
  const rule = { id: 'r1', title: 'Odd tool', isDeleted: false };
  openQueue({
    alerts: [beacon],
    more: '&alert=a1',
    answers: { 'GET /received-alerts/:id': () => detailOf(beacon, { sigmaRule: rule }) },
  });
  const made = within(await (await pane()).findByRole('region', { name: 'Made by the Sigma rule' }));
  expect(made.getByRole('link', { name: 'Odd tool' }).getAttribute('href')).toBe('/sigma?rule=r1');
});

test('observables are shown so that nothing opens them, with their type and role', async () => {
  const found = foundOf(observableOf('203.0.113.47'));
  openQueue({
    alerts: [beacon],
    more: '&alert=a1',
    answers: { 'GET /objects/:objectType/:objectId/observables': () => ({ observables: [found], total: 1 }) },
  });

  expect(await (await pane()).findByText('203.0.113[.]47')).toBeTruthy();
  expect((await pane()).getByText('Destination')).toBeTruthy();
  expect((await pane()).getByText('IPv4 address')).toBeTruthy();
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

test('an alert names what it is a duplicate of, and its own duplicates with their occurrences', async () => {
  const link = { id: 'a2', number: 2, title: 'Original', occurrences: 9 };
  const detail = detailOf(beacon, { duplicateOf: link, duplicates: [{ ...link, id: 'a3', number: 3, title: 'Copy' }] });
  openQueue({ alerts: [beacon], more: '&alert=a1', answers: { 'GET /received-alerts/:id': () => detail } });

  expect(await (await pane()).findByRole('link', { name: 'ALT-000002 Original' })).toBeTruthy();
  const copies = within((await pane()).getByRole('region', { name: 'Duplicates' }));
  expect(copies.getByRole('link', { name: 'ALT-000003 Copy' })).toBeTruthy();
  expect(copies.getByText('9 occurrences')).toBeTruthy();
});

test('similar alerts say what they have in common, and open in the place of the alert', async () => {
  const other = alertOf(2, { title: 'Other beacon' });
  const { user, address } = openQueue({
    alerts: [beacon, other],
    more: '&alert=a1',
    answers: {
      'GET /received-alerts/:id/similar': () => [
        { alert: other, shared: [{ kind: 'observable' as const, value: '203.0.113.9' }] },
      ],
    },
  });
  const similar = within(await (await pane()).findByRole('region', { name: 'Similar alerts' }));
  expect(await similar.findByText('observable 203.0.113[.]9')).toBeTruthy();
  await user.click(similar.getByRole('link', { name: 'ALT-000002 Other beacon' }));

  await waitFor(() => expect(address()).toHaveProperty('alert', 'a2'));
});

test('incidents that share something with the alert stand first', async () => {
  const similar = { id: '7', number: 7, title: 'Known host', severity: 'High' as const };
  const { user } = openQueue({
    alerts: [beacon],
    more: '&alert=a1',
    answers: {
      'GET /received-alerts/similar-incidents': () => [
        { ...similar, shared: [{ kind: 'entity' as const, value: 'fin-ws-014' }] },
      ],
    },
  });
  await user.click(await (await pane()).findByRole('button', { name: 'Add to incident' }));
  await user.click(await screen.findByRole('radio', { name: 'Existing incident' }));

  const group = within(await screen.findByRole('group', { name: 'Similar incidents' }));
  expect(group.getByText('INC-000007')).toBeTruthy();
  expect(group.getByText('entity fin-ws-014')).toBeTruthy();
});

test('the number of occurrences in a row opens them', async () => {
  const { user, address } = openQueue({ alerts: [beacon] });
  await user.click(await screen.findByRole('link', { name: '214 occurrences of ALT-000001' }));

  await waitFor(() => expect(address()).toMatchObject({ alert: 'a1', part: 'occurrences' }));
});
