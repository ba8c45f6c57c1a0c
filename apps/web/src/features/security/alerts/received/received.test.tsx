import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSecurity, reject } from '../../testing/open-security.tsx';
import { alertOf, queueOf } from './testing/alert-of.ts';
import { openQueue } from './testing/open-queue.ts';

const beacon = alertOf(1, { title: 'Beacon', version: 3 });
const scan = alertOf(2, { title: 'Scan', severity: 'Low', severityStated: false, sourceSeverity: null });
const list = async () => within(await screen.findByRole('list', { name: 'Alerts' }));
const rowOf = async (title: string) => {
  const row = (await (await list()).findByText(title)).closest('li');
  if (!row) throw new Error(`${title} is in no row`);
  return within(row);
};

test('a row says whether its severity is stated or assumed', async () => {
  openQueue({ alerts: [beacon, scan] });

  expect((await rowOf('Scan')).getByText('assumed')).toBeTruthy();
  expect((await rowOf('Beacon')).queryByText('assumed')).toBeNull();
  expect((await rowOf('Beacon')).getByText('ALT-000001')).toBeTruthy();
});

test('a target that is past says by how much, and one that its source resolved has stopped', async () => {
  const late = alertOf(1, { title: 'Late', target: { kind: 'close', at: '2026-11-21T08:18:00.000Z' } });
  openQueue({ alerts: [late, alertOf(2, { title: 'Over', sourceState: 'resolved', target: null })] });

  expect((await rowOf('Late')).getByText('24m over')).toBeTruthy();
  expect((await rowOf('Over')).getByText('resolved at source')).toBeTruthy();
});

test('a view counts what it opens, and asks for it', async () => {
  const { user, sentTo, address } = openQueue({
    alerts: [beacon],
    more: '&alertSeverity=High',
    answers: { 'GET /received-alerts': () => queueOf([beacon], { views: { triage: 62, mine: 7 } }) },
  });
  const views = within(await screen.findByRole('navigation', { name: 'Views' }));
  expect(await views.findByRole('link', { name: 'Triage 62' })).toBeTruthy();
  await user.click(views.getByRole('link', { name: 'Mine 7' }));

  await waitFor(() => expect(address()).toEqual({ tab: 'alerts', alerts: 'received', queue: 'mine' }));
  await waitFor(() =>
    expect(sentTo('GET /received-alerts').at(-1)?.query).toEqual({
      sort: 'target',
      status: 'New,Acknowledged,In progress',
      owner: 'me',
      quiet: 'no',
      grouped: 'yes',
    }),
  );
});

test('filters stand in the address, and a chip takes one out of it', async () => {
  const { user, sentTo, address } = openQueue({ alerts: [beacon] });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Severity' }), 'High');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Source state' }), 'firing');
  await waitFor(() => expect(address()).toMatchObject({ alertSeverity: 'High', state: 'firing' }));
  expect(sentTo('GET /received-alerts').at(-1)?.query).toMatchObject({ severity: 'High', state: 'firing' });
  await user.click(await screen.findByRole('link', { name: 'Remove: Severity: High' }));

  await waitFor(() => expect(address()).not.toHaveProperty('alertSeverity'));
  await user.click(screen.getByRole('link', { name: 'Clear filters' }));
  await waitFor(() => expect(address()).toEqual({ tab: 'alerts', alerts: 'received' }));
});

