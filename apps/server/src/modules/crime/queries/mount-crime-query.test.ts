import { getCrimeChoices } from '@halyard/contracts/crime/crime.ts';
import { ApiError } from '@halyard/contracts/errors.ts';
import { CorruptPart, EngineUnavailable, QueryTooSlow } from '@halyard/crime-analysis';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import type { Platform } from '../../../platform/mount/mount.ts';
import { mountCrimeQuery } from './mount-crime-query.ts';

type Answer = (asked: { readonly signal: AbortSignal }) => Promise<never>;

/** A server with one question about crime data, answered as a test says. */
async function startQuestion(answer: Answer) {
  const app = fastify();
  const damages: unknown[] = [];
  const platform = { app, clock: () => 0, identify: async () => undefined } as unknown as Platform;
  app.setErrorHandler((error, _request, response) => {
    const isTold = error instanceof ApiError;
    response.code(isTold ? error.status : 500).send({ code: isTold ? error.code : 'server_error' });
  });
  mountCrimeQuery(platform, getCrimeChoices, (cause) => damages.push(cause), answer);
  onTestFinished(() => app.close());
  return { app, damages };
}

test('a question is given up when nobody waits for the answer any more', async () => {
  const asked = Promise.withResolvers<AbortSignal>();
  const { app } = await startQuestion(({ signal }) => {
    asked.resolve(signal);
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const client = new AbortController();

  const answer = fetch(`${address}/crime/choices`, { signal: client.signal }).catch(() => 'gone');
  const signal = await asked.promise;
  client.abort();

  expect(await answer).toBe('gone');
  await expect.poll(() => signal.aborted).toBe(true);
});

test.each([
  [new QueryTooSlow('slow'), 422, 'query_too_slow'],
  [new EngineUnavailable('killed'), 503, 'analytics_unavailable'],
  [new CorruptPart('parts/x.parquet', null), 503, 'analytics_unavailable'],
  [new Error('a bug'), 500, 'server_error'],
])('%s is told as what it is', async (cause, status, code) => {
  const { app, damages } = await startQuestion(() => Promise.reject(cause));

  const answer = await app.inject('/crime/choices');

  expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  expect(damages).toEqual(cause instanceof CorruptPart ? [cause] : []);
});
