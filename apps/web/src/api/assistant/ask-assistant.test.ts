import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TransportError } from '../errors/transport-error.ts';
import { UnusableReply } from '../errors/unusable-reply.ts';
import { createAskAssistant, type Question, silenceMs } from './ask-assistant.ts';
import type { ProgressFrame } from './assistant-stream.ts';

type Answer = (init: RequestInit) => Response | Promise<Response>;

const status =
  (code: number, body: unknown = {}): Answer =>
  () =>
    Response.json(body, { status: code });
const says =
  (response: string): Answer =>
  () =>
    Response.json({ response });
const offline: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
const never: Answer = ({ signal }) =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

const streamOf = (...pieces: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
const streams =
  (...frames: unknown[]): Answer =>
  () =>
    new Response(streamOf(...frames.map((frame) => `data: ${JSON.stringify(frame)}\n\n`)), {
      headers: { 'content-type': 'text/event-stream; charset=utf-8' },
    });

/** The answers are given in order, the last one for good. */
function open(answers: readonly Answer[], getAccessToken: () => Promise<string | undefined> = async () => 'token') {
  const sent: { url: URL; init: RequestInit; headers: Headers }[] = [];
  const request = async (url: unknown, init: RequestInit = {}) => {
    const answer = answers[Math.min(sent.length, answers.length - 1)];
    sent.push({ url: new URL(String(url), 'https://h'), init, headers: new Headers(init.headers) });
    if (!answer) throw new Error('The test has no answer');
    init.signal?.throwIfAborted();
    return answer(init);
  };
  const frames: ProgressFrame[] = [];
  const stopper = new AbortController();
  const ask = createAskAssistant({ fetch: request as typeof fetch, getAccessToken });
  const question: Question = {
    id: 'm1',
    message: 'How many tasks?',
    screen: '/security?incident=7',
    signal: stopper.signal,
    onFrame: (frame) => frames.push(frame),
  };
  return {
    sent,
    frames,
    stop: () => stopper.abort(),
    ask: (change: Partial<Question> = {}) => ask({ ...question, ...change }),
  };
}

const failure = (asked: Promise<unknown>) =>
  asked.then(
    () => expect.unreachable(),
    (error: unknown) => error,
  );
const steps = (sent: ReturnType<typeof open>['sent']) => sent.map(({ url }) => url.pathname);

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200 });
});
afterEach(() => {
  vi.useRealTimers();
});

test('the first step posts the message and nothing else, with credentials and the bearer token', async () => {
  const { ask, sent } = open([says('Two.')]);

  expect(await ask()).toEqual({ response: 'Two.' });

  expect(steps(sent)).toEqual(['/api/assistant/query']);
  expect(sent[0]?.init).toMatchObject({
    method: 'POST',
    credentials: 'include',
    body: '{"message":"How many tasks?"}',
  });
  expect(Object.fromEntries(sent[0]?.headers ?? [])).toEqual({
    accept: 'text/event-stream, application/json',
    authorization: 'Bearer token',
    'content-type': 'application/json',
    'x-message-id': 'm1',
    'x-screen': '%2Fsecurity%3Fincident%3D7',
  });
});

test.each([500, 401, 403, 404])('after a %i the API client asks again, with the time in the address', async (code) => {
  const { ask, sent } = open([status(code), says('Two.')]);

  expect((await ask()).response).toBe('Two.');

  expect(steps(sent)).toEqual(['/api/assistant/query', '/api/assistant/query']);
  expect(Number(sent[1]?.url.searchParams.get('_t'))).toBeGreaterThan(0);
  expect(sent[1]?.init).toMatchObject({ credentials: 'include', body: '{"message":"How many tasks?"}' });
  expect(sent[1]?.headers.get('x-api-key')).toBeTruthy();
});

test('after that fails too the fallback client asks elsewhere, without cookies but with the bearer token', async () => {
  const { ask, sent } = open([status(500), status(500), says('Two.')]);

  expect((await ask()).response).toBe('Two.');

  expect(steps(sent)).toEqual(['/api/assistant/query', '/api/assistant/query', '/api/ai/chat']);
  expect(sent[2]?.init).toMatchObject({ credentials: 'omit', body: '{"message":"How many tasks?"}' });
  expect(Number(sent[2]?.url.searchParams.get('_t'))).toBeGreaterThan(0);
  expect(sent[2]?.headers.get('authorization')).toBe('Bearer token');
});

