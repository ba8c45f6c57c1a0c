import type { AlertGroup, GroupPreview, GroupRule } from '@halyard/contracts/inflow/alert-groups.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Answers } from '../../../../../testing/fake-call.ts';
import { reject } from '../../../testing/open-security.tsx';
import { incidentOf } from '../../../testing/records.ts';
import { alertOf, detailOf, queueOf } from '../testing/alert-of.ts';
import { openQueue } from '../testing/open-queue.ts';

const at = '2026-11-21T08:00:00.000Z';
const entity = { by: 'entity' } as const;
const group: AlertGroup = {
  id: 'g1',
  number: 12,
  rule: { id: 'r1', name: 'By host', isDeleted: false },
  values: [{ field: entity, value: 'fin-ws-014' }],
  windowMinutes: 30,
  lengthMinutes: 240,
  threshold: 3,
  alerts: 3,
  sources: 2,
  occurrences: 1_204,
  severity: 'Critical',
  severityStated: true,
  firstSeen: at,
  lastSeen: at,
  openUntil: at,
};
const ofGroup = { id: 'g1', number: 12 };
const beacon = alertOf(1, { title: 'Beacon', group: ofGroup });
const scan = alertOf(2, { title: 'Scan', group: ofGroup });
const alone = alertOf(4, { title: 'Alone' });
const rule: GroupRule = {
  id: 'r1',
  name: 'By host',
  filter: { tag: 'edr' },
  fields: [entity, { by: 'observable', type: 'ipv4-addr', role: 'source' }],
  windowMinutes: 30,
  lengthMinutes: 240,
  threshold: 3,
  isActive: true,
  groups: 4,
  alerts: 31,
  version: 1,
};
const other: GroupRule = { ...rule, id: 'r2', name: 'By title', fields: [{ by: 'title' }], groups: 0, alerts: 0 };
const preview: GroupPreview = {
  matching: 300,
  isCut: false,
  missing: [],
  isRejected: false,
  groups: 7,
  grouped: { count: 44, numbers: '1-40,51-54' },
  largest: { count: 20, numbers: '1-20' },
  examples: [{ values: ['fin-ws-014'], first: at, last: at, count: 20, numbers: '1-20' }],
};

/** A server that lists the group as one row, and its alerts when it is asked for these. */
const openGrouped = (more = '', answers: Answers = {}) =>
  openQueue({
    alerts: [beacon, scan, alone],
    more,
    answers: {
      'GET /received-alerts': ({ query }) => {
        if (query.group === 'g1') return queueOf([beacon, scan]);
        return query.grouped ? queueOf([beacon, alone], { total: 4, groups: [group] }) : queueOf([beacon, scan, alone]);
      },
      'GET /received-alerts/:id': () => detailOf(beacon),
      'GET /alert-groups/:id': () => group,
      'GET /group-rules': () => [rule, other],
      'POST /group-rules/preview': () => preview,
      ...answers,
    },
  });
const list = async () => within(await screen.findByRole('list', { name: 'Alerts' }));
const window = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('a group is one row with its values, size and sources, and unfolds into its alerts', async () => {
  const { user, address } = openGrouped();
  const rows = await list();
  const fold = await rows.findByRole('button', { name: 'Show 3 alerts of GRP-000012: fin-ws-014' });
  expect(rows.getByText('By host')).toBeTruthy();
  expect(rows.getByText('2 sources')).toBeTruthy();
  expect(rows.getByText('1,204')).toBeTruthy();
  expect(rows.queryByText('Beacon')).toBeNull();
  await user.click(fold);

  expect(await rows.findByText('Scan')).toBeTruthy();
  expect(rows.getByText('2 of 3 in this view')).toBeTruthy();
  expect(address()).toMatchObject({ unfolded: 'g1' });
  await user.click(rows.getByRole('button', { name: 'Hide the alerts of GRP-000012: fin-ws-014' }));
  await waitFor(() => expect(rows.queryByText('Scan')).toBeNull());
});

test('the number of alerts of a group opens exactly these, one by one', async () => {
  const { user, address, sentTo } = openGrouped();
  await user.click(await (await list()).findByRole('link', { name: '3 alerts' }));

  await waitFor(() => expect(address()).toMatchObject({ queue: 'all', alertGroup: 'g1' }));
  await waitFor(() => expect(sentTo('GET /received-alerts').at(-1)?.query).toMatchObject({ group: 'g1' }));
  expect(sentTo('GET /received-alerts').at(-1)?.query).not.toHaveProperty('grouped');
});

