import { expect, test } from 'vitest';
import { transport } from '../../text/en/shell/transport.ts';
import { problemOf } from './read-error.ts';
import { TransportError } from './transport-error.ts';

test.each([
  [401, 'Authentication required. Please log in again.'],
  [429, 'Too many requests. Please wait a moment before trying again.'],
  [500, 'Server error. Our team has been notified and is working on it.'],
  [502, 'Server error. Our team has been notified and is working on it.'],
  [503, 'Server error. Our team has been notified and is working on it.'],
  [418, 'An error occurred while processing your request. Please try again later.'],
])('a %i reads "%s"', (status, text) => {
  expect(transport[problemOf(status)]).toBe(text);
});

test('a cancelled request reads so', () => {
  expect(transport.cancelled).toBe('Request was cancelled. This may be due to network issues or timeout.');
});

test("its message is the server's sentence, else the problem", () => {
  expect(new TransportError({ problem: 'other', serverMessage: 'Too long.' }).message).toBe('Too long.');
  expect(new TransportError({ problem: 'other' }).message).toBe('other');
});

test('only an authentication problem asks for a sign-in, only silence may be a block', () => {
  const flags = (['unauthenticated', 'unreachable', 'serverError'] as const).map((problem) => {
    const { isAuthError, mayBeBlocked } = new TransportError({ problem });
    return [isAuthError, mayBeBlocked];
  });

  expect(flags).toEqual([
    [true, false],
    [false, true],
    [false, false],
  ]);
});
