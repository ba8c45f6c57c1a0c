import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TransportError } from '../../../api/errors/transport-error.ts';
import { openSecurity, reject } from '../testing/open-security.tsx';
import { incidentOf, updateOf } from '../testing/records.ts';

const path = '/security?incident=142';
const article = async () => within(await screen.findByRole('article'));

/** Returns the first time with an error, later with `then`. */
const onceChanged = <Reply,>(then: () => Reply) => {
  const waiting = [true];
  return () => {
    if (waiting.pop()) throw new TransportError({ problem: 'other', status: 412, code: 'record_changed' });
    return then();
  };
};

const theft = incidentOf(142, {
  title: 'Credential theft through supplier portal',
  severity: 'Critical',
  status: 'Investigating',
  description: 'Eleven staff accounts signed in.',
  assignedTo: { id: 'p3', name: 'A. Keller' },
  entities: [
    { id: 'identity--1', name: 'm.okafor', type: 'Person', family: 'entity', severity: null, risk: 'High' },
    { id: 'identity--2', name: 'Acme', type: 'Organization', family: 'entity', severity: null, risk: null },
  ],
  threats: [
    { id: 'indicator--1', name: 'Token replay', type: 'Malware', family: 'threat', severity: 'High', risk: null },
  ],
  playbooks: [
    {
      id: 'r1',
      playbookId: 'b1',
      name: 'Account takeover',
      startedAt: '2026-11-21T08:10:00.000Z',
      version: 1,
      steps: [
        { text: 'Revoke sessions', doneAt: '2026-11-21T08:20:00.000Z', doneBy: 'R. Mensah' },
        { text: 'Reset passwords', doneAt: null, doneBy: null },
      ],
    },
  ],
  updates: [
    updateOf(3, { kind: 'incident_note_added', message: 'Keep this quiet.', time: '2026-11-21T08:41:00.000Z' }),
    updateOf(2, { kind: 'incident_status_changed', details: { from: 'Open', to: 'Investigating' }, user: null }),
    updateOf(1, { kind: 'incident_opened', time: '2026-11-20T23:00:00.000Z' }),
  ],
});

const shown = { 'GET /incidents/:id': () => theft };

test('the detail shows number, severity, status, facts and how long is left', async () => {
  openSecurity({ path, answers: shown });
  const detail = await article();

  expect(detail.getByRole('button', { name: 'INC-000142' })).toBeTruthy();
  expect(detail.getByRole('heading', { name: theft.title })).toBeTruthy();
  expect(detail.getByText('Critical')).toBeTruthy();
  expect(detail.getByText('Investigating')).toBeTruthy();
  expect(detail.getAllByRole('definition').map(({ textContent }) => textContent?.slice(0, 16))).toEqual([
    ...['3 h 22 m leftPau', '11/21/2026 08:04', 'Identity logs', 'Not set', 'UnassignedA. Kel', 'Main'],
  ]);
  expect(detail.getByText('Eleven staff accounts signed in.')).toBeTruthy();
});

test('the number of an incident can be copied', async () => {
  const { user } = openSecurity({ path, answers: shown });

  await user.click((await article()).getByRole('button', { name: 'INC-000142' }));

  expect(await screen.findByText('INC-000142 copied')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe('INC-000142');
});

test('linked records lead to their screens and say how they were rated', async () => {
  openSecurity({ path, answers: shown });
  const detail = await article();

  expect(detail.getByRole('link', { name: 'm.okafor' }).getAttribute('href')).toBe('/network?entity=identity--1');
  expect(detail.getByRole('link', { name: 'Token replay' }).getAttribute('href')).toBe('/threats?threat=indicator--1');
  const inGraph = detail.getByRole('link', { name: 'Open Token replay in the graph' });
  expect(inGraph.getAttribute('href')).toBe('/network?entity=indicator--1');
  expect(detail.getByText('Person, risk high')).toBeTruthy();
  expect(detail.getByText('Organization, not set')).toBeTruthy();
});

test('the timeline says when, who and what, and marks what is a note', async () => {
  openSecurity({ path, answers: shown });
  const timeline = within((await article()).getByRole('list', { name: 'Activity' }));

  expect(timeline.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '08:41NoteKeep this quiet.Ada King',
    '08:04Status changed from Open to InvestigatingSystem',
    '23:0011/20/2026Incident openedAda King',
  ]);
});

test('an update is posted with Enter; a note says that it is one', async () => {
  const { user, sentTo } = openSecurity({
    path,
    answers: { ...shown, 'POST /incidents/:id/updates': () => theft },
  });
  const detail = await article();

  await user.click(detail.getByRole('button', { name: 'Add Update' }));
  await user.keyboard('Passwords reset{Enter}');
  await waitFor(() => expect(sentTo('POST /incidents/:id/updates').length).toBe(1));
  await user.click(detail.getByRole('button', { name: 'Add Note' }));
  await user.keyboard('Ask legal{Shift>}{Enter}{/Shift}first{Enter}');

  await waitFor(() =>
    expect(sentTo('POST /incidents/:id/updates').map(({ body }) => body)).toEqual([
      { message: 'Passwords reset', note: false },
      { message: 'Ask legal\nfirst', note: true },
    ]),
  );
  await waitFor(() => expect(detail.getByRole('textbox')).toHaveProperty('value', ''));
});

