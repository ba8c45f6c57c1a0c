import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TransportError } from '../../../api/errors/transport-error.ts';
import { openSecurity, reject } from '../testing/open-security.tsx';
import { incidentOf, ruleOf, threatOf } from '../testing/records.ts';

const path = '/security?tab=alerts';
const grave = { id: 'u1', name: 'Critical or high' };
const beacon = threatOf('1', { name: 'Beacon', severity: 'Critical', version: 3 });
const scan = threatOf('2', { name: 'Scan', confidence: 70 });
const rule = ruleOf('u1', { name: grave.name, severities: ['Critical', 'High'], matches: 2 });

const alertsOf = (...threats: ReturnType<typeof threatOf>[]) => ({
  alerts: threats.map((threat) => ({ threat, rules: [grave] })),
  total: threats.length,
  next: null,
});

const answers = { 'GET /alerts': () => alertsOf(beacon, scan), 'GET /alert-rules': () => [rule] };
const list = async () => within(await screen.findByRole('list', { name: 'Alerts' }));
const rules = async () => within(await screen.findByRole('region', { name: 'Rules' }));

test('an alert says what it is, and leads to its threat and to its rules', async () => {
  const { user, address, sentTo } = openSecurity({ path, answers });
  const alerts = await list();

  const name = await alerts.findByRole('link', { name: 'Beacon' });
  expect(name.getAttribute('href')).toBe('/threats?threat=indicator--1');
  expect(alerts.getByText('confidence unknown')).toBeTruthy();
  expect(alerts.getByText('confidence 70')).toBeTruthy();
  const [held] = alerts.getAllByRole('link', { name: 'Critical or high' });
  if (!held) throw new Error('The rule is not named');
  await user.click(held);

  await waitFor(() => expect(sentTo('GET /alerts').at(-1)?.query).toEqual({ rule: 'u1' }));
  expect(address()).toEqual({ tab: 'alerts', rule: 'u1' });
  expect(await screen.findByRole('link', { name: 'Remove: Rule: Critical or high' })).toBeTruthy();
});

