import { AppError, refusals } from '@halyard/contracts/errors.ts';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { createErrorHandler, isFatal } from './answer-error.ts';

const sqlite = (errcode: number) =>
  Object.assign(new Error('from the database'), { code: 'ERR_SQLITE_ERROR', errcode });

async function answerTo(thrown: Error) {
  const failures: AppError[] = [];
  const app = Fastify();
  app.setErrorHandler(createErrorHandler((error) => failures.push(error)));
  app.get('/', async () => {
    throw thrown;
  });
  const answer = await app.inject('/');
  return { answer, failures };
}

test.each([
  ['a full disk', sqlite(13), 507, 'storage_full'],
  ['no space for a file', Object.assign(new Error(), { code: 'ENOSPC' }), 507, 'storage_full'],
  ['a database that is away', Object.assign(new Error(), { code: 'ECONNREFUSED' }), 503, 'unavailable'],
  ['a database that shuts down', Object.assign(new Error(), { code: '57P01' }), 503, 'unavailable'],
  ['an identity provider that is away', new AppError('identity_unavailable'), 503, 'identity_unavailable'],
])('%s is told apart, says when to come back, and is reported', async (_name, thrown, status, code) => {
  const { answer, failures } = await answerTo(thrown);

  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toMatchObject({ code });
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(failures).toHaveLength(1);
});

test('a bug answers the fixed sentence and gives nothing of itself away', async () => {
  const { answer, failures } = await answerTo(new Error('select secret from vault'));

  expect(answer.statusCode).toBe(500);
  expect(answer.json().message).toBe('Server error. Our team has been notified and is working on it.');
  expect(answer.body).not.toContain('vault');
  expect(String(failures[0]?.cause)).toContain('select secret from vault');
});

test('a refusal is no failure', async () => {
  const { answer, failures } = await answerTo(new AppError('todo_not_found'));

  expect(answer.json()).toMatchObject({ code: 'todo_not_found', message: refusals.todo_not_found.message });
  expect(failures).toEqual([]);
});

test('a broken database file is fatal, a full disk and a bug are not', () => {
  expect([10, 266, 11, 26].map((errcode) => isFatal(sqlite(errcode)))).toEqual([true, true, true, true]);
  expect([sqlite(13), sqlite(5), new Error('bug')].map(isFatal)).toEqual([false, false, false]);
});
