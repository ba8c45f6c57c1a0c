import { expect, test } from 'vitest';
import { TransportError } from '../errors/transport-error.ts';
import { UnusableReply } from '../errors/unusable-reply.ts';
import { chatProblem } from './chat-problem.ts';

const here = { isOnline: true, page: 'https://console.example/todos' };
const noAnswer = new TransportError({ problem: 'unreachable' });
const rejected = (status: number, problem: TransportError['problem'] = 'other') =>
  new TransportError({ problem, status });

test('a browser without a connection is offline, however the call failed', () => {
  expect(chatProblem(noAnswer, { ...here, isOnline: false })).toBe('offline');
  expect(chatProblem(new TransportError({ problem: 'cancelled' }), { ...here, isOnline: false })).toBe('offline');
});

test('a rejection counts more than what the browser believes of its connection', () => {
  expect(chatProblem(rejected(403), { ...here, isOnline: false })).toBe('permission');
});

test('no answer of another origin may be its rejection to let us in', () => {
  expect(chatProblem(noAnswer, { ...here, api: 'https://api.example/prod' })).toBe('crossOrigin');
});

test('no answer of our own origin is a connection that is blocked', () => {
  expect(chatProblem(noAnswer, here)).toBe('blocked');
});

test.each([
  ['401', rejected(401, 'unauthenticated'), 'authentication'],
  ['no token', new TransportError({ problem: 'unauthenticated' }), 'authentication'],
  ['403', rejected(403), 'permission'],
  ['429', rejected(429, 'tooManyRequests'), 'tooManyRequests'],
  ['500', rejected(500, 'serverError'), 'serverError'],
  ['a time-out', new TransportError({ problem: 'cancelled' }), 'cancelled'],
  ['404', rejected(404), 'other'],
  ['a mistake of ours', new Error('x'), 'other'],
  ['a reply that is no object', new UnusableReply('invalid'), 'invalid'],
  ['a blank reply', new UnusableReply('empty'), 'empty'],
] as const)('%s has its reason', (_, error, problem) => {
  expect(chatProblem(error, here)).toBe(problem);
});
