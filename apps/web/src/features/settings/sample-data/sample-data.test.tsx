import type { Account } from '@halyard/contracts/accounts/account.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { TransportError } from '../../../api/errors/transport-error.ts';
import { type Answers, fakeCall } from '../../../testing/fake-call.ts';
import { person } from '../../../testing/people.ts';
import { renderWithProviders } from '../../../testing/render-app.tsx';
import { SampleData } from './sample-data.tsx';

const some = {
  records: 1_204,
  incidents: 24,
  playbooks: 5,
  tasks: 224,
  schemas: 3,
  policeFiles: 48,
  sources: 3,
  alerts: 60,
  people: 1,
};
const none = {
  records: 0,
  incidents: 0,
  playbooks: 0,
  tasks: 0,
  schemas: 0,
  policeFiles: 0,
  sources: 0,
  alerts: 0,
  people: 1,
};

function openSampleData(answers: Answers, role: Account['role'] = 'admin') {
  const server = fakeCall(answers);
  renderWithProviders(
    <Suspense>
      <SampleData />
      <p>The rest</p>
    </Suspense>,
    { call: server.call, session: { currentUser: person({ role }) } },
  );
  return { user: userEvent.setup(), sent: server.sent };
}

test('administrators see how much of the workspace is sample data', async () => {
  openSampleData({ 'GET /sample-workspace': () => some });
  const list = within(await screen.findByRole('list', { name: 'Sample data in this workspace' }));

  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1,204 threats, entities and connections',
    '24 incidents',
    '5 playbooks',
    '224 tasks',
    '3 schemas',
    '48 files of police data',
    '3 sources',
    '60 received alerts',
    '1 account (kept)',
  ]);
});

test('removing asks first, says how much went, and then the panel is gone', async () => {
  let left = some;
  const { user, sent } = openSampleData({
    'GET /sample-workspace': () => left,
    'DELETE /sample-workspace': () => {
      left = none;
      return { removed: 1_508 };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Remove sample data' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Remove all sample data?' }));
  expect(question.getByText('24 incidents')).toBeTruthy();
  expect(question.getByText('224 tasks')).toBeTruthy();
  expect(question.getByText(/^Accounts and everything/)).toBeTruthy();
  expect(question.getByText(/create a backup first/)).toBeTruthy();

  await user.click(question.getByRole('button', { name: 'Remove sample data' }));

  expect(await screen.findByText('1,508 sample records removed')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Sample data' })).toBeNull());
  expect(sent.map(({ endpoint }) => endpoint)).toContain('DELETE /sample-workspace');
});

test('the way back removes nothing', async () => {
  const { user, sent } = openSampleData({ 'GET /sample-workspace': () => some });
  await user.click(await screen.findByRole('button', { name: 'Remove sample data' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));

  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(sent.map(({ endpoint }) => endpoint)).toEqual(['GET /sample-workspace']);
});

test('a removal that fails says so, and the panel stays', async () => {
  const { user } = openSampleData({
    'GET /sample-workspace': () => some,
    'DELETE /sample-workspace': () => {
      throw new TransportError({ problem: 'serverError', status: 500 });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Remove sample data' }));
  const question = within(screen.getByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Remove sample data' }));

  expect((await screen.findByRole('alert')).textContent).toBe('Failed to remove the sample data. Try again.');
  expect(screen.getByRole('region', { name: 'Sample data' })).toBeTruthy();
});

test('nothing is shown where no sample data is left', async () => {
  const { sent } = openSampleData({ 'GET /sample-workspace': () => none });
  await waitFor(() => expect(sent).toHaveLength(1));

  expect(await screen.findByText('The rest')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Sample data' })).toBeNull();
});

test('others than administrators are not even asked for', async () => {
  const { sent } = openSampleData({}, 'analyst');

  expect(await screen.findByText('The rest')).toBeTruthy();
  expect(sent).toEqual([]);
});

const record = { owner: null, ends: [] };

test('a count opens its records, page by page, each with the way to its screen', async () => {
  const { user, sent } = openSampleData({
    'GET /sample-workspace': () => some,
    'GET /sample-workspace/records': ({ query }) =>
      !JSON.stringify(query).includes('after')
        ? {
            records: [{ ...record, id: 'malware--1', kind: 'threat', name: 'Emotet' }],
            total: 1_204,
            next: 'intelligence~malware--1',
          }
        : {
            records: [
              {
                id: 'relationship--1',
                kind: 'connection',
                name: 'uses',
                owner: null,
                ends: [
                  { id: 'identity--1', name: 'Ada', family: 'entity' },
                  { id: 'tool--1', name: 'Hammer', family: 'reference' },
                ],
              },
            ],
            total: 1_204,
            next: null,
          },
  });
  await user.click(await screen.findByRole('link', { name: '1,204 threats, entities and connections' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sample data' }));
  const threat = await dialog.findByRole('link', { name: 'Emotet' });
  expect(threat.getAttribute('href')).toBe('/threats?threat=malware--1');

  await user.click(dialog.getByRole('button', { name: 'Show more' }));

  const end = await dialog.findByRole('link', { name: 'Ada' });
  expect(end.getAttribute('href')).toBe('/network?entity=identity--1');
  expect(dialog.queryByRole('link', { name: 'Hammer' })).toBeNull();
  expect(dialog.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(sent.at(-1)?.query).toEqual({ kind: 'records', after: 'intelligence~malware--1' });
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('tasks of others say whose they are, and a list that fails offers another try', async () => {
  let isDown = true;
  const { user } = openSampleData({
    'GET /sample-workspace': () => some,
    'GET /sample-workspace/records': () => {
      if (isDown) throw new TransportError({ problem: 'serverError', status: 500 });
      const record = { id: 'a', kind: 'task' as const, name: '', owner: 'grace', ends: [] };
      return { records: [record], total: 224, next: null };
    },
  });
  await user.click(await screen.findByRole('link', { name: '224 tasks' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText(/Failed to load/);
  isDown = false;
  await user.click(dialog.getByRole('button', { name: 'Retry' }));

  expect(await dialog.findByText('Task of grace')).toBeTruthy();
  expect(dialog.queryByRole('link')).toBeNull();
});
