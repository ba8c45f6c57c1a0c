import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TransportError } from '../../../api/errors/transport-error.ts';
import { openSecurity, reject } from '../testing/open-security.tsx';
import { incidentOf, playbookOf } from '../testing/records.ts';

const path = '/security?tab=playbooks&playbook=b1';
const two = [playbookOf('b1', { name: 'Phishing', running: 2 }), playbookOf('b2', { name: 'Ransomware' })];
const answers = { 'GET /playbooks': () => two };
const panel = async (name: string) => within(await screen.findByRole('region', { name }));

test('the playbooks are listed with how many incidents they run on; one is opened with its steps', async () => {
  const { user, address } = openSecurity({ path: '/security?tab=playbooks', answers });

  const list = within(await screen.findByRole('list', { name: 'Playbooks' }));
  await waitFor(() =>
    expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      ...['Phishing2 stepsrunning on 2 incidents', 'Ransomware2 stepsnot running'],
    ]),
  );
  await user.click(list.getByRole('link', { name: /Phishing/ }));

  const steps = within((await panel('Phishing')).getByRole('list', { name: 'Steps' }));
  expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Isolate', 'Collect']);
  expect(address()).toEqual({ tab: 'playbooks', playbook: 'b1' });
});

test('without playbooks, and where they cannot be read, the tab says so', async () => {
  openSecurity({ path: '/security?tab=playbooks', answers: { 'GET /playbooks': () => [] } });

  expect(await screen.findByText(/No playbooks yet/)).toBeTruthy();
});

test('playbooks that cannot be read give the reason of the server', async () => {
  openSecurity({ path, answers: { 'GET /playbooks': reject(503, 'Halyard is busy.') } });

  expect((await screen.findByRole('alert')).textContent).toContain('Halyard is busy.');
});

test('a playbook is started on an unresolved incident, which is then shown', async () => {
  const { user, sentTo, address } = openSecurity({
    path,
    answers: { ...answers, 'POST /incidents/:id/playbooks': () => ({ incident: incidentOf(141), changeId: 'c1' }) },
  });
  await user.click((await panel('Phishing')).getByRole('button', { name: 'Start on an incident' }));
  await user.click(await screen.findByRole('button', { name: 'Start Phishing on INC-000141' }));

  await waitFor(() => expect(address()).toEqual({ incident: '141', playbook: 'b1' }));
  expect(sentTo('POST /incidents/:id/playbooks')[0]).toMatchObject({
    params: { id: '141' },
    body: { playbookId: 'b1' },
  });
});

test('analysts start playbooks, administrators write them, others read', async () => {
  openSecurity({ path, answers, as: 'user' });
  const shown = await panel('Phishing');

  expect(shown.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('button', { name: 'New playbook' })).toBeNull();
});

test('a new playbook is written step by step and put in order', async () => {
  const { user, sentTo, address } = openSecurity({
    path: '/security?tab=playbooks',
    as: 'admin',
    answers: { ...answers, 'POST /playbooks': () => playbookOf('b2', { name: 'Leak' }) },
  });
  await user.click(await screen.findByRole('button', { name: 'New playbook' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Give it a name.')).toBeTruthy();
  expect(dialog.getByText('Add at least one step.')).toBeTruthy();

  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Leak');
  await user.type(dialog.getByRole('textbox', { name: 'Step 1' }), 'Tell legal');
  await user.click(dialog.getByRole('button', { name: 'Add step' }));
  await user.type(dialog.getByRole('textbox', { name: 'Step 2' }), 'Find the source');
  await user.click(dialog.getByRole('button', { name: 'Move step 2 up' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('Leak added')).toBeTruthy();
  expect(sentTo('POST /playbooks')[0]?.body).toEqual({
    name: 'Leak',
    description: '',
    steps: ['Find the source', 'Tell legal'],
  });
  expect(address().playbook).toBe('b2');
});

test('who was overtaken while editing a playbook sees both, and can take theirs', async () => {
  const known = { list: two };
  const { user } = openSecurity({
    path,
    as: 'admin',
    answers: {
      'GET /playbooks': () => known.list,
      'PUT /playbooks/:id': () => {
        known.list = [playbookOf('b1', { name: 'Phishing by phone', version: 2 })];
        throw new TransportError({ problem: 'other', status: 412, code: 'record_changed' });
      },
    },
  });
  await user.click((await panel('Phishing')).getByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), ' by mail');
  await user.click(dialog.getByRole('button', { name: 'Save' }));

  const both = within(await dialog.findByRole('table'));
  expect(both.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    ...['Phishing by mail', 'Phishing by phone'],
  ]);
  await user.click(dialog.getByRole('button', { name: 'Discard my changes' }));

  expect(await panel('Phishing by phone')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a playbook is deleted at once, and that can be undone', async () => {
  const { user, sentTo } = openSecurity({
    path,
    as: 'admin',
    answers: {
      ...answers,
      'DELETE /playbooks/:id': () => ({ changeId: 'c1' }),
      'POST /changes/:id/undo': () => ({ undone: 1, kept: [] }),
    },
  });
  await user.click((await panel('Phishing')).getByRole('button', { name: 'Delete' }));

  expect(await screen.findByText('Phishing deleted')).toBeTruthy();
  expect(sentTo('DELETE /playbooks/:id')[0]?.params).toEqual({ id: 'b1' });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sentTo('POST /changes/:id/undo')[0]?.params).toEqual({ id: 'c1' }));
});
