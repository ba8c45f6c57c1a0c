import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { reject } from '../../../testing/open-security.tsx';
import { alertOf, detailOf, queueOf } from '../testing/alert-of.ts';
import { openQueue } from '../testing/open-queue.ts';

const beacon = alertOf(1, { title: 'Beacon' });
const at = '2026-11-21T08:00:00.000Z';
const until = '2026-11-21T12:00:00.000Z';
const rule = {
  id: 'q1',
  filter: { source: 's1', title: 'scan', observable: '203.0.113.9' },
  mode: 'hide' as const,
  reason: 'The scanner runs',
  owner: { id: 'p1', name: 'Ana' },
  from: at,
  until,
  state: 'active' as const,
  endedAt: null,
  endedEarly: false,
  held: 12,
  hidden: 9,
  version: 1,
};
const quietOf = (isHidden: boolean) => ({ rule: 'q1', reason: rule.reason, until, mode: rule.mode, isHidden });
const window = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('the rules say what they are about, until when, and what they have held, which opens', async () => {
  const { user, address } = openQueue({
    alerts: [beacon],
    more: '&rules=quiet',
    answers: { 'GET /quiet-rules': () => [rule] },
  });
  const rules = await window('Quiet rules');
  expect(await rules.findByText('The scanner runs')).toBeTruthy();
  expect(rules.getByText(/Title contains “scan”; Observable: 203\.0\.113\[\.\]9/)).toBeTruthy();
  expect(rules.getByText('Owner: Ana')).toBeTruthy();
  expect(rules.getByRole('link', { name: '9 hidden now' })).toBeTruthy();
  await user.click(rules.getByRole('link', { name: '12 alerts held' }));

  await waitFor(() => expect(address()).toEqual({ tab: 'alerts', alerts: 'received', queue: 'all', quietRule: 'q1' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a rule that is ended says how many alerts returned', async () => {
  const { user, sentTo } = openQueue({
    alerts: [beacon],
    more: '&rules=quiet',
    answers: {
      'GET /quiet-rules': () => [rule],
      'POST /quiet-rules/:id/end': () => ({ rule: { ...rule, state: 'ended' as const }, returned: 9 }),
    },
  });
  await user.click(await (await window('Quiet rules')).findByRole('button', { name: 'End now' }));

  expect(await screen.findByText('Quiet rule ended. 9 alerts returned to the queue.')).toBeTruthy();
  expect(sentTo('POST /quiet-rules/:id/end')[0]?.params).toEqual({ id: 'q1' });
});

test('a new rule begins with the filters of the list, and says before what it would have held', async () => {
  const { user, sentTo } = openQueue({
    alerts: [beacon],
    more: '&rules=quiet&alertTitle=scan&alertSeverity=Low',
    answers: {
      'GET /quiet-rules': () => [],
      'POST /quiet-rules': () => rule,
      'GET /received-alerts': ({ query }) => queueOf([beacon], { total: query.period === '7d' ? 214 : 1 }),
    },
  });
  const list = await window('Quiet rules');
  expect(await list.findByText('No quiet rules.')).toBeTruthy();
  await user.click(list.getByRole('button', { name: 'New quiet rule' }));
  const form = await window('New quiet rule');
  expect(form.getByRole('textbox', { name: 'Title contains' })).toHaveProperty('value', 'scan');
  const link = await form.findByRole('link', { name: 'Would have hidden 214 alerts in the last 7 days' });
  expect(new URL(link.getAttribute('href') ?? '', 'http://x').searchParams.get('alertPeriod')).toBe('7d');
  await user.click(form.getByRole('button', { name: 'Create quiet rule' }));
  expect(form.getByText('Enter a reason.')).toBeTruthy();
  await user.type(form.getByRole('textbox', { name: 'Reason' }), 'The scanner runs');
  await user.selectOptions(form.getByRole('combobox', { name: 'Runs for' }), '1 day');
  await user.click(form.getByRole('button', { name: 'Create quiet rule' }));

  expect(await screen.findByText('Quiet rule created')).toBeTruthy();
  expect(sentTo('POST /quiet-rules')[0]?.body).toMatchObject({
    filter: { title: 'scan', severity: ['Low'] },
    mode: 'hide',
    reason: 'The scanner runs',
  });
});

test('a rule that states nothing, or no number of a technique, is not sent', async () => {
  const { user, sentTo } = openQueue({
    alerts: [beacon],
    more: '&rules=quiet',
    answers: { 'GET /quiet-rules': () => [] },
  });
  await user.click(await (await window('Quiet rules')).findByRole('button', { name: 'New quiet rule' }));
  const form = await window('New quiet rule');
  await user.click(form.getByRole('button', { name: 'Create quiet rule' }));
  expect(form.getByText('Enter at least one.')).toBeTruthy();
  await user.type(form.getByRole('textbox', { name: 'ATT&CK technique' }), 'x!');

  expect(form.getByText('Enter a number such as T1059 or T1059.001.')).toBeTruthy();
  expect(sentTo('POST /quiet-rules')).toEqual([]);
});

test('an alert that is held back says so in its row and beside it, and begins a rule about its like', async () => {
  const held = alertOf(2, { title: 'Scan', target: null, quiet: quietOf(true) });
  const { user } = openQueue({
    alerts: [held],
    more: '&queue=quiet&alert=a2',
    answers: { 'GET /received-alerts/:id': () => detailOf(held) },
  });
  const pane = within(await screen.findByRole('complementary', { name: 'Scan' }));
  expect(await pane.findByText(/Held back by the quiet rule “The scanner runs” until/)).toBeTruthy();
  expect(within(await screen.findByRole('list', { name: 'Alerts' })).getByText('Quiet')).toBeTruthy();
  await user.click(pane.getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Keep quiet...' }));

  expect((await window('New quiet rule')).getByRole('textbox', { name: 'Entity' })).toHaveProperty(
    'value',
    'fin-ws-014',
  );
});

test('the view of what is held back asks for that, and the others leave it out', async () => {
  const { user, sentTo } = openQueue({
    alerts: [beacon],
    answers: { 'GET /received-alerts': () => queueOf([beacon], { views: { quiet: 12 } }) },
  });
  await user.click(await screen.findByRole('link', { name: 'Quiet 12' }));

  const asked = () => sentTo('GET /received-alerts').map(({ query }) => query);
  await waitFor(() => expect(asked()).toContainEqual(expect.objectContaining({ quiet: 'yes' })));
  expect(asked()).toContainEqual(expect.objectContaining({ quiet: 'no' }));
});

test('rules that cannot be read say so', async () => {
  openQueue({ alerts: [beacon], more: '&rules=quiet', answers: { 'GET /quiet-rules': reject(500) } });

  expect(await (await window('Quiet rules')).findByText(/Failed to load quiet rules\./)).toBeTruthy();
});