test('arrows fold and unfold the group that has the focus, and J and K move over it', async () => {
  const { user } = openGrouped();
  const rows = await list();
  const head = await rows.findByRole('button', { name: /alerts of GRP-000012: / });
  head.focus();
  await user.keyboard('{ArrowRight}');
  expect(await rows.findByText('Scan')).toBeTruthy();
  await user.keyboard('jj');
  expect(document.activeElement?.textContent).toBe('Scan');
  await user.keyboard('{ArrowLeft}');
  await waitFor(() => expect(rows.queryByText('Scan')).toBeNull());
  expect(document.activeElement).toBe(rows.getByRole('button', { name: /alerts of GRP-000012: / }));

  await user.keyboard('j');
  expect(document.activeElement?.textContent).toBe('Alone');
});

test('a key on a group changes no alert, not even the one that is open', async () => {
  const { user, sentTo } = openGrouped('&alert=a1');
  (await (await list()).findByRole('button', { name: /alerts of GRP-000012: / })).focus();
  await user.keyboard('a');

  expect(sentTo('POST /received-alerts/changes')).toEqual([]);
});

test('the list can be read without groups', async () => {
  const { user, address } = openGrouped();
  await user.click(await screen.findByRole('link', { name: 'Group' }));

  expect(await (await list()).findByText('Scan')).toBeTruthy();
  expect(address()).toMatchObject({ grouped: 'no' });
});

test('all alerts of a group are added to an incident with one change', async () => {
  const { user, sentTo } = openGrouped('', {
    'POST /incidents': () => ({ incident: incidentOf(145), changeId: 'c1' }),
    'POST /received-alerts/incidents': () => ({ changeId: 'c2', linked: 3, already: 0 }),
  });
  const name = 'Add all alerts of GRP-000012 to an incident';
  await user.click(await (await list()).findByRole('button', { name }));
  const dialog = await window(name);
  await user.click(dialog.getByRole('button', { name: 'Create and add' }));

  expect(await screen.findByText(/3 alerts added to/)).toBeTruthy();
  expect(sentTo('POST /received-alerts/incidents')[0]?.body).toMatchObject({ alerts: [], group: 'g1' });
});

test('an alert says why it is grouped, and is detached with undo', async () => {
  const { user, sentTo } = openGrouped('&alert=a1', {
    'POST /received-alerts/detachments': () => ({ changeId: 'c1', detached: 1 }),
    'POST /changes/:id/undo': () => ({ undone: 1, kept: [] }),
  });
  const why = within(await screen.findByRole('region', { name: 'Why grouped' }));
  expect(await why.findByText('By host')).toBeTruthy();
  expect(why.getByText('fin-ws-014')).toBeTruthy();
  expect(why.getByText('30m')).toBeTruthy();
  await user.click(why.getByRole('button', { name: 'Detach' }));

  expect(await screen.findByText('ALT-000001 detached from GRP-000012')).toBeTruthy();
  expect(sentTo('POST /received-alerts/detachments')[0]?.body).toEqual({ alerts: ['a1'] });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sentTo('POST /changes/:id/undo')).toHaveLength(1));
});

test('the rules stand in their order beside the quiet rules, and say what they have grouped', async () => {
  const { user, sentTo, address } = openGrouped('&rules=quiet', {
    'GET /quiet-rules': () => [],
    'PUT /group-rules/order': () => ({ changeId: 'c1' }),
  });
  await user.click(await (await window('Quiet rules')).findByRole('link', { name: 'Grouping rules' }));
  const rules = await window('Grouping rules');
  expect(await rules.findByText('By Entity, IPv4 address (Source)')).toBeTruthy();
  expect(rules.getAllByText('3 alerts or more, at most 30m apart, for at most 4h')).toHaveLength(2);
  expect(rules.getByText('No groups yet.')).toBeTruthy();
  await user.click(rules.getByRole('button', { name: 'Move By title up' }));
  expect(await screen.findByText('By title moved')).toBeTruthy();
  expect(sentTo('PUT /group-rules/order')[0]?.body).toEqual({ rules: ['r2', 'r1'] });

  await user.click(rules.getByRole('link', { name: '31 alerts in 4 groups' }));
  await waitFor(() => expect(address()).toMatchObject({ queue: 'all', alertGroupRule: 'r1' }));
});