test('an update that is rejected stays where it was written', async () => {
  const { user } = openSecurity({
    path,
    answers: { ...shown, 'POST /incidents/:id/updates': reject(503, 'Halyard is busy.') },
  });
  const line = (await article()).getByRole('textbox', { name: 'Write an update for INC-000142' });

  await user.type(line, 'Not to be lost{Enter}');

  expect(await screen.findByText('Halyard is busy.')).toBeTruthy();
  expect(line).toHaveProperty('value', 'Not to be lost');
});

test('what is being written waits while another incident is looked at', async () => {
  const { user } = openSecurity({ path });
  await user.type((await article()).getByRole('textbox'), 'Half a sentence');
  await user.click(await screen.findByRole('link', { name: /Incident 141/ }));
  const other = await screen.findByRole('textbox', { name: 'Write an update for INC-000141' });
  expect(other).toHaveProperty('value', '');

  await user.click(screen.getByRole('link', { name: /Incident 142/ }));

  const line = await screen.findByRole('textbox', { name: 'Write an update for INC-000142' });
  expect(line).toHaveProperty('value', 'Half a sentence');
});

test('the status changes with a comment, and the change can be undone', async () => {
  const { user, sentTo } = openSecurity({
    path,
    answers: {
      ...shown,
      'POST /incidents/:id/status': () => ({ incident: { ...theft, status: 'Resolved' }, changeId: 'c1' }),
      'POST /changes/:id/undo': () => ({
        undone: 0,
        kept: [{ objectType: 'incident', id: '142', name: 'INC-000142' }],
      }),
    },
  });
  await user.click((await article()).getByRole('button', { name: 'Change Status' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Status' }), 'Resolved');
  expect(dialog.getByLabelText('Since')).toBeTruthy();
  await user.type(dialog.getByRole('textbox', { name: 'Comment (optional)' }), 'All clear');
  await user.click(dialog.getByRole('button', { name: 'Change status' }));

  expect(await screen.findByText('INC-000142 is now Resolved')).toBeTruthy();
  expect(sentTo('POST /incidents/:id/status')[0]?.body).toEqual({
    version: 1,
    status: 'Resolved',
    comment: 'All clear',
  });
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Not undone because someone changed it since: INC-000142')).toBeTruthy();
});

test('Cancel asks before it drops what was typed, and only then', async () => {
  const { user } = openSecurity({ path, answers: shown });
  await user.click((await article()).getByRole('button', { name: 'Escalate' }));
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Spreading');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));

  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveProperty('value', 'Spreading');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(screen.queryByRole('dialog')).toBeNull();

  await user.click((await article()).getByRole('button', { name: 'Escalate' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an escalation needs a reason', async () => {
  const { user, sentTo } = openSecurity({
    path,
    answers: {
      'POST /incidents/:id/escalation': () => ({ incident: theft, changeId: null }),
    },
  });
  await user.click((await article()).getByRole('button', { name: 'Escalate' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('This raises the severity to Critical and notifies all administrators.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Escalate' }));
  expect(dialog.getByText('Enter a reason.')).toBeTruthy();

  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'It spreads');
  await user.selectOptions(dialog.getByRole('combobox'), 'Grace Hopper');
  await user.click(dialog.getByRole('button', { name: 'Escalate' }));

  await waitFor(() =>
    expect(sentTo('POST /incidents/:id/escalation')[0]?.body).toEqual({
      version: 1,
      reason: 'It spreads',
      assigneeId: 'p2',
    }),
  );
});

test('somebody who was overtaken while editing sees both and saves on top', async () => {
  const newer = { ...theft, title: 'Theft, confirmed', version: 5 };
  const seen: { shown: typeof theft } = { shown: theft };
  const { user, sentTo } = openSecurity({
    path,
    answers: {
      'GET /incidents/:id': () => seen.shown,
      'PUT /incidents/:id': onceChanged(() => ({ incident: { ...newer, version: 6 }, changeId: null })),
    },
  });
  await user.click((await article()).getByRole('button', { name: 'More actions' }));
  await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog'));
  const title = dialog.getByRole('textbox', { name: 'Title' });
  await user.clear(title);
  await user.type(title, 'Theft by portal');
  seen.shown = newer;
  await user.click(dialog.getByRole('button', { name: 'Save' }));

  const both = within(await dialog.findByRole('table'));
  expect(both.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    ...['Theft by portal', 'Theft, confirmed'],
  ]);
  expect(title).toHaveProperty('value', 'Theft by portal');
  await user.click(dialog.getByRole('button', { name: 'Save and overwrite' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sentTo('PUT /incidents/:id').map(({ body }) => (body as { version: number }).version)).toEqual([1, 5]);
});

test('an incident is given to somebody, and who was overtaken is asked', async () => {
  const seen = { shown: incidentOf(142) };
  const { user, sentTo } = openSecurity({
    path,
    answers: {
      'GET /incidents/:id': () => seen.shown,
      'POST /incidents/:id/assignee': onceChanged(() => ({
        incident: incidentOf(142, { version: 3 }),
        changeId: 'c1',
      })),
    },
  });
  const choice = (await article()).getByRole('combobox', { name: 'Assign to' });
  await screen.findAllByRole('option', { name: 'Grace Hopper' });
  seen.shown = incidentOf(142, { version: 2, assignedTo: { id: 'p9', name: 'Alan Kay' } });

  await user.selectOptions(choice, 'Grace Hopper');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit conflict' }));
  expect(dialog.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['Grace Hopper', 'Alan Kay']);
  await user.click(dialog.getByRole('button', { name: 'Save and overwrite' }));

  expect(await screen.findByText('INC-000142: Assigned to Grace Hopper')).toBeTruthy();
  expect(sentTo('POST /incidents/:id/assignee').map(({ body }) => body)).toEqual([
    { assigneeId: 'p2', version: 1 },
    { assigneeId: 'p2', version: 2 },
  ]);
});

test('records are found, linked, and their link is removed', async () => {
  const result = { kind: 'threat' as const, id: 'indicator--7', title: 'Beacon', subtitle: 'Malware, EDR', at: null };
  const { user, sentTo } = openSecurity({
    path,
    answers: {
      ...shown,
      'GET /search': () => ({ results: [result, { ...result, kind: 'task' as const, id: 't1' }], more: [] }),
      'POST /incidents/:id/links': () => ({ incident: theft, changeId: 'c1' }),
      'DELETE /incidents/:id/links/:recordId': () => ({ incident: theft, changeId: 'c2' }),
    },
  });
  const detail = await article();
  await user.click(detail.getByRole('button', { name: 'Link a record' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('searchbox'), 'bea');
  await user.click(await dialog.findByRole('button', { name: 'Link Beacon' }));
  expect(await screen.findByText('Beacon linked')).toBeTruthy();
  expect(dialog.getAllByRole('button', { name: /^Link / }).length).toBe(1);

  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await user.click(detail.getByRole('button', { name: 'Unlink m.okafor' }));

  await waitFor(() =>
    expect(sentTo('DELETE /incidents/:id/links/:recordId')[0]?.params).toEqual({ id: '142', recordId: 'identity--1' }),
  );
  expect(sentTo('POST /incidents/:id/links')[0]?.body).toEqual({ recordIds: ['indicator--7'] });
});

test('a step is ticked at once, and not ticked where the server rejects', async () => {
  let answer: (outcome: () => never) => void = () => {};
  const { user } = openSecurity({
    path,
    answers: {
      ...shown,
      'PUT /incidents/:id/playbooks/:runId/steps/:step': () =>
        new Promise<() => never>((resolve) => {
          answer = resolve;
        }).then((outcome) => outcome()),
    },
  });
  const detail = await article();
  expect(detail.getByText('1 of 2 done')).toBeTruthy();
  const step = () => detail.getByRole('checkbox', { name: /^Reset passwords/ });

  await user.click(step());
  expect(step()).toHaveProperty('checked', true);
  await waitFor(() => answer(reject(409, 'This incident is closed.')));

  expect(await screen.findByText('This incident is closed.')).toBeTruthy();
  expect(step()).toHaveProperty('checked', false);
});

test('a playbook is started on the incident', async () => {
  const playbook = { id: 'b1', name: 'Phishing', description: '', steps: ['a'], running: 0, version: 1, sample: false };
  const { user, sentTo } = openSecurity({
    path,
    answers: {
      'GET /playbooks': () => [{ ...playbook, updatedAt: theft.updatedAt }],
      'POST /incidents/:id/playbooks': () => ({ incident: theft, changeId: 'c1' }),
    },
  });
  await user.click((await article()).getByRole('button', { name: 'Start a playbook' }));
  await screen.findByRole('option', { name: 'Phishing' });
  await user.click(screen.getByRole('button', { name: 'Start' }));

  expect(await screen.findByText('Phishing started')).toBeTruthy();
  expect(sentTo('POST /incidents/:id/playbooks')[0]?.body).toEqual({ playbookId: 'b1' });
});

test('an administrator deletes an incident, with the way back', async () => {
  const { user, address } = openSecurity({
    path,
    as: 'admin',
    answers: { ...shown, 'DELETE /incidents/:id': () => ({ changeId: 'c1' }) },
  });
  await user.click((await article()).getByRole('button', { name: 'More actions' }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));

  expect(await screen.findByText('INC-000142 deleted')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
  expect(address()).toEqual({});
});

test('an incident that is not there says so and leads back to the list', async () => {
  const { user, address } = openSecurity({
    path,
    answers: { 'GET /incidents/:id': reject(404, 'This incident no longer exists.') },
  });

  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('This incident no longer exists.');
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  await user.click(within(alert).getByRole('button', { name: 'Back to the list' }));

  await waitFor(() => expect(address()).toEqual({}));
});
