import type { SnsTopic } from '@halyard/contracts/inflow/sns.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSources, reject, sourceOf } from '../testing/open-sources.tsx';

const topicArn = 'arn:aws:sns:eu-west-1:111122223333:alerts';
const topicOf = (change: Partial<SnsTopic> = {}): SnsTopic => ({
  topicArn,
  state: 'pending',
  askedAt: '2026-11-21T08:12:00.000Z',
  confirmedAt: null,
  failure: null,
  ...change,
});

type Options = NonNullable<Parameters<typeof openSources>[1]>;
const open = (topics: readonly SnsTopic[], { answers, ...options }: Options = {}) =>
  openSources(() => [sourceOf('s1', { format: 'guardduty' })], {
    path: '/sources?source=s1&part=settings',
    answers: { 'GET /sources/:id/sns-topics': () => [...topics], ...answers },
    ...options,
  });
const section = async () => within(await screen.findByRole('region', { name: 'Amazon SNS' }));

test('a topic that asks is confirmed with one press', async () => {
  const { user, sentTo } = open([topicOf()], {
    answers: {
      'POST /sources/:id/sns-topics/confirm': () => [
        topicOf({ state: 'confirmed', confirmedAt: '2026-11-21T08:42:00.000Z' }),
      ],
    },
  });
  expect(await (await section()).findByText(/asks to be confirmed/)).toBeDefined();
  await user.click((await section()).getByRole('button', { name: `Confirm ${topicArn}` }));

  expect(await (await section()).findByText(/^confirmed/)).toBeDefined();
  expect(sentTo('POST /sources/:id/sns-topics/confirm')).toMatchObject([{ params: { id: 's1' }, body: { topicArn } }]);
  expect((await section()).queryByRole('button', { name: `Confirm ${topicArn}` })).toBeNull();
});

test('a topic is entered by its ARN, and anything else is said to be none', async () => {
  const { user, sentTo } = open([], {
    answers: { 'POST /sources/:id/sns-topics': () => [topicOf({ state: 'expected', askedAt: null })] },
  });
  await user.type(await (await section()).findByLabelText('Topic ARN'), 'alerts');
  await user.click((await section()).getByRole('button', { name: 'Add topic' }));
  expect((await section()).getByText(/Enter the ARN/)).toBeDefined();
  await user.clear((await section()).getByLabelText('Topic ARN'));
  await user.type((await section()).getByLabelText('Topic ARN'), ` ${topicArn} `);
  await user.click((await section()).getByRole('button', { name: 'Add topic' }));

  expect(await (await section()).findByText(/no request yet/)).toBeDefined();
  expect(sentTo('POST /sources/:id/sns-topics')).toMatchObject([{ body: { topicArn } }]);
});

test('why a confirmation failed is said, and what an installation without a way out can do', async () => {
  open([topicOf({ failure: 'unreachable' })]);
  expect(await (await section()).findByText(/Confirmation failed: /)).toBeDefined();
  expect((await section()).getByText(/Put the token into the URL/)).toBeDefined();
});

test('a removed topic can be entered again, and says so', async () => {
  const { user } = open([topicOf()], { answers: { 'POST /sources/:id/sns-topics/remove': () => [] } });
  await user.click(await (await section()).findByRole('button', { name: `Remove ${topicArn}` }));
  expect(await screen.findByText(/rejected from now on/)).toBeDefined();
  expect((await section()).getByText('No topic yet.')).toBeDefined();
});

test('analysts see topics and decide nothing; topics that cannot be loaded are said', async () => {
  open([topicOf()], { as: 'analyst' });
  expect(await (await section()).findByText(topicArn)).toBeDefined();
  expect((await section()).queryByRole('button')).toBeNull();
});

test('topics that cannot be loaded are said', async () => {
  open([], { answers: { 'GET /sources/:id/sns-topics': reject(500) } });
  expect(await (await section()).findByRole('button', { name: 'Retry' })).toBeDefined();
});

test('a message that could not be verified is explained on the source', async () => {
  openSources(() => [sourceOf('s1', { lastFailure: { at: '2026-11-21T08:00:00.000Z', reason: 'sns_unreachable' } })], {
    path: '/sources?source=s1',
  });
  expect(await screen.findByText(/signing certificate of Amazon SNS could not be fetched/)).toBeDefined();
});
