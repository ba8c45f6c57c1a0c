import type { Account } from '@halyard/contracts/accounts/account.ts';
import type { BackgroundWork as Work } from '@halyard/contracts/server/background-work.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { type Answers, fakeCall } from '../../../testing/fake-call.ts';
import { person } from '../../../testing/people.ts';
import { renderWithProviders } from '../../../testing/render-app.tsx';
import { BackgroundWork } from './background-work.tsx';

const running: Work = {
  id: 'one',
  kind: 'analysis',
  state: 'running',
  label: '2026-03',
  objectType: 'analysis',
  objectId: 'a',
  by: { id: 'ada', name: 'ada' },
  createdAt: '2026-11-21T08:42:00.000Z',
  startedAt: '2026-11-21T08:42:00.000Z',
  endedAt: null,
  nextAt: null,
  attempts: 1,
  progress: { done: 3, total: 10 },
  problem: null,
  cancelling: false,
  canCancel: true,
  canRetry: false,
};
const failed: Work = {
  ...running,
  id: 'two',
  kind: 'webhook',
  state: 'failed',
  label: 'signed_in',
  by: null,
  progress: null,
  problem: 'interrupted',
  canCancel: false,
  canRetry: true,
};
const counts = { waiting: 0, running: 1, failed: 1, cancelled: 0 };

function openPanel(answers: Answers = {}, role: Account['role'] = 'admin') {
  const server = fakeCall({
    'GET /background-work': ({ query }) => {
      const { state } = query as { state: Work['state'] };
      return { work: [running, failed].filter((work) => work.state === state), counts, next: null };
    },
    ...answers,
  });
  renderWithProviders(
    <Suspense>
      <BackgroundWork />
      <p>The rest</p>
    </Suspense>,
    { call: server.call, session: { currentUser: person({ role }) } },
  );
  return { user: userEvent.setup(), sent: server.sent };
}

test('administrators see what runs, whose it is and how far it is, and cancel it once they confirm', async () => {
  const { user, sent } = openPanel({ 'POST /background-work/:id/cancel': () => ({ ...running, cancelling: true }) });
  const list = within(await screen.findByRole('list', { name: 'Running' }));
  expect(list.getByText(/· Started by ada · 3 of 10$/)).toBeTruthy();

  await user.click(list.getByRole('button', { name: 'Cancel Analysis 2026-03' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Cancel this work?' }));
  await user.click(question.getByRole('button', { name: 'Cancel work' }));

  expect(await screen.findByText('Cancellation requested')).toBeTruthy();
  expect(sent.map(({ endpoint }) => endpoint)).toContain('POST /background-work/:id/cancel');
});

test('an import says how much of its file is read; an undo that runs is not cancelled', async () => {
  const half = { done: 1_048_576, total: 2_097_152 };
  const work: Work[] = [
    { ...running, id: 'i', kind: 'import', label: 'feed.json', progress: half },
    { ...running, id: 'u', kind: 'import_undo', label: 'old.json', canCancel: false },
  ];
  openPanel({ 'GET /background-work': () => ({ work, counts, next: null }) });

  expect(await screen.findByText(/· Started by ada · 1 MB of 2 MB$/)).toBeTruthy();
  const buttons = screen.getAllByRole('button', { name: /^Cancel / });
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['Cancel Import feed.json']);
});

test('what failed says why, and is retried', async () => {
  const { user, sent } = openPanel({ 'POST /background-work/:id/retry': () => ({ ...failed, state: 'waiting' }) });
  await user.click(await screen.findByRole('tab', { name: 'Failed' }));
  expect(await screen.findByText(/· Started by the system · Reason: the server stopped$/)).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Retry Webhook delivery Signed in' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Retry' }));

  await waitFor(() => expect(sent.map(({ endpoint }) => endpoint)).toContain('POST /background-work/:id/retry'));
});

test('a letter says what it is about and when it is tried again, and not for whom it is', async () => {
  const letter: Work = {
    ...failed,
    kind: 'mail_code',
    label: 'reset_code',
    state: 'waiting',
    nextAt: new Date(Date.now() + 150_000).toISOString(),
    attempts: 2,
    problem: 'The mail server answered 550.',
    canCancel: true,
    canRetry: false,
  };
  const { user } = openPanel({ 'GET /background-work': () => ({ work: [letter], counts, next: null }) });
  await user.click(await screen.findByRole('tab', { name: 'Waiting' }));

  expect(await screen.findByText('Email with a code · Password reset code')).toBeTruthy();
  const details =
    /Next attempt: in 2m? ?.* · Started by the system · Attempt 2 · Reason: The mail server answered 550\.$/;
  expect(screen.getByText(details)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Cancel Email with a code Password reset code' })).toBeTruthy();
});

test('a state without work says so', async () => {
  const { user } = openPanel();
  await user.click(await screen.findByRole('tab', { name: 'Waiting' }));

  expect(await screen.findByText('No waiting jobs.')).toBeTruthy();
});

test('others than administrators are not even asked for', async () => {
  const { sent } = openPanel({}, 'analyst');

  expect(await screen.findByText('The rest')).toBeTruthy();
  expect(sent).toEqual([]);
});