test('a new rule says before which groups there would have been, each figure opening its alerts', async () => {
  const { user, sentTo } = openGrouped('&rules=groups', { 'POST /group-rules': () => rule });
  await user.click(await (await window('Grouping rules')).findByRole('button', { name: 'New grouping rule' }));
  const form = await window('New grouping rule');
  const link = await form.findByRole('link', { name: 'Last 7 days: 7 groups with 44 alerts' });
  expect(new URL(link.getAttribute('href') ?? '', 'http://x').searchParams.get('alertNumbers')).toBe('1-40,51-54');
  expect(form.getByRole('link', { name: 'of 300 alerts that match' })).toBeTruthy();
  await user.click(form.getByRole('button', { name: 'Create grouping rule' }));
  expect(form.getByText('Enter a name.')).toBeTruthy();
  await user.type(form.getByRole('textbox', { name: 'Name' }), 'By host');
  await user.selectOptions(form.getByRole('combobox', { name: 'Field 2' }), 'Observable');
  await user.selectOptions(form.getByRole('combobox', { name: 'Role' }), 'Attacker');
  await user.clear(form.getByRole('textbox', { name: 'From how many alerts' }));
  await user.type(form.getByRole('textbox', { name: 'From how many alerts' }), '2');
  await user.click(form.getByRole('button', { name: 'Create grouping rule' }));

  expect(await screen.findByText('By host created')).toBeTruthy();
  expect(sentTo('POST /group-rules')[0]?.body).toEqual({
    name: 'By host',
    filter: {},
    fields: [entity, { by: 'observable', type: 'ipv4-addr', role: 'attacker' }],
    windowMinutes: 30,
    lengthMinutes: 240,
    threshold: 2,
    isActive: true,
  });
});

test('a rule whose field most alerts lack says so, and is not sent', async () => {
  const missing = [{ field: entity, count: 214, numbers: '1-214' }];
  const { user, sentTo } = openGrouped('&rules=groups', {
    'POST /group-rules/preview': () => ({ ...preview, missing, isRejected: true }),
  });
  await user.click(await (await window('Grouping rules')).findByRole('button', { name: 'New grouping rule' }));
  const form = await window('New grouping rule');
  expect(await form.findByRole('link', { name: 'Entity is missing on 214 of 300 matching alerts.' })).toBeTruthy();
  await user.type(form.getByRole('textbox', { name: 'Name' }), 'By host');
  await user.click(form.getByRole('button', { name: 'Create grouping rule' }));

  expect(form.getByText(/cannot be saved/)).toBeTruthy();
  expect(sentTo('POST /group-rules')).toEqual([]);
});

test('a rule is edited, applied to the last days, and deleted with undo', async () => {
  const { user, sentTo } = openGrouped('&rules=groups', {
    'PUT /group-rules/:id': () => ({ ...rule, name: 'By machine' }),
    'POST /group-rules/:id/apply': () => ({ rule, matching: 40, isCut: false }),
    'DELETE /group-rules/:id': () => ({ changeId: 'c1' }),
  });
  const first = async () => within(await (await window('Grouping rules')).findByRole('group', { name: 'By host' }));
  await user.click((await first()).getByRole('button', { name: 'Edit' }));
  const form = await window('Edit By host');
  await user.clear(form.getByRole('textbox', { name: 'Name' }));
  await user.type(form.getByRole('textbox', { name: 'Name' }), 'By machine');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('By machine saved')).toBeTruthy();
  expect(sentTo('PUT /group-rules/:id')[0]?.body).toMatchObject({ name: 'By machine', version: 1 });
  await user.click((await first()).getByRole('button', { name: 'Apply to last 7 days' }));
  expect(await screen.findByText('Applied: 31 alerts in 4 groups.')).toBeTruthy();
  await user.click((await first()).getByRole('button', { name: 'Delete' }));

  expect(await screen.findByText('By host deleted. Its groups stay.')).toBeTruthy();
});

test('rules that cannot be read say so', async () => {
  openGrouped('&rules=groups', { 'GET /group-rules': reject(500) });

  expect(await (await window('Grouping rules')).findByText(/Failed to load grouping rules\./)).toBeTruthy();
});
