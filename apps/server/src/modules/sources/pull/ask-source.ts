import type { Exchange } from '@halyard/contracts/inflow/feeds.ts';
import { type Dispatcher, errors, request } from 'undici';
import { EgressBlocked } from '../../../platform/egress/egress-guard.ts';
import { isReservedName } from '../../../platform/egress/egress-rules.ts';
import { hideSecrets } from './hide-secrets.ts';

const bodyShown = 2_000;
const sentBodyShown = 500;

type Headers = Readonly<Record<string, string>>;

/** The request. Header names are in lower case. */
export type Question = {
  readonly url: string;
  readonly method?: 'GET' | 'POST' | undefined;
  readonly headers?: Headers | undefined;
  /** Headers that are masked wherever the exchange is shown. */
  readonly secrets?: Headers | undefined;
  readonly body?: string | undefined;
  /** The body contains a secret: it is never shown. */
  readonly hasSecretBody?: boolean | undefined;
};

export type Limits = {
  readonly now: number;
  readonly mostBytes: number;
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
};

type Reply = { readonly status: number; readonly headers: Headers; readonly body: Buffer };

export type Asked = {
  readonly exchange: Omit<Exchange, 'at' | 'ms'>;
  /** The response, also of an error or a redirect; null if there was none, with the reason in `exchange.problem`. */
  readonly reply: Reply | null;
  /** The requested waiting time in seconds. */
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

const openHeaders = ({ headers }: Question): Headers => ({
  accept: 'application/json, application/x-ndjson;q=0.9, text/plain;q=0.5',
  'user-agent': 'halyard-sources',
  ...headers,
});

/** Masks a secret; the scheme of an Authorization header stays visible. */
const mask = (name: string, value: string) =>
  name === 'authorization' ? value.replace(/^((?:Basic|Bearer|Token|ApiKey)\s+)?.*$/is, '$1••••••••') : '••••••••';

function showRequest(question: Question): string[] {
  const { url, method = 'GET', secrets = {}, body, hasSecretBody } = question;
  const { pathname, search, host } = new URL(url);
  const open = Object.entries(openHeaders(question)).map(([name, value]) => `${name}: ${value}`);
  const masked = Object.entries(secrets).map(([name, value]) => `${name}: ${mask(name, value)}`);
  const sent = body === undefined ? [] : ['', hasSecretBody ? '••••••••' : body.slice(0, sentBodyShown)];
  return [`${method} ${pathname}${search}`, `host: ${host}`, ...open, ...masked, ...sent];
}

/** Seconds of a Retry-After header, which names seconds or a date (RFC 9110, section 10.2.3). */
function readRetryAfter(value: string | undefined, now: number): number | null {
  if (value === undefined) return null;
  const seconds = /^\d{1,6}$/.test(value) ? Number(value) : Math.ceil((Date.parse(value) - now) / 1_000);
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, 86_400) : null;
}

/** The body, or why there is none: it is longer than `most`, or the connection ended early. */
async function readUpTo(
  body: Dispatcher.ResponseData['body'],
  most: number,
): Promise<Buffer | Extract<Problem, 'too_large' | 'cut_off'>> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const piece of body as AsyncIterable<Buffer>) {
      bytes += piece.length;
      if (bytes > most) return 'too_large';
      pieces.push(piece);
    }
  } catch (cause) {
    if (nameProblem(cause) === 'unreachable') return 'cut_off';
    throw cause;
  }
  return Buffer.concat(pieces);
}

const isGood = (status: number) => (status >= 200 && status < 300) || status === 304;

function problemOf(status: number): Problem | null {
  if (isGood(status)) return null;
  return status >= 300 && status < 400 ? 'redirected' : 'rejected';
}

/** Sends one request. Redirects are not followed: they could bypass the operator's allow list. Never rejects. */
export async function askSource(dispatcher: Dispatcher, question: Question, limits: Limits): Promise<Asked> {
  const told = showRequest(question);
  const failed = (problem: Problem, status: number | null = null, response: string[] = [], body = ''): Asked => ({
    exchange: { request: told, status, response, body, problem },
    reply: null,
    retryAfterSeconds: null,
  });
  // A reserved name: a default must not cause traffic (decision G-058).
  if (isReservedName(question.url)) return failed('blocked');
  const { now, mostBytes, timeoutMs, signal } = limits;
  try {
    const {
      statusCode: status,
      headers,
      body,
    } = await request(question.url, {
      dispatcher,
      method: question.method ?? 'GET',
      signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]),
      headers: { ...openHeaders(question), ...question.secrets },
      ...(question.body !== undefined && { body: question.body }),
    });
    const plain = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
    const { secrets = {} } = question;
    const response = Object.entries(plain)
      .filter(([name]) => name !== 'set-cookie')
      .map(([name, value]) => hideSecrets(Buffer.from(`${name}: ${value}`), secrets).toString('utf8'));
    const read = await readUpTo(body, mostBytes);
    if (typeof read === 'string') return failed(read, status, response);
    const bytes = hideSecrets(read, secrets);
    const shown = question.hasSecretBody && isGood(status) ? '' : bytes.subarray(0, bodyShown * 4).toString('utf8');
    const text = shown.toWellFormed().slice(0, bodyShown);
    return {
      exchange: { request: told, status, response, body: text, problem: problemOf(status) },
      reply: { status, headers: plain, body: bytes },
      retryAfterSeconds: status === 429 || status === 503 ? (readRetryAfter(plain['retry-after'], now) ?? 60) : null,
    };
  } catch (cause) {
    return failed(nameProblem(cause));
  }
}
