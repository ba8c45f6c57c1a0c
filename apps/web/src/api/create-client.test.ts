import { defineEndpoint, type Endpoint } from '@halyard/contracts/endpoint.ts';
import { allow } from '@halyard/contracts/policy.ts';
import { addTodo, listTodos } from '@halyard/contracts/work/todos.ts';
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Call, CallInput } from './call.ts';
import { type ClientOptions, createClient } from './create-client.ts';
import { TransportError } from './errors/transport-error.ts';

const at = Date.parse('2026-11-21T08:42:00.000Z');
const access = allow('todos', 'list');
const reply = z.object({ ok: z.boolean() });
const read = defineEndpoint({ method: 'GET', path: '/schemas/list', summary: 'A list.', access, reply });
const health = defineEndpoint({ method: 'GET', path: '/health', summary: 'Lives.', access: 'public', reply });
const ask = defineEndpoint({
  method: 'POST',
  path: '/assistant/query',
  summary: 'A question.',
  access,
  body: z.object({ message: z.string() }),
  reply,
});
const search = defineEndpoint({
  method: 'GET',
  path: '/schemas/:id',
  summary: 'One.',
  access,
  params: z.object({ id: z.string() }),
  query: z.object({ page: z.optional(z.int()), text: z.optional(z.string()) }),
  reply,
});

type Answer = () => Response | Promise<Response>;

/** A client and what it sent; the answers are given in order, the last one for good. */
function openClient(
  answers: readonly Answer[] = [() => Response.json({ ok: true })],
  change: Partial<ClientOptions> = {},
) {
  const sent: { url: string; init: RequestInit; at: number }[] = [];
  const heard = { unauthorized: 0, forbidden: 0 };
  const request = async (url: unknown, init: RequestInit = {}) => {
    const answer = answers[Math.min(sent.length, answers.length - 1)];
    sent.push({ url: String(url), init, at: Date.now() });
    if (!answer) throw new Error('The test has no answer');
    init.signal?.throwIfAborted();
    const cut = new Promise<never>((_, reject) => {
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
    return Promise.race([answer(), cut]);
  };
  const call = createClient({
    base: 'https://h/prod',
    timeoutMs: 10_000,
    mayRetry: false,
    credentials: 'include',
    checksSignIn: false,
    getAccessToken: async () => 'token',
    onUnauthorized: () => heard.unauthorized++,
    onForbidden: () => heard.forbidden++,
    fetch: request as typeof fetch,
    now: () => at,
    newId: () => 'id-1',
    ...change,
  });
  const headers = (index = 0) => new Headers(sent[index]?.init.headers);
  return { call, sent, heard, headers };
}

const offline: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
const never: Answer = () => new Promise(() => {});
const status =
  (code: number, body: unknown = {}): Answer =>
  () =>
    Response.json(body, { status: code });

async function failureOf<E extends Endpoint>(call: Call, endpoint: E, input: CallInput<E>): Promise<TransportError> {
  const error = await call(endpoint, input).catch((thrown: unknown) => thrown);
  if (!(error instanceof TransportError)) throw new Error(`Expected a TransportError, got ${String(error)}`);
  return error;
}

// The platform's time-outs do not follow a faked clock.
function fakeTime() {
  vi.useFakeTimers({ now: at });
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const cut = new AbortController();
    setTimeout(() => cut.abort(new DOMException('The time is over', 'TimeoutError')), ms);
    return cut.signal;
  });
}

afterEach(() => {
  vi.useRealTimers();
});

test('what is sent is JSON, and so is what is asked for', async () => {
  const { call, sent, headers } = openClient();

  await call(ask, { body: { message: 'Who?' } });

  expect(sent[0]?.init).toMatchObject({ method: 'POST', body: '{"message":"Who?"}' });
  expect(headers().get('content-type')).toBe('application/json');
  expect(headers().get('accept')).toBe('application/json');
});

test('a call without a body names no content type', async () => {
  const { call, sent, headers } = openClient();

  await call(read, {});

  expect(sent[0]?.init.body).toBeUndefined();
  expect(headers().has('content-type')).toBe(false);
});

test('credentials are included', async () => {
  const { call, sent } = openClient();

  await call(read, {});

  expect(sent[0]?.init.credentials).toBe('include');
});

test('the reply is the body, read by the contract', async () => {
  const { call } = openClient([() => Response.json({ ok: true, surplus: 1 })]);

  expect(await call(read, {})).toEqual({ ok: true });
});

test('a reply that breaks the contract is an error, not data', async () => {
  const { call } = openClient([() => Response.json({ ok: 'yes' })]);

  expect(await failureOf(call, read, {})).toMatchObject({ problem: 'other', status: 200 });
});