test('closing needs a reason', async () => {
  const { user, sentTo } = openQueue({
    alerts: [beacon],
    more: '&alert=a1',
    answers: { 'POST /received-alerts/changes': () => ({ changeId: 'c1', changed: 1, unchanged: 0, skipped: [] }) },
  });
  const pane = within(await screen.findByRole('complementary', { name: 'Beacon' }));
  await user.click(pane.getByRole('button', { name: 'Close...' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Close ALT-000001' }));
  await user.click(dialog.getByRole('button', { name: 'Close alert' }));
  expect(dialog.getByText('Select a reason.')).toBeTruthy();
  expect(sentTo('POST /received-alerts/changes')).toEqual([]);
  await user.click(dialog.getByRole('radio', { name: 'False positive' }));
  await user.type(dialog.getByRole('textbox', { name: 'Note (optional)' }), 'A test of ours');
  await user.click(dialog.getByRole('button', { name: 'Close alert' }));

  expect(await screen.findByText('1 alert closed')).toBeTruthy();
  expect(sentTo('POST /received-alerts/changes')[0]?.body).toEqual({
    alerts: [{ id: 'a1', version: 3 }],
    change: { do: 'close', reason: 'false_positive', note: 'A test of ours' },
  });
});

test('a duplicate is closed as one of an alert that is found, what is similar first', async () => {
  const { user, sentTo } = openQueue({
    alerts: [beacon, scan],
    more: '&alert=a1',
    answers: {
      'GET /received-alerts/:id/similar': () => [{ alert: scan, shared: [] }],
      'POST /received-alerts/changes': () => ({ changeId: 'c1', changed: 1, unchanged: 0, skipped: [] }),
    },
  });
  const pane = within(await screen.findByRole('complementary', { name: 'Beacon' }));
  await user.click(pane.getByRole('button', { name: 'Close...' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Close ALT-000001' }));
  await user.click(dialog.getByRole('radio', { name: 'Duplicate' }));
  const choices = within(await dialog.findByRole('group', { name: 'Duplicate of' }));
  expect(choices.queryByText('Beacon')).toBeNull();
  await user.click(await choices.findByRole('radio', { name: 'ALT-000002 Scan' }));
  await user.click(dialog.getByRole('button', { name: 'Close alert' }));

  expect(await screen.findByText('1 alert closed')).toBeTruthy();
  expect(sentTo('POST /received-alerts/changes')[0]?.body).toMatchObject({
    change: { do: 'close', reason: 'duplicate', duplicateOf: 'a2' },
  });
});

test('what was typed into a window that was closed is offered again', async () => {
  const { user } = openQueue({ alerts: [beacon] });
  await user.click(await screen.findByRole('button', { name: 'New alert' }));
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Odd call');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'Continue writing' }));

  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveProperty('value', 'Odd call');
});

test('what is done with many says which were skipped, keeps those ticked, and is undone', async () => {
  const { user, sentTo } = openQueue({
    alerts: [beacon, scan],
    answers: {
      'POST /received-alerts/changes': () => ({ changeId: 'c1', changed: 1, unchanged: 0, skipped: ['a2'] }),
      'POST /changes/:id/undo': () => ({ undone: 1, kept: [] }),
    },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all shown' }));
  const bar = within(screen.getByRole('region', { name: 'Bulk actions' }));
  expect(bar.getByText('2 selected of 2')).toBeTruthy();
  await user.click(bar.getByRole('button', { name: 'Acknowledge' }));

  expect(await screen.findByText('1 alert acknowledged. Skipped because changed meanwhile: ALT-000002')).toBeTruthy();
  expect(await bar.findByText('1 selected of 2')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Change undone')).toBeTruthy();
  expect(sentTo('POST /changes/:id/undo')[0]?.params).toEqual({ id: 'c1' });
});

test('keys move, select, act and undo, but not while someone types', async () => {
  const { user, sentTo, address } = openQueue({
    alerts: [beacon, scan],
    answers: {
      'POST /received-alerts/changes': () => ({ changeId: 'c1', changed: 1, unchanged: 0, skipped: [] }),
      'POST /changes/:id/undo': () => ({ undone: 1, kept: [] }),
    },
  });
  await rowOf('Beacon');
  await user.keyboard('jj');
  expect(document.activeElement?.closest('li')?.dataset.alert).toBe('a2');
  await user.keyboard('ka');
  expect(await screen.findByText('1 alert acknowledged')).toBeTruthy();
  expect(sentTo('POST /received-alerts/changes')[0]?.body).toMatchObject({ alerts: [{ id: 'a1', version: 3 }] });
  await user.keyboard('u');
  expect(await screen.findByText('Change undone')).toBeTruthy();
  await user.keyboard('x');
  expect(await screen.findByText('1 selected of 2')).toBeTruthy();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('1 selected of 2')).toBeNull());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toHaveProperty('alert', 'a1'));
  await user.keyboard('/ax');
  expect(screen.getByRole('searchbox', { name: 'Search alerts' })).toHaveProperty('value', 'ax');
  expect(sentTo('POST /received-alerts/changes')).toHaveLength(1);
});

test('the question mark lists the keys', async () => {
  const { user } = openQueue({ alerts: [beacon] });
  await rowOf('Beacon');
  await user.keyboard('?');

  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  expect(dialog.getByText('Undo the last change')).toBeTruthy();
});

test('a view without alerts offers to clear its filters', async () => {
  const { user, address } = openQueue({ alerts: [], more: '&state=firing' });

  expect(await screen.findByText('No alerts in this view.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(address()).not.toHaveProperty('state'));
});

test('without any source administrators are led to the sources, and others are not', async () => {
  const answers = { 'GET /received-alerts': () => queueOf([], { hasSources: false }) };
  openQueue({ alerts: [], answers, as: 'admin' });

  expect(await screen.findByText('No sources yet. Add one to receive alerts.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Add source' }).getAttribute('href')).toBe('/sources');
});

test('a list that cannot be read says so', async () => {
  openQueue({ alerts: [], answers: { 'GET /received-alerts': reject(500) } });

  expect(await screen.findByText(/Failed to load alerts\./)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
});

test('who may only read has no actions, no ticks and no payload', async () => {
  openQueue({ alerts: [beacon], more: '&alert=a1&part=payload', as: 'user' });

  expect(await screen.findByText('Your role has no access to raw payloads.')).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Acknowledge' })).toBeNull();
  // Rules are for everyone to see, sources are not.
  const source = within(screen.getByRole('combobox', { name: 'Source' }));
  expect(source.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Any source', 'Rules']);
});

test('an old address with a rule opens the alerts of the rule, and so does one that names no list', async () => {
  const answers = {
    'GET /alerts': () => ({ alerts: [], total: 0, next: null }),
    'GET /alert-rules': () => [],
    'GET /received-alerts': () => queueOf([beacon]),
  };
  const { sentTo } = openSecurity({ path: '/security?tab=alerts&rule=u1&alerts=received', answers });

  expect(await screen.findByText('No alerts for this rule.')).toBeTruthy();
  expect(sentTo('GET /alerts').at(-1)?.query).toEqual({ rule: 'u1' });
  expect(screen.getByRole('link', { name: 'From rules' }).getAttribute('aria-current')).toBe('true');
});

test('the tab opens what came in where anything comes in, else the alerts of the rules', async () => {
  const answers = {
    'GET /alerts': () => ({ alerts: [], total: 0, next: null }),
    'GET /alert-rules': () => [],
    'GET /received-alerts': () => queueOf([beacon]),
    'GET /sources': reject(403),
  };
  const { user, address, sentTo } = openSecurity({ path: '/security', answers });
  await waitFor(() => expect(sentTo('GET /received-alerts')).toHaveLength(1));
  await user.click(await screen.findByRole('tab', { name: 'Alerts' }));

  await waitFor(() => expect(address()).toEqual({ tab: 'alerts', alerts: 'received' }));
  await user.click(await screen.findByRole('link', { name: 'From rules' }));
  await waitFor(() => expect(address()).toEqual({ tab: 'alerts', alerts: 'rules' }));
});
