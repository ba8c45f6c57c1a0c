import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { TransportError } from '../../api/errors/transport-error.ts';
import { type Answers, fakeCall } from '../../testing/fake-call.ts';
import { person } from '../../testing/people.ts';
import { renderWithProviders } from '../../testing/render-app.tsx';
import { IndicatorSightings } from './indicator-sightings.tsx';
import { indicatorOf, observableOf, sightingOf } from './testing/observable-of.ts';

const now = new Date('2026-11-21T08:42:00.000Z');
const seen = sightingOf(observableOf('203.0.113.47'));

function open(answers: Answers) {
  const server = fakeCall(answers);
  renderWithProviders(<IndicatorSightings id="indicator--beacon" />, {
    call: server.call,
    now,
    session: { currentUser: person({ role: 'analyst' }) },
  });
  return {
    user: userEvent.setup(),
    sentTo: (endpoint: string) => server.sent.filter((one) => one.endpoint === endpoint),
  };
}

test('an indicator says where it was seen, and how its score comes about', async () => {
  open({
    'GET /indicators/:id': () => ({
      indicator: indicatorOf({ sightings: 1, heldBack: 2, lastSightedAt: null }),
      sightings: [seen],
      total: 1,
    }),
  });

  expect(await screen.findByText('Confidence 80 × decay 0.50')).toBeTruthy();
  expect(screen.getByRole('link', { name: '1 sighting' }).getAttribute('href')).toBe(
    '/observables?tab=sightings&indicator=indicator--beacon&held=no',
  );
  expect(screen.getByRole('link', { name: '2 held back by warning lists' })).toBeTruthy();
  expect(screen.getByText('203.0.113[.]47')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Odd connection' }).getAttribute('href')).toContain('alert=a1');
});

test('without a stated confidence there is no score, and a pattern that is not matched says why', async () => {
  open({
    'GET /indicators/:id': () => ({
      indicator: indicatorOf({
        confidence: null,
        score: null,
        state: 'unsupported',
        why: 'property',
        detail: 'file:size',
      }),
      sightings: [],
      total: 0,
    }),
  });

  expect(await screen.findByText('Not set')).toBeTruthy();
  expect(screen.getByText('Not seen yet.')).toBeTruthy();
  expect(screen.getByText('Not evaluated, because observables do not carry file:size.')).toBeTruthy();
});

test('a sighting is added by hand, and can be undone', async () => {
  const { user, sentTo } = open({
    'GET /indicators/:id': () => ({ indicator: indicatorOf(), sightings: [], total: 0 }),
    'POST /sightings': () => ({ changeId: 'c1', sighting: { ...seen, origin: 'hand' as const, seenIn: null } }),
    'POST /changes/:id/undo': () => ({ undone: 1, kept: [] }),
  });
  await user.click(await screen.findByRole('button', { name: 'Add sighting' }));
  await user.type(screen.getByRole('textbox', { name: 'Observable' }), '203.0.113[[.]47');
  await user.click(screen.getByRole('button', { name: 'Add sighting' }));

  expect(await screen.findByText('Sighting added: 203.0.113[.]47')).toBeTruthy();
  expect(sentTo('POST /sightings')[0]?.body).toEqual({
    indicator: 'indicator--beacon',
    value: '203.0.113[.]47',
    type: null,
    seenIn: null,
    at: null,
    count: 1,
    note: null,
    seenBy: null,
  });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sentTo('POST /changes/:id/undo')[0]?.params).toEqual({ id: 'c1' }));
});

test('a sighting of before 1970 says so, and is not sent', async () => {
  const { user, sentTo } = open({
    'GET /indicators/:id': () => ({ indicator: indicatorOf(), sightings: [], total: 0 }),
  });
  await user.click(await screen.findByRole('button', { name: 'Add sighting' }));
  await user.type(screen.getByRole('textbox', { name: 'Observable' }), '203.0.113.47');
  await user.type(screen.getByLabelText('When it was seen'), '04/12/1961');
  await user.click(screen.getByRole('button', { name: 'Add sighting' }));

  expect(await screen.findByText('The time must not be before 1970.')).toBeTruthy();
  expect(sentTo('POST /sightings')).toEqual([]);
});

test('a record that is no indicator shows nothing of it', async () => {
  const { sentTo } = open({
    'GET /indicators/:id': () => {
      throw new TransportError({ problem: 'other', status: 404, code: 'record_not_found' });
    },
  });

  await waitFor(() => expect(sentTo('GET /indicators/:id')).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Sightings' })).toBeNull());
});
