import { allEndpoints } from '@halyard/contracts/api-document/all-endpoints.ts';
import type { Endpoint } from '@halyard/contracts/endpoint.ts';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { replySchema } from './reply-schema.ts';
import { createReplyWriter } from './write-reply.ts';

async function ask(reply: Endpoint['reply'], body: unknown) {
  const app = Fastify();
  const write = createReplyWriter(reply);
  app.get('/', async (_request, response) => write(response, body));
  const first = await app.inject('/');
  const second = await app.inject('/');
  expect(second.body).toBe(first.body);
  return first;
}

test('a reply is JSON with the keys of its contract and no others', async () => {
  const answer = await ask(z.object({ name: z.string() }), { name: 'Ada', verifier: 'secret' });

  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.body).toBe('{"name":"Ada"}');
});

test('so is a reply that may have one of several shapes', async () => {
  const reply = z.union([z.object({ step: z.literal('done') }), z.object({ ticket: z.string() })]);

  const answer = await ask(reply, { ticket: 'a', verifier: 'secret' });

  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.body).toBe('{"ticket":"a"}');
});

// A reply that cannot be compiled would otherwise be noticed by whoever asks for it first.
test('the reply of every endpoint can be compiled', async () => {
  const app = Fastify();
  const compiled: string[] = [];
  app.get('/', async (_request, response) => {
    for (const { method, path, reply } of allEndpoints) {
      if (reply) response.compileSerializationSchema(replySchema(reply));
      compiled.push(`${method} ${path}`);
    }
    return '';
  });

  const answer = await app.inject('/');

  expect(answer.statusCode).toBe(200);
  expect(compiled).toHaveLength(allEndpoints.length);
});
