import type { Exchange } from '@halyard/contracts/inflow/sources.ts';
import { type Dispatcher, errors, request } from 'undici';
import { EgressBlocked } from '../../../platform/egress/egress-guard.ts';
import { isReservedName } from '../../../platform/egress/egress-rules.ts';

const timeoutMs = 30_000;
const bodyShown = 2_000;

/** What is asked; `etag` and `modified` are of the newest answer that was kept. */
export type Question = {
  readonly url: string;
  readonly authorization: string | null;
  readonly etag?: string | null;
  readonly modified?: string | null;
};

export type Asked = {
  readonly exchange: Omit<Exchange, 'at' | 'ms'>;
  /** Present where the answer can be kept. */
  readonly body: Buffer | null;
  readonly headers: Readonly<Record<string, string>>;
  /** Seconds that the other side asks to be left alone. */
  readonly retryAfterSeconds: number | null;
};

type Problem = NonNullable<Exchange['problem']>;

function nameProblem(cause: unknown): Problem {
  if (cause instanceof EgressBlocked) return 'blocked';
  const timedOut =
    cause instanceof errors.HeadersTimeoutError ||
    cause instanceof errors.BodyTimeoutError ||
    cause instanceof errors.ConnectTimeoutError ||
    (cause instanceof Error && ['TimeoutError', 'AbortError'].includes(cause.name));
  return timedOut ? 'timeout' : 'unreachable';
}

const headersOf = ({ authorization, etag, modified }: Question) => ({
  accept: 'application/json, application/x-ndjson;q=0.9, text/plain;q=0.5',
  'user-agent': 'halyard-sources',
  ...(authorization && { authorization }),
  ...(etag && { 'if-none-match': etag }),
  ...(modified && { 'if-modified-since': modified }),
});

/** Masks everything behind the scheme of a credential. */
const mask = (name: string, value: string) =>
  name === 'authorization' ? value.replace(/^(\S+\s+)?.*$/s, '$1••••••••') : value;

function showRequest(question: Question): string[] {
  const { pathname, search, host } = new URL(question.url);
  const headers = Object.entries(headersOf(question)).map(([name, value]) => `${name}: ${mask(name, value)}`);
  return [`GET ${pathname}${search}`, `host: ${host}`, ...headers];
}

/** Seconds of a Retry-After header, which names seconds or a date (RFC 9110, section 10.2.3). */
function readRetryAfter(value: string | undefined, now: number): number | null {
  if (value === undefined) return null;
  const seconds = /^\d{1,6}$/.test(value) ? Number(value) : Math.ceil((Date.parse(value) - now) / 1_000);
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, 86_400) : null;
}

async function readUpTo(body: Dispatcher.ResponseData['body'], most: number): Promise<Buffer | null> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of body as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > most) return null;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** Asks an address once. Redirects are not followed: they could lead past what the operator allowed. Never rejects. */
export async function askSource(
  dispatcher: Dispatcher,
  question: Question,
  { now, mostBytes }: { readonly now: number; readonly mostBytes: number },
): Promise<Asked> {
  const told = showRequest(question);
  const failed = (problem: Problem, status: number | null = null, response: string[] = [], body = ''): Asked => ({
    exchange: { request: told, status, response, body, problem },
    body: null,
    headers: {},
    retryAfterSeconds: null,
  });
  // It belongs to no one: a default must not cause traffic (decision G-058).
  if (isReservedName(question.url)) return failed('blocked');
  try {
    const {
      statusCode: status,
      headers,
      body,
    } = await request(question.url, {
      dispatcher,
      signal: AbortSignal.timeout(timeoutMs),
      headers: headersOf(question),
    });
    const plain = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
    const response = Object.entries(plain)
      .filter(([name]) => name !== 'set-cookie')
      .map(([name, value]) => `${name}: ${value}`);
    const bytes = await readUpTo(body, mostBytes);
    if (bytes === null) return failed('too_large', status, response);
    const shown = bytes.toString('utf8').toWellFormed().slice(0, bodyShown);
    if (status >= 300 && status < 400 && status !== 304) return failed('redirected', status, response, shown);
    const isGood = (status >= 200 && status < 300) || status === 304;
    return {
      exchange: { request: told, status, response, body: shown, problem: isGood ? null : 'rejected' },
      body: status >= 200 && status < 300 ? bytes : null,
      headers: plain,
      retryAfterSeconds: status === 429 || status === 503 ? (readRetryAfter(plain['retry-after'], now) ?? 60) : null,
    };
  } catch (cause) {
    return failed(nameProblem(cause));
  }
}
