import type { AlertQueue } from '@halyard/contracts/inflow/alert-queues.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ruleOf } from '../../../testing/records.ts';
import { alertOf } from '../testing/alert-of.ts';
import { openQueue } from '../testing/open-queue.ts';
import { draftOfQueue, emptyQueue } from './queue-draft.ts';

const main: AlertQueue = {
  ...emptyQueue,
  id: 'main',
  name: 'Main',
  open: 4,
  unacknowledged: 2,
  overdue: 1,
  version: 1,
};
const network: AlertQueue = { ...emptyQueue, id: 'q1', name: 'Network', severities: ['High'], version: 3 };
const answers = { 'GET /alert-queues': () => [main, network] };
const ofRule = alertOf(1, {
  title: 'Beacon',
  source: { id: 'rules', name: 'Rules' },
  record: 'indicator--1',
  rules: [
    { id: 'r1', name: 'Critical or high' },
    { id: 'r2', name: 'Old ones' },
  ],
});
const window = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('an alert of our own rules says which, has no payload, and leads to its threat', async () => {
  const { user } = openQueue({ alerts: [ofRule], more: '&alert=a1', answers });

  const row = within(await screen.findByRole('list', { name: 'Alerts' }));
  expect(await row.findByText('Rule: Critical or high and 1 more')).toBeTruthy();
  const made = within(await screen.findByRole('region', { name: 'Made by rules' }));
  expect(made.getByRole('link', { name: 'Open threat' }).getAttribute('href')).toBe('/threats?threat=indicator--1');
  expect(made.getByRole('link', { name: 'Old ones' }).getAttribute('href')).toContain('rule=r2');
  await user.click(screen.getByRole('tab', { name: 'Raw payload' }));
  expect(await screen.findByText(/has no delivery/)).toBeTruthy();
});

test('the source filter knows our own rules, all of them or one', async () => {
  const rule = ruleOf('r1', { name: 'Critical or high' });
  const { user, sentTo, address } = openQueue({
    alerts: [ofRule],
    answers: { ...answers, 'GET /alert-rules': () => [rule] },
  });
  const source = await screen.findByRole('combobox', { name: 'Source' });
  await waitFor(() => expect(within(source).getByRole('option', { name: 'Rule: Critical or high' })).toBeTruthy());
  await user.selectOptions(source, 'Rule: Critical or high');
  await waitFor(() => expect(sentTo('GET /received-alerts').at(-1)?.query).toMatchObject({ rule: 'r1' }));
  expect(await screen.findByRole('link', { name: 'Remove: Rule: Critical or high' })).toBeTruthy();

  await user.selectOptions(source, 'Rules');
  await waitFor(() => expect(address()).toMatchObject({ source: 'rules' }));
  expect(address()).not.toHaveProperty('alertRule');
});

test('alerts are narrowed by the country of their addresses, which a chip says', async () => {
  const places = { countries: ['IS'], networks: [] };
  const { user, sentTo } = openQueue({
    alerts: [ofRule],
    more: '&alertAsn=none',
    answers: { ...answers, 'GET /address-places': () => places },
  });
  await screen.findByRole('option', { name: 'Iceland' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Iceland');

  await waitFor(() =>
    expect(sentTo('GET /received-alerts').at(-1)?.query).toMatchObject({ country: 'IS', asn: 'none' }),
  );
  expect(await screen.findByRole('link', { name: 'Remove: Country: Iceland' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Remove: No AS number' })).toBeTruthy();
});

test('queues say what waits in them, which opens, and what comes to them', async () => {
  const { user, address } = openQueue({ alerts: [ofRule], more: '&rules=queues', answers });

  const queues = await window('Queues');
  expect(await queues.findByText('Takes severity High')).toBeTruthy();
  expect(queues.getByText('Due times of the main queue')).toBeTruthy();
  expect(queues.queryByRole('button', { name: 'New queue' })).toBeNull();
  await user.click(queues.getByRole('link', { name: '1 overdue' }));

  await waitFor(() => expect(address()).toMatchObject({ queue: 'overdue', alertQueue: 'main' }));
});

test('an administrator sets due times, sees how many open alerts they act on, and what is wrong with them', async () => {
  const { user, sentTo } = openQueue({
    alerts: [ofRule],
    more: '&rules=queues',
    as: 'admin',
    answers: { ...answers, 'PUT /alert-queues/:id': () => ({ queue: main, retimed: 3 }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Edit Main' }));
  const form = await window('Edit Main');
  await user.click(form.getByRole('checkbox', { name: 'Own due times' }));
  const field = form.getByRole('textbox', { name: 'High: acknowledge' });
  await user.clear(field);
  await user.type(field, '900');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText(/acknowledge no later than close/)).toBeTruthy();

  await user.clear(field);
  await user.type(field, '20');
  await user.click(form.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('Main saved. Due times of 3 open alerts changed.')).toBeTruthy();
  expect(sentTo('PUT /alert-queues/:id')[0]?.body).toMatchObject({
    severities: [],
    version: 1,
    targets: { High: { acknowledge: 20, close: 480 } },
  });
});

test('a queue is deleted at once, with the way back', async () => {
  const { user } = openQueue({
    alerts: [ofRule],
    more: '&rules=queues',
    as: 'admin',
    answers: { ...answers, 'DELETE /alert-queues/:id': () => ({ moved: 2, changeId: 'c1' }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Delete Network' }));

  expect(await screen.findByText('Network deleted. 2 alerts moved.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
});

test('alerts that are ticked are moved to another queue, with the way back', async () => {
  const { user, sentTo } = openQueue({
    alerts: [ofRule],
    answers: {
      ...answers,
      'POST /received-alerts/changes': () => ({ changeId: 'c1', changed: 1, unchanged: 0, skipped: [] }),
    },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select ALT-000001' }));
  await user.click(await screen.findByRole('button', { name: 'Move' }));
  const dialog = await window('Move 1 alert');
  expect(dialog.getByRole('combobox', { name: 'Queue' })).toHaveProperty('value', 'q1');
  await user.click(dialog.getByRole('button', { name: 'Move' }));

  expect(await screen.findByText('1 alert moved')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
  expect(sentTo('POST /received-alerts/changes')[0]?.body).toMatchObject({ change: { do: 'move', queue: 'q1' } });
});

test('the form of a queue begins with the times that apply', () => {
  expect(draftOfQueue(network, 'UTC')).toMatchObject({ hasTimes: false, times: { 'Critical acknowledge': '15' } });
});