test('a long reply tells how much of it has arrived, and is read whole across cut letters', async () => {
  const bytes = new TextEncoder().encode('{"ok":true,"name":"Zürich"}');
  const inTwo = () =>
    new Response(
      new ReadableStream({
        start(controller) {
          controller.enqueue(bytes.slice(0, 21));
          controller.enqueue(bytes.slice(21));
          controller.close();
        },
      }),
    );
  const received: number[] = [];
  const { call } = openClient([inTwo]);

  const answer = await call(read, { onReceived: (count) => received.push(count) });

  expect(answer).toMatchObject({ ok: true });
  expect(received).toEqual([21, bytes.byteLength]);
});

test('a reply that breaks off is a server that cannot be reached', async () => {
  const broken = () =>
    new Response(new ReadableStream({ pull: (controller) => controller.error(new TypeError('cut')) }));
  const { call } = openClient([broken]);

  await expect(call(read, { onReceived: () => undefined })).rejects.toMatchObject({ problem: 'unreachable' });
});

test('a page in place of a reply is an error', async () => {
  const { call } = openClient([() => new Response('<!doctype html>')]);

  expect(await failureOf(call, read, {})).toMatchObject({ problem: 'other', status: 200 });
});

test('the address is base, path and query, each part encoded', async () => {
  const { call, sent } = openClient();

  await call(search, { params: { id: 'a/b ?' }, query: { page: 2, text: 'x&y=é' } });

  expect(sent[0]?.url).toBe('https://h/prod/schemas/a%2Fb%20%3F?page=2&text=x%26y%3D%C3%A9');
});

test('a query value that is not given is not sent', async () => {
  const { call, sent } = openClient();

  await call(search, { params: { id: 'latest' }, query: {} });

  expect(sent[0]?.url).toBe('https://h/prod/schemas/latest');
});

test('the bearer token goes along when there is one', async () => {
  const { call, headers } = openClient();

  await call(listTodos, {}).catch(() => {});

  expect(headers().get('authorization')).toBe('Bearer token');
});

test('without a token the main client asks all the same, without the header', async () => {
  const { call, sent, headers } = openClient(undefined, { getAccessToken: async () => undefined });

  await call(listTodos, {}).catch(() => {});

  expect(sent).toHaveLength(1);
  expect(headers().has('authorization')).toBe(false);
});

test('the API client rejects a call that needs a sign-in when nobody is signed in', async () => {
  const { call, sent } = openClient(undefined, { checksSignIn: true, getAccessToken: async () => undefined });

  const failure = await failureOf(call, read, {});

  expect(failure).toMatchObject({ problem: 'unauthenticated', isAuthError: true });
  expect(sent).toEqual([]);
});

test('the API client names itself and the time on a call that is not public', async () => {
  const { call, headers } = openClient(undefined, { checksSignIn: true });

  await call(read, {});

  expect(headers().get('x-request-timestamp')).toBe('2026-11-21T08:42:00.000Z');
  expect(headers().get('x-api-key')).toMatch(/^ck_/);
});

test('a public call carries neither token nor key, and nobody is asked who is here', async () => {
  const getAccessToken = vi.fn(async () => 'token');
  const { call, headers } = openClient(undefined, { checksSignIn: true, getAccessToken });

  await call(health, {});

  expect(getAccessToken).not.toHaveBeenCalled();
  expect([...headers().keys()]).toEqual(['accept']);
});

test('a question to the assistant has the present in its address', async () => {
  const { call, sent } = openClient();

  await call(ask, { body: { message: 'Who?' } });

  expect(sent[0]?.url).toBe(`https://h/prod/assistant/query?_t=${at}`);
});

test('a POST has an idempotency key, a GET has none', async () => {
  const { call, headers } = openClient();

  await call(read, {});
  await call(addTodo, { body: { text: 'Buy milk', completed: false } }).catch(() => {});

  expect(headers(0).has('idempotency-key')).toBe(false);
  expect(headers(1).get('idempotency-key')).toBe('id-1');
});

test('what must happen once is sent with the key it was given', async () => {
  const { call, headers } = openClient();

  await call(addTodo, { body: { text: 'Buy milk', completed: false }, idempotencyKey: 'proposal-7' }).catch(() => {});

  expect(headers(0).get('idempotency-key')).toBe('proposal-7');
});

test('a 401 ends the session and is flagged', async () => {
  const { call, heard } = openClient([status(401)]);

  const failure = await failureOf(call, read, {});

  expect(failure).toMatchObject({ problem: 'unauthenticated', status: 401, isAuthError: true });
  expect(heard).toEqual({ unauthorized: 1, forbidden: 0 });
});

test('a 403 has the account read again', async () => {
  const { call, heard } = openClient([status(403)]);

  expect(await failureOf(call, read, {})).toMatchObject({ problem: 'other', status: 403, isAuthError: false });
  expect(heard).toEqual({ unauthorized: 0, forbidden: 1 });
});