test('all attempts carry the id of the message and the screen', async () => {
  const { ask, sent } = open([status(500), status(503), status(503), says('Two.')]);

  await ask();

  // The API client tries once more after a gateway's error.
  expect(steps(sent)).toEqual([...Array(3).fill('/api/assistant/query'), '/api/ai/chat']);
  expect(new Set(sent.map(({ headers }) => headers.get('x-message-id')))).toEqual(new Set(['m1']));
  expect(new Set(sent.map(({ headers }) => headers.get('x-screen')))).toEqual(new Set(['%2Fsecurity%3Fincident%3D7']));
});

test('a question of a conversation names it in every attempt', async () => {
  const { ask, sent } = open([status(500), status(500), says('Two.')]);

  await ask({ conversationId: 'c1' });

  expect(sent.map(({ headers }) => headers.get('x-conversation'))).toEqual(['c1', 'c1', 'c1']);
});

test('a reading that was chosen is run in its conversation', async () => {
  const { ask, sent } = open([says('Two.')]);

  await ask({ spec: { subject: 'tasks', measure: 'count', where: [] }, conversationId: 'c1' });

  expect(steps(sent)).toEqual(['/api/assistant/run']);
  expect(sent[0]?.headers.get('x-conversation')).toBe('c1');
});

test('the API client waits 20 seconds and the fallback client 15', async () => {
  const limits: number[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    limits.push(ms);
    return new AbortController().signal;
  });

  await failure(open([status(500)]).ask());

  expect(limits).toEqual([20_000, 15_000]);
});

test('the error of the last attempt is told', async () => {
  const { ask } = open([status(500), offline, offline, status(429, { message: 'Slow down', code: 'too_many' })]);

  expect(await failure(ask())).toMatchObject({ problem: 'tooManyRequests', status: 429 });
});

test('a first step that says nothing for a minute is given up', async () => {
  const { ask, sent } = open([never, says('Two.')]);

  const asked = ask();
  await vi.advanceTimersByTimeAsync(silenceMs);

  expect((await asked).response).toBe('Two.');
  expect(sent.length).toBe(2);
});

test('what the person stopped is not asked again', async () => {
  const { ask, sent, stop } = open([never, says('Two.')]);

  const asked = failure(ask());
  await vi.advanceTimersByTimeAsync(10);
  stop();

  expect(await asked).toMatchObject({ problem: 'cancelled' });
  expect(sent.length).toBe(1);
});

test('an answer in frames is told as it arrives', async () => {
  const { ask, frames, sent } = open([
    streams(
      { frame: 'query', label: 'Tasks' },
      { frame: 'text', delta: 'Tw' },
      { frame: 'unheard of' },
      { frame: 'text', delta: 'o.' },
      { frame: 'done', reply: { response: 'Two.' } },
    ),
  ]);

  expect(await ask()).toEqual({ response: 'Two.' });
  expect(frames).toEqual([
    { frame: 'query', label: 'Tasks' },
    { frame: 'text', delta: 'Tw' },
    { frame: 'text', delta: 'o.' },
  ]);
  expect(sent.length).toBe(1);
});

test('a stream that breaks begins anew with the next step', async () => {
  const { ask, frames } = open([streams({ frame: 'text', delta: 'Tw' }), says('Two.')]);

  expect((await ask()).response).toBe('Two.');
  expect(frames.at(-1)).toEqual({ frame: 'restart' });
});

test.each([
  ['text that is no JSON', () => new Response('<html>'), 'invalid'],
  ['a list', () => Response.json([]), 'invalid'],
  ['a word', () => Response.json('Two.'), 'invalid'],
  ['a response that is no text', () => Response.json({ response: 2 }), 'invalid'],
  ['nothing at all', () => new Response(''), 'empty'],
  ['no response', () => Response.json({}), 'empty'],
  ['a blank response', () => Response.json({ response: '  ' }), 'empty'],
] as const)('%s is no answer', async (_, answer, fault) => {
  const error = await failure(open([answer]).ask());

  expect(error).toBeInstanceOf(UnusableReply);
  expect(error).toMatchObject({ fault });
});

test('an answer that is not as the contract says is read as plain words', async () => {
  const { ask } = open([() => Response.json({ response: 'Two.', error: true, answer: { by: 'somebody' } })]);

  expect(await ask()).toEqual({ response: 'Two.', error: true });
});

test('a token that cannot be renewed is a call without an answer', async () => {
  const { ask, sent } = open([says('Two.')], () => Promise.reject(new Error('away')));

  expect(await failure(ask())).toBeInstanceOf(TransportError);
  expect(sent.length).toBe(0);
});
