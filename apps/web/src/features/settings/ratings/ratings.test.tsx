import type { Account } from '@halyard/contracts/accounts/account.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { type Answers, fakeCall, type ReplyTo } from '../../../testing/fake-call.ts';
import { person } from '../../../testing/people.ts';
import { renderWithProviders } from '../../../testing/render-app.tsx';
import { Ratings } from './ratings.tsx';

type Rating = ReplyTo<'GET /assistant/ratings'>['ratings'][number];

const rating = (id: string, more: Partial<Rating> = {}): Rating => ({
  id,
  rating: 'down',
  at: '2026-11-21T08:42:00.000Z',
  subject: 'incidents',
  measure: 'count',
  question: null,
  answer: null,
  ...more,
});

function openPanel(answers: Answers = {}, role: Account['role'] = 'admin') {
  const server = fakeCall(answers);
  renderWithProviders(
    <Suspense>
      <Ratings />
      <p>The rest</p>
    </Suspense>,
    { call: server.call, session: { currentUser: person({ role }) } },
  );
  return { user: userEvent.setup(), sent: server.sent };
}

test('administrators see how many answers were right, and the text only where the user included it', async () => {
  const shared = { rating: 'up', subject: null, measure: null, question: 'How is it?', answer: 'Fine.' } as const;
  openPanel({
    'GET /assistant/ratings': () => ({ up: 1, down: 1, ratings: [rating('one', shared), rating('two')] }),
  });

  expect(await screen.findByRole('link', { name: '1 right' })).toBeTruthy();
  const [first, second] = within(screen.getByRole('list', { name: 'Ratings of the assistant' })).getAllByRole(
    'listitem',
  );
  expect(first?.textContent).toMatch(/Right · No query.*Question: How is it\?Answer: Fine\./);
  expect(second?.textContent).toContain('Wrong · Incidents, Count');
  expect(second?.textContent).not.toContain('Question');
});

test('a count of ratings opens those that it counts, and once more all of them', async () => {
  const all = [rating('one', { rating: 'up' }), rating('two')];
  const { user } = openPanel({
    'GET /assistant/ratings': ({ query }) => ({
      up: 1,
      down: 1,
      ratings: all.filter((entry) => query.rating === undefined || entry.rating === query.rating),
    }),
  });
  await user.click(await screen.findByRole('link', { name: '1 wrong' }));

  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(screen.getByRole('listitem').textContent).toContain('Wrong');

  await user.click(screen.getByRole('link', { name: '1 wrong' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
});

test('ten ratings are shown at first, more on demand', async () => {
  const ratings = Array.from({ length: 12 }, (_, index) => rating(`r${index}`));
  const { user } = openPanel({ 'GET /assistant/ratings': () => ({ up: 0, down: 12, ratings }) });
  expect(await screen.findAllByRole('listitem')).toHaveLength(10);

  await user.click(screen.getByRole('button', { name: 'Show more' }));

  expect(screen.getAllByRole('listitem')).toHaveLength(12);
});

test('without ratings it says so', async () => {
  openPanel({ 'GET /assistant/ratings': () => ({ up: 0, down: 0, ratings: [] }) });

  expect(await screen.findByText('No answer has been rated yet.')).toBeTruthy();
});

test('others than administrators are not even asked for', async () => {
  const { sent } = openPanel({}, 'analyst');

  expect(await screen.findByText('The rest')).toBeTruthy();
  expect(sent).toEqual([]);
});