test.each([
  [429, 'tooManyRequests'],
  [500, 'serverError'],
  [502, 'serverError'],
  [503, 'serverError'],
  [418, 'other'],
  [404, 'other'],
] as const)('a %i is the problem %s', async (code, problem) => {
  const { call } = openClient([status(code)]);

  expect(await failureOf(call, read, {})).toMatchObject({ problem, status: code, mayBeBlocked: false });
});

test("the server's own sentence, code and request number come along", async () => {
  const { call } = openClient([status(409, { message: 'x', code: 'todo_changed', requestId: 'r-1' })]);

  expect(await failureOf(call, read, {})).toMatchObject({
    message: 'x',
    serverMessage: 'x',
    code: 'todo_changed',
    requestId: 'r-1',
    status: 409,
  });
});

test.each<[string, unknown]>([
  ['a list', []],
  ['nothing', null],
  ['numbers for words', { message: 1, code: {}, requestId: [] }],
])('a rejection with %s in it is still a rejection', async (_, body) => {
  const { call } = openClient([status(500, body)]);

  expect(await failureOf(call, read, {})).toMatchObject({ problem: 'serverError', serverMessage: undefined });
});

test("a gateway's page in place of a rejection is still a rejection", async () => {
  const { call } = openClient([() => new Response('<h1>Bad Gateway</h1>', { status: 502 })]);

  expect(await failureOf(call, read, {})).toMatchObject({ problem: 'serverError', status: 502 });
});

test('no answer at all is flagged as possibly blocked', async () => {
  const { call, sent } = openClient([offline]);

  expect(await failureOf(call, read, {})).toMatchObject({ problem: 'unreachable', mayBeBlocked: true });
  expect(sent).toHaveLength(1);
});

test('a call that its screen gave up is cancelled', async () => {
  const { call } = openClient([never]);
  const cut = new AbortController();

  const failure = failureOf(call, read, { signal: cut.signal });
  cut.abort();

  expect(await failure).toMatchObject({ problem: 'cancelled', mayBeBlocked: false });
});

test.each([10_000, 15_000, 20_000])('a client of %i ms gives up then and not before', async (timeoutMs) => {
  fakeTime();
  const { call } = openClient([never], { timeoutMs });
  let failure: TransportError | undefined;
  failureOf(call, read, {}).then((error) => {
    failure = error;
  });

  await vi.advanceTimersByTimeAsync(timeoutMs - 1);
  expect(failure).toBeUndefined();

  await vi.advanceTimersByTimeAsync(1);
  expect(failure).toMatchObject({ problem: 'cancelled' });
});

test.each<[string, Answer]>([
  ['no answer', offline],
  ['a gateway that found no server', status(503)],
])('after %s the API client asks once more, one second later', async (_, first) => {
  fakeTime();
  const { call, sent } = openClient([first, () => Response.json({ ok: true })], { mayRetry: true });

  const answer = call(read, {});
  await vi.advanceTimersByTimeAsync(999);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);

  expect(await answer).toEqual({ ok: true });
  expect(sent.map(({ at: sentAt }) => sentAt - at)).toEqual([0, 1_000]);
});

test('there is one retry, not two', async () => {
  fakeTime();
  const { call, sent } = openClient([offline], { mayRetry: true });

  const failure = failureOf(call, read, {});
  await vi.advanceTimersByTimeAsync(60_000);

  expect(await failure).toMatchObject({ problem: 'unreachable' });
  expect(sent).toHaveLength(2);
});

test('a POST that is repeated keeps its idempotency key', async () => {
  fakeTime();
  let ids = 0;
  const newId = () => `id-${++ids}`;
  const { call, headers } = openClient([offline, () => Response.json({ ok: true })], { mayRetry: true, newId });

  const answer = call(ask, { body: { message: 'Who?' } });
  await vi.advanceTimersByTimeAsync(1_000);
  await answer;

  expect([0, 1].map((index) => headers(index).get('idempotency-key'))).toEqual(['id-1', 'id-1']);
});

test.each([400, 401, 404, 429, 500])('a %i is an answer: it is not asked for again', async (code) => {
  const { call, sent } = openClient([status(code)], { mayRetry: true });

  await failureOf(call, read, {});

  expect(sent).toHaveLength(1);
});

test('the main client never repeats a call', async () => {
  const { call, sent } = openClient([status(503)]);

  await failureOf(call, read, {});

  expect(sent).toHaveLength(1);
});

test('a call that was given up is not repeated', async () => {
  const { call, sent } = openClient([never], { mayRetry: true });
  const cut = new AbortController();

  const failure = failureOf(call, read, { signal: cut.signal });
  cut.abort();

  expect(await failure).toMatchObject({ problem: 'cancelled' });
  expect(sent).toHaveLength(1);
});
