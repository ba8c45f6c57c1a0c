import type { Account } from '@halyard/contracts/accounts/account.ts';
import type { KeptData } from '@halyard/contracts/server/kept-data.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { type Answers, fakeCall } from '../../../testing/fake-call.ts';
import { person } from '../../../testing/people.ts';
import { renderWithProviders } from '../../../testing/render-app.tsx';
import { Retention } from './retention.tsx';

const events: KeptData = {
  kind: 'events',
  days: null,
  leastDays: 30,
  mostDays: null,
  rows: 1_200,
  oldestAt: '2026-01-02T08:42:00.000Z',
  bytesPerYear: 5_046_586_573,
};
const deliveries: KeptData = {
  kind: 'sourceDeliveries',
  days: 30,
  leastDays: 1,
  mostDays: 30,
  rows: 0,
  oldestAt: null,
  bytesPerYear: null,
};

function openPanel(answers: Answers = {}, role: Account['role'] = 'admin') {
  let kept = [events, deliveries];
  const server = fakeCall({
    'GET /retention': () => kept,
    'PUT /retention/:kind': ({ params, body }) => {
      const { kind } = params as Pick<KeptData, 'kind'>;
      const { days } = body as Pick<KeptData, 'days'>;
      kept = kept.map((one) => (one.kind === kind ? { ...one, days } : one));
    },
    ...answers,
  });
  renderWithProviders(
    <Suspense>
      <Retention />
      <p>The rest</p>
    </Suspense>,
    { call: server.call, session: { currentUser: person({ role }) } },
  );
  return { user: userEvent.setup(), changes: () => server.sent.filter(({ endpoint }) => endpoint.startsWith('PUT')) };
}

test('each kind says how much there is and how it grows; what is not known yet is no zero', async () => {
  openPanel();

  const list = within(await screen.findByRole('list', { name: 'Retention' }));
  expect(
    list.getByText(
      /^1,200 rows \(The history of each record lists its own\.\) · since .+ · 4\.7 GB a year at this rate$/,
    ),
  ).toBeTruthy();
  expect(list.getByText('No rows · growth not known yet')).toBeTruthy();
});

test('what is kept shorter is deleted only once that is confirmed', async () => {
  const { user, changes } = openPanel();
  const choice = await screen.findByRole('combobox', { name: 'Keep Events' });

  await user.selectOptions(choice, '365 days');
  const question = within(screen.getByRole('alertdialog', { name: 'Delete older data?' }));
  expect(
    question.getByText('Events older than 365 days will be deleted. Deleted data cannot be restored.'),
  ).toBeTruthy();
  expect(changes()).toHaveLength(0);
  await user.click(question.getByRole('button', { name: 'Delete older data' }));

  expect(await screen.findByText('Retention saved')).toBeTruthy();
  await waitFor(() => expect((choice as HTMLSelectElement).value).toBe('365'));
  await user.selectOptions(choice, 'Keep for good');
  await waitFor(() => expect(changes()).toHaveLength(2));
});

test('only what a kind allows is offered, and no one else sees the panel', async () => {
  openPanel();
  const choice = within(await screen.findByRole('combobox', { name: 'Keep Source deliveries (raw data)' }));
  expect(choice.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    '1 day',
    '7 days',
    '14 days',
    '30 days',
  ]);
});

test('analysts do not see it', async () => {
  openPanel({}, 'analyst');
  expect(await screen.findByText('The rest')).toBeTruthy();
  expect(screen.queryByText('Retention')).toBeNull();
});
