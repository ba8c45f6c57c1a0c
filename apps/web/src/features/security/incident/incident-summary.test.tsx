import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { serverErrorMessages } from '../../../text/loaders/shared.ts';
import { assistantWords } from '../../../text/loaders/work.ts';
import { openSecurity, reject } from '../testing/open-security.tsx';

const path = '/security?incident=142';

const summary = {
  sentences: [
    { parts: [{ text: 'Opened 38 minutes ago and under investigation.', cite: null, href: null }], cites: [1] },
    { parts: [{ text: 'Token replay', cite: 1, href: '/threats?threat=indicator--1' }], cites: [2] },
  ],
  citations: [
    { n: 1, label: 'INC-000142', request: 'GET /incidents/142', href: '/security?incident=142', records: 1 },
    { n: 2, label: 'Linked threats', request: 'GET /incidents/142', href: null, records: 3 },
  ],
  madeAt: '2026-11-21T08:42:00.000Z',
};

const summaryOf = async () => within(await screen.findByRole('region', { name: 'Summary' }));

// Words that arrive within a click of a test would leave it suspended: React waits for them only outside.
beforeAll(() => Promise.all([assistantWords.load('en'), serverErrorMessages.load('en')]));

test('a summary is made when it is asked for; every sentence names its source', async () => {
  const { user, sentTo } = openSecurity({ path, answers: { 'GET /incidents/:id/summary': () => summary } });
  const part = await summaryOf();
  expect(sentTo('GET /incidents/:id/summary')).toEqual([]);

  await user.click(part.getByRole('button', { name: 'Summarize' }));

  expect(await part.findByText(/Opened 38 minutes ago/)).toBeTruthy();
  expect(part.getByRole('link', { name: 'Token replay' }).getAttribute('href')).toBe('/threats?threat=indicator--1');
  expect(part.getAllByRole('button', { name: /^Source \d$/ })).toHaveLength(2);
  expect(part.getByText('Sources (2)')).toBeTruthy();
  expect(part.getByText('Generated 11/21/2026 08:42')).toBeTruthy();
  expect(sentTo('GET /incidents/:id/summary')[0]?.params).toEqual({ id: '142' });
});

test('a summary that cannot be made says so and can be asked for again', async () => {
  const waiting = [true];
  const answers = { 'GET /incidents/:id/summary': () => (waiting.pop() ? reject(500)() : summary) };
  const { user } = openSecurity({ path, answers });
  const part = await summaryOf();

  await user.click(part.getByRole('button', { name: 'Summarize' }));
  expect(await part.findByText(/Failed to generate the summary\./)).toBeTruthy();
  await user.click(part.getByRole('button', { name: 'Retry' }));

  await waitFor(() => expect(part.getByText(/Opened 38 minutes ago/)).toBeTruthy());
});