test('one alert is acknowledged, with the way back', async () => {
  const { user, sentTo } = openSecurity({
    path,
    answers: { ...answers, 'POST /threats/changes': () => ({ changed: [beacon], skipped: [], changeId: 'c1' }) },
  });

  await user.click(await screen.findByRole('button', { name: 'Acknowledge Beacon' }));

  expect(await screen.findByText('1 alert acknowledged')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
  expect(sentTo('POST /threats/changes')[0]?.body).toEqual({
    threats: [{ id: 'indicator--1', version: 3 }],
    acknowledged: true,
  });
});

test('many are acknowledged with a reason, and those somebody else changed are named', async () => {
  const { user, sentTo } = openSecurity({
    path,
    answers: {
      ...answers,
      'POST /threats/changes': () => ({
        changed: [beacon],
        skipped: [{ id: 'indicator--2', reason: 'changed' }],
        changeId: 'c1',
      }),
    },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all shown' }));
  expect(screen.getByText('2 selected')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: 'Reason (optional)' }), 'Known test');
  await user.click(screen.getByRole('button', { name: 'Acknowledge' }));

  expect(await screen.findByText('Skipped because someone else changed them first: Scan')).toBeTruthy();
  expect(sentTo('POST /threats/changes')[0]?.body).toMatchObject({ acknowledged: true, reason: 'Known test' });
  expect(screen.queryByRole('textbox', { name: 'Reason (optional)' })).toBeNull();
});

test('an incident is made of an alert, filled in from its threat', async () => {
  const { user, sentTo, address } = openSecurity({
    path,
    answers: { ...answers, 'POST /incidents': () => ({ incident: incidentOf(150), changeId: 'c1' }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Create incident from Beacon' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveProperty('value', 'Beacon');
  expect(dialog.getByText('1 record will be linked.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Create incident' }));

  await waitFor(() => expect(address()).toEqual({ incident: '150' }));
  expect(sentTo('POST /incidents')[0]?.body).toMatchObject({
    title: 'Beacon',
    severity: 'Critical',
    source: 'EDR',
    recordIds: ['indicator--1'],
  });
});

test('nothing that waits is said, and so is a list that cannot be read', async () => {
  openSecurity({ path, answers: { ...answers, 'GET /alerts': () => alertsOf() } });

  expect(await screen.findByText(/No alerts\. Threats/)).toBeTruthy();
});

test('alerts that cannot be read give the reason of the server', async () => {
  openSecurity({ path, answers: { ...answers, 'GET /alerts': reject(503, 'Halyard is busy.') } });

  expect((await screen.findByRole('alert')).textContent).toContain('Halyard is busy.');
});

test('who may only read sees alerts and rules and changes none', async () => {
  openSecurity({ path, answers, as: 'user' });
  await (await list()).findByText('Beacon');

  expect((await list()).queryByRole('button')).toBeNull();
  expect((await list()).queryByRole('checkbox')).toBeNull();
  expect((await rules()).queryByRole('button')).toBeNull();
  expect((await rules()).getByRole('link', { name: '2 alerts' })).toBeTruthy();
});

test('a rule says its conditions, and is turned off', async () => {
  const { user, sentTo } = openSecurity({
    path,
    answers: { ...answers, 'PUT /alert-rules/:id': () => ({ ...rule, enabled: false }) },
  });
  const panel = await rules();
  expect(await panel.findByText('severity Critical, High')).toBeTruthy();

  await user.click(panel.getByRole('switch', { name: 'Critical or high is on' }));

  expect(await screen.findByText('Critical or high is off')).toBeTruthy();
  expect(sentTo('PUT /alert-rules/:id')[0]?.body).toEqual({
    name: 'Critical or high',
    enabled: false,
    severities: ['Critical', 'High'],
    types: [],
    sources: [],
    words: '',
    leastConfidence: null,
    version: 1,
  });
});

test('a new rule is checked before it is sent', async () => {
  const { user, sentTo } = openSecurity({
    path,
    answers: { ...answers, 'POST /alert-rules': () => ruleOf('u2', { name: 'Malware' }) },
  });
  await user.click(await screen.findByRole('button', { name: 'New rule' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Minimum confidence' }), 'much');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Give it a name.')).toBeTruthy();
  expect(dialog.getByText('Enter a whole number from 0 to 100.')).toBeTruthy();

  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Malware');
  await user.clear(dialog.getByRole('textbox', { name: 'Minimum confidence' }));
  await user.type(dialog.getByRole('textbox', { name: 'Minimum confidence' }), '60');
  await user.click(dialog.getByRole('checkbox', { name: 'Low' }));
  await user.type(dialog.getByRole('textbox', { name: 'Types' }), 'Malware, Phishing');
  await user.click(dialog.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('Malware added')).toBeTruthy();
  expect(sentTo('POST /alert-rules')[0]?.body).toEqual({
    name: 'Malware',
    enabled: true,
    severities: ['Low'],
    types: ['Malware', 'Phishing'],
    sources: [],
    words: '',
    leastConfidence: 60,
  });
});

test('who was overtaken while editing a rule sees both', async () => {
  const known = { rule };
  const { user } = openSecurity({
    path,
    answers: {
      ...answers,
      'GET /alert-rules': () => [known.rule],
      'PUT /alert-rules/:id': () => {
        known.rule = { ...rule, name: 'Grave', version: 2 };
        throw new TransportError({ problem: 'other', status: 412, code: 'record_changed' });
      },
    },
  });
  await user.click(await (await rules()).findByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), '!');
  await user.click(dialog.getByRole('button', { name: 'Save' }));

  const both = within(await dialog.findByRole('table'));
  expect(both.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    ...['Critical or high!; severity Critical, High', 'Grave; severity Critical, High'],
  ]);
});

test('a rule is deleted at once, and that can be undone', async () => {
  const { user, sentTo } = openSecurity({
    path,
    answers: {
      ...answers,
      'DELETE /alert-rules/:id': () => ({ changeId: 'c1' }),
      'POST /changes/:id/undo': () => ({ undone: 1, kept: [] }),
    },
  });
  await user.click(await (await rules()).findByRole('button', { name: 'Delete' }));

  expect(await screen.findByText('Critical or high deleted')).toBeTruthy();
  expect(sentTo('DELETE /alert-rules/:id')[0]?.params).toEqual({ id: 'u1' });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sentTo('POST /changes/:id/undo')[0]?.params).toEqual({ id: 'c1' }));
});
