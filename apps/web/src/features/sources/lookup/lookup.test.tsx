import type { FeedLookup, LookedUp } from '@halyard/contracts/inflow/feeds.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { feedOf, openSources, reject } from '../testing/open-sources.tsx';

const feed = feedOf('s1', { url: 'https://misp.example.com/feed/' }, { format: 'misp-feed' });
const event = (number: number) => ({ uuid: `uuid-${number}`, info: `Event ${number}`, date: '2026-11-01' });
const rowOf = (value: string, change: Partial<LookedUp> = {}): LookedUp => ({
  value,
  type: 'domain-name',
  events: [],
  total: 0,
  ...change,
});

function open(answer: () => FeedLookup, path = '/sources?source=s1&part=lookup') {
  return openSources(() => [feed], {
    path,
    as: 'analyst',
    answers: { 'GET /imports': () => ({ imports: [], next: null }), 'POST /sources/:id/lookup': answer },
  });
}

const answered = (...values: LookedUp[]): FeedLookup => ({
  failure: null,
  found: { fileAt: '2026-11-20T08:00:00.000Z', manifestFailure: null, values },
});

async function lookUp(user: ReturnType<typeof open>['user'], text: string) {
  await user.type(await screen.findByLabelText('Values'), text);
  await user.click(screen.getByRole('button', { name: 'Look up' }));
}

test('values are looked up in a MISP feed, and each says which events know it', async () => {
  const { user, sentTo, address } = open(
    () =>
      answered(
        rowOf('harbour.example', { events: [event(1), { uuid: 'uuid-2', info: null, date: null }], total: 2 }),
        rowOf('http://new.example/', { type: 'url' }),
      ),
    '/sources?source=s1',
  );
  await user.click(await screen.findByRole('tab', { name: 'Look up' }));
  expect(address()).toEqual({ source: 's1', part: 'lookup' });

  await lookUp(user, ' harbour[[.]example{enter}{enter}hxxp://new[[.]example/');

  const rows = within(await screen.findByRole('table', { name: 'Lookup results' })).getAllByRole('row');
  expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
    'harbour[.]exampleEvents11/01/2026 Event 1uuid-2',
    'hxxp://new[.]example/EventsNot in this feed',
  ]);
  expect(screen.getByText('In this feed: 1 of 2.')).toBeTruthy();
  expect(screen.getByText(/hashes.csv is of .*08:00/)).toBeTruthy();
  expect(sentTo('POST /sources/:id/lookup')[0]?.body).toEqual({
    values: ['harbour[.]example', 'hxxp://new[.]example/'],
  });
});

test('of many events the first are in sight, and a button shows the others', async () => {
  const events = Array.from({ length: 5 }, (_, at) => event(at));
  const { user } = open(() => answered(rowOf('harbour.example', { events, total: 130 })));
  await lookUp(user, 'harbour.example');
  expect(await screen.findByText('The newest 5 of 130 events can be shown.')).toBeTruthy();
  expect(screen.queryByText(/Event 4/)).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Show all 5 events' }));

  expect(screen.getByText(/Event 4/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Show fewer events' })).toBeTruthy();
});

test('what is missing or too much is said before anything is asked', async () => {
  const { user, sentTo } = open(() => answered());
  await user.click(await screen.findByRole('button', { name: 'Look up' }));
  expect(screen.getByText('Enter a value.')).toBeTruthy();

  await user.click(screen.getByLabelText('Values'));
  await user.paste(Array.from({ length: 201 }, (_, at) => `host${at}.example`).join('\n'));
  await user.click(screen.getByRole('button', { name: 'Look up' }));

  expect(screen.getByText('201 values. Look up at most 200 at once.')).toBeTruthy();
  expect(sentTo('POST /sources/:id/lookup')).toEqual([]);
});

test.each([
  ['HTTP 404 from the server.', 'HTTP 404 from the server.'],
  ['blocked', 'Address not allowed'],
])('a feed that says %j shows why it could not be asked', async (failure, shown) => {
  const { user } = open(() => ({ failure, found: null }));

  await lookUp(user, 'harbour.example');

  expect(await screen.findByText(shown)).toBeTruthy();
});

test('a manifest that could not be read is said above the events, which have their UUIDs', async () => {
  const { user } = open(() => ({
    failure: null,
    found: {
      fileAt: null,
      manifestFailure: 'HTTP 500.',
      values: [rowOf('a.example', { events: [{ uuid: 'uuid-1', info: null, date: null }], total: 1 })],
    },
  }));

  await lookUp(user, 'a.example');

  expect(await screen.findByText(/because manifest.json could not be read: HTTP 500\./)).toBeTruthy();
  expect(screen.getByText(/does not say how old hashes.csv is/)).toBeTruthy();
});

test('an error of the server is said, and the values stay', async () => {
  const { user } = open(reject(500, 'Broken.'));

  await lookUp(user, 'harbour.example');

  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByLabelText('Values')).toHaveProperty('value', 'harbour.example');
});

test('no other feed has it', async () => {
  openSources(() => [feedOf('s1')], {
    path: '/sources?source=s1&part=lookup',
    answers: { 'GET /imports': () => ({ imports: [], next: null }) },
  });

  expect(await screen.findByRole('tab', { name: 'Imports' })).toBeTruthy();
  expect(screen.queryByRole('tab', { name: 'Look up' })).toBeNull();
});
