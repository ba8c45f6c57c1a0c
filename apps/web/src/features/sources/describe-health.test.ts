import { expect, test } from 'vitest';
import { sources as text } from '../../text/en/inflow/sources.ts';
import { describeHealth, toSpan } from './describe-health.ts';
import { exchangeOf, pulledOf, sourceOf } from './testing/open-sources.tsx';

const now = Date.parse('2026-11-21T08:42:00.000Z');
const minuteMs = 60_000;

test('lengths of time leave out what says nothing', () => {
  const write = (minutes: number) => text.span(toSpan(minutes * minuteMs));

  expect([write(0), write(9), write(120), write(432), write(1_440), write(2_940)]).toEqual([
    '0m',
    '9m',
    '2h',
    '7h 12m',
    '1d',
    '2d 1h',
  ]);
});

test('silence counts from the last new item, else from the last delivery, else from the beginning', () => {
  const silent = { health: 'silent', lastNewAt: null, createdAt: '2026-11-20T08:42:00.000Z' } as const;

  expect(describeHealth(sourceOf('s1', silent), now, text).fact).toBe('No new item for 1m');
  expect(describeHealth(sourceOf('s1', { ...silent, lastDeliveryAt: null }), now, text)).toEqual({
    fact: 'No new item for 1d',
    rule: 'silence limit 2h',
  });
});

test('a pull that left something unread says what, and one rejected request is no failure yet', () => {
  const lastFailure = { at: '2026-11-21T08:00:00.000Z', reason: '1 of 2 events could not be read: a.json' };
  const partly = pulledOf('s1', { isPartly: true }, { lastFailure });
  const lastExchange = exchangeOf({ status: 503, problem: 'rejected' });
  const refused = pulledOf(
    's1',
    { failures: 1, lastExchange },
    { lastFailure: { ...lastFailure, reason: 'HTTP 503' } },
  );

  expect(describeHealth(partly, now, text).fact).toBe(`The last pull read only a part: ${lastFailure.reason}`);
  expect(describeHealth(refused, now, text).fact).not.toContain('failed');
  expect(
    describeHealth({ ...partly, pull: partly.pull && { ...partly.pull, isPartly: false, failures: 1 } }, now, text)
      .fact,
  ).toContain('Last pull failed');
});

test('a source without a limit says so', () => {
  const source = sourceOf('s1', { silenceLimitMinutes: null });

  expect(describeHealth(source, now, text)).toEqual({ fact: 'New item 30m ago', rule: 'no silence limit' });
});
