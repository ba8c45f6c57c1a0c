import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createDrafts } from '../../../records/drafts/drafts.ts';
import { incidentOf, summaryOf } from '../../../testing/incident-of.ts';
import { person } from '../../../testing/people.ts';
import { openThreats, rowOf } from '../testing/open-threats.tsx';
import { someThreat } from '../testing/some-threat.ts';

const threats = ['Beacon', 'Dropper', 'Lure', 'Worm'].map((name, index) => someThreat(name, { version: index + 1 }));
const path = '/threats?tab=active';
const bar = () => within(screen.getByRole('region', { name: 'Selected threats' }));

test('everything that is ticked gets a status at once, and the toast takes it back', async () => {
  const { user, writes } = openThreats(threats, { path });
  await user.click((await rowOf('Beacon')).getByRole('checkbox'));
  await user.click((await rowOf('Lure')).getByRole('checkbox'));
  expect(bar().getByText('2 threats selected')).toBeTruthy();

  await user.click(bar().getByRole('button', { name: 'Change status' }));
  await user.click(screen.getByRole('menuitem', { name: 'Contained' }));

  expect(await screen.findByText('2 threats are now Contained')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Selected threats' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Change undone')).toBeTruthy();
  expect(writes()).toEqual([
    {
      endpoint: 'POST /threats/changes',
      body: {
        threats: [
          { id: 'indicator--beacon', version: 1 },
          { id: 'indicator--lure', version: 3 },
        ],
        status: 'Contained',
      },
    },
    { endpoint: 'POST /changes/:id/undo', params: { id: 'change-1' } },
  ]);
});

test('what was typed about several threats is offered with them, once they are in sight', async () => {
  const drafts = createDrafts(person().id, { storage: localStorage, now: () => Date.now() });
  drafts.write(
    'threats triage indicator--lure,indicator--beacon',
    { verdict: '', severity: '', reason: 'Seen twice' },
    path,
  );
  const { user } = openThreats(threats, { path });
  await rowOf('Beacon');

  await user.click(await screen.findByRole('button', { name: 'Continue writing' }));

  expect(within(await screen.findByRole('dialog')).getByDisplayValue('Seen twice')).toBeTruthy();
  expect(bar().getByText('2 threats selected')).toBeTruthy();
});

test('Shift ticks everything between two boxes; x ticks the row that has the focus', async () => {
  const { user } = openThreats(threats, { path });
  await user.click((await rowOf('Beacon')).getByRole('checkbox'));
  await user.keyboard('{Shift>}');
  await user.click((await rowOf('Lure')).getByRole('checkbox'));
  await user.keyboard('{/Shift}');
  expect(bar().getByText('3 threats selected')).toBeTruthy();

  (await rowOf('Lure')).getByRole('link').focus();
  await user.keyboard('{ArrowDown}x');

  expect(document.activeElement?.textContent).toBe('Worm');
  expect(bar().getByText('4 threats selected')).toBeTruthy();
});

test('who was changed meanwhile is left out, named with the reason, and stays ticked', async () => {
  const { user } = openThreats(threats, {
    path,
    answers: {
      'POST /threats/changes': () => ({
        changed: threats.slice(0, 1),
        skipped: [{ id: 'indicator--lure', reason: 'changed' }],
        changeId: 'c',
      }),
    },
  });
  await user.click((await rowOf('Beacon')).getByRole('checkbox'));
  await user.click((await rowOf('Lure')).getByRole('checkbox'));

  await user.click(bar().getByRole('button', { name: 'Acknowledge' }));

  expect(await screen.findByText('1 threat was not changed:')).toBeTruthy();
  expect(screen.getByText('Lure: someone else changed it first')).toBeTruthy();
  expect(bar().getByText('1 threat selected')).toBeTruthy();
});

test('a verdict needs a reason', async () => {
  const { user, writes } = openThreats(threats, { path });
  await user.click((await rowOf('Beacon')).getByRole('checkbox'));
  await user.click(bar().getByRole('button', { name: 'Triage' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Triage 1 threat' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Verdict' }), 'False positive');

  await user.click(dialog.getByRole('button', { name: 'Save triage' }));
  expect(dialog.getByText('Enter a reason')).toBeTruthy();
  expect(writes()).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Test traffic');
  await user.click(dialog.getByRole('button', { name: 'Save triage' }));

  expect(await screen.findByText('1 threat marked as false positive')).toBeTruthy();
  expect(writes()[0]?.body).toMatchObject({ verdict: 'False positive', reason: 'Test traffic' });
});

const incident = incidentOf(7, { title: 'Beacons' });

test('a selection goes into a new incident that begins with what the threats say', async () => {
  const { user, writes } = openThreats(threats, {
    path,
    answers: { 'POST /incidents': () => ({ incident, changeId: 'c' }) },
  });
  await user.click((await rowOf('Beacon')).getByRole('checkbox'));
  await user.click((await rowOf('Lure')).getByRole('checkbox'));

  await user.click(bar().getByRole('button', { name: 'Add to incident' }));
  await user.click(screen.getByRole('button', { name: 'Create incident' }));

  expect(await screen.findByText('2 threats added to INC-000007')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open INC-000007' }).getAttribute('href')).toContain('incident');
  expect(writes()[0]?.body).toEqual({
    title: 'Beacon and 1 more',
    severity: 'High',
    source: 'Endpoint agent',
    recordIds: ['indicator--beacon', 'indicator--lure'],
  });
});

test('a selection goes into an incident that is found by its title', async () => {
  const { user, writes, requests } = openThreats(threats, {
    path,
    answers: {
      'GET /incidents': () => ({
        incidents: [summaryOf(7, { title: 'Beacons' })],
        total: 1,
        counts: { all: 1, open: 1, investigating: 0, mitigated: 0, resolved: 0 },
        next: null,
      }),
      'POST /incidents/:id/links': () => ({ incident, changeId: 'c' }),
    },
  });
  await user.click((await rowOf('Worm')).getByRole('checkbox'));
  await user.click(bar().getByRole('button', { name: 'Add to incident' }));

  await user.click(screen.getByRole('radio', { name: 'Existing incident' }));
  await user.type(screen.getByRole('searchbox', { name: 'Search incidents' }), 'beac');
  await waitFor(() => expect(requests('GET /incidents').at(-1)).toMatchObject({ search: 'beac' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Add to incident' }));
  expect(screen.getByText('Select an incident')).toBeTruthy();
  await user.click(await screen.findByRole('radio', { name: /INC-000007/ }));
  await user.click(dialog.getByRole('button', { name: 'Add to incident' }));

  await waitFor(() =>
    expect(writes()).toEqual([
      { endpoint: 'POST /incidents/:id/links', params: { id: '7' }, body: { recordIds: ['indicator--worm'] } },
    ]),
  );
});
