import type { Endpoint } from '@halyard/contracts/endpoint.ts';
import * as z from 'zod/mini';
import type { Call } from './call.ts';
import { clientKey, isPublicPath, needsCacheBuster, retryAfterMs } from './client-settings.ts';
import { readError } from './errors/read-error.ts';
import { TransportError } from './errors/transport-error.ts';

// The content security policy forbids eval, which zod would use for speed.
z.config({ jitless: true });

export type ClientOptions = {
  readonly base: string;
  readonly timeoutMs: number;
  /** Retry when there was no response, or a gateway could not reach the server. */
  readonly mayRetry: boolean;
  readonly credentials: RequestCredentials;
  /** Asks for a sign-in before a call that needs one, and names this client to the server. */
  readonly checksSignIn: boolean;
  /** Sent with every request, in addition to common headers. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The access token; undefined when no one is signed in. */
  readonly getAccessToken: () => Promise<string | undefined>;
  /** A 401, with the code of the error where the server sent one. */
  readonly onUnauthorized: (code: string | undefined) => void;
  readonly onForbidden: () => void;
  readonly fetch: typeof fetch;
  readonly now: () => number;
  readonly newId: () => string;
};

type Parts = {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  signal?: AbortSignal;
  idempotencyKey?: string;
  staysHere?: boolean;
  onReceived?: (bytes: number) => void;
};

type Patience = { readonly signal: AbortSignal | undefined; readonly timeoutMs: number };

// A file may be long; the server cuts it off itself where it does not get on.
const wholeFileMs = 60 * 60_000;

/** The whole text of a reply, telling how much of it has arrived. */
async function readText({ body }: Response, onReceived: (bytes: number) => void): Promise<string> {
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  for (const reader = body?.getReader(); ; ) {
    const { done = true, value } = (await reader?.read()) ?? {};
    if (done || !value) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    bytes += value.byteLength;
    onReceived(bytes);
  }
}

const gatewayStatuses = [502, 503, 504];

function fillPath(path: string, params: Record<string, string> = {}): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

function describeQuery(query: Record<string, unknown> = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return given.length > 0 ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : '';
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const requestIdIn = ({ headers }: Response) => headers.get('x-request-id') ?? undefined;

const unreadable = (response: Response, cause: unknown) =>
  new TransportError({ problem: 'other', status: response.status, requestId: requestIdIn(response), cause });

function parseJson({ parse = JSON.parse }: Endpoint, text: string, response: Response): unknown {
  try {
    return parse(text);
  } catch (cause) {
    throw unreadable(response, cause);
  }
}

/** One of the product's HTTP clients: JSON, bearer token, time-out, at most one retry, every reply checked by contract. */
export function createClient(options: ClientOptions): Call {
  async function makeHeaders({ method }: Endpoint, path: string, { body, idempotencyKey }: Parts): Promise<Headers> {
    const headers = new Headers({ accept: 'application/json', ...options.headers });
    if (body !== undefined) headers.set('content-type', 'application/json');
    if (method === 'POST') headers.set('idempotency-key', idempotencyKey ?? options.newId());
    if (isPublicPath(path)) return headers;
    const token = await options.getAccessToken().catch((cause: unknown) => {
      // The token could not be renewed because the provider is unreachable; for a screen that is a call without a
      // response.
      throw new TransportError({ problem: 'unreachable', cause });
    });
    if (token) headers.set('authorization', `Bearer ${token}`);
    else if (options.checksSignIn) throw new TransportError({ problem: 'unauthenticated' });
    if (options.checksSignIn) {
      headers.set('x-request-timestamp', new Date(options.now()).toISOString());
      headers.set('x-api-key', clientKey);
    }
    return headers;
  }

  async function send(url: string, init: RequestInit, signal: AbortSignal | undefined, timeoutMs: number) {
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      return await options.fetch(url, { ...init, signal: signal ? AbortSignal.any([signal, timeout]) : timeout });
    } catch (cause) {
      const isCut = timeout.aborted || signal?.aborted;
      throw new TransportError({ problem: isCut ? 'cancelled' : 'unreachable', cause });
    }
  }

  const isWorthRetrying = (outcome: Response | TransportError) =>
    outcome instanceof TransportError ? outcome.problem === 'unreachable' : gatewayStatuses.includes(outcome.status);

  // Every method may be repeated: a POST carries its idempotency key, the others mean the same twice (decision G-098).
  async function sendPatiently(url: string, init: RequestInit, { signal, timeoutMs }: Patience): Promise<Response> {
    const first = await send(url, init, signal, timeoutMs).catch((error: TransportError) => error);
    if (options.mayRetry && isWorthRetrying(first)) {
      await wait(retryAfterMs);
      return send(url, init, signal, timeoutMs);
    }
    if (first instanceof TransportError) throw first;
    return first;
  }

  async function readReply(endpoint: Endpoint, response: Response, { onReceived }: Parts) {
    if (!endpoint.reply) return undefined;
    const text = await (onReceived ? readText(response, onReceived) : response.text()).catch((cause: unknown) => {
      const isCut = cause instanceof DOMException;
      throw new TransportError({ problem: isCut ? 'cancelled' : 'unreachable', cause });
    });
    const body = text === '' ? undefined : parseJson(endpoint, text, response);
    const { success, data, error } = endpoint.reply.safeParse(body);
    if (!success) throw unreadable(response, error);
    return data;
  }

  const call = async (endpoint: Endpoint, parts: Parts) => {
    const { params, query, body, signal } = parts;
    const path = fillPath(endpoint.path, params);
    const bust = needsCacheBuster(path) ? { _t: options.now() } : {};
    const headers = await makeHeaders(endpoint, path, parts);
    const init: RequestInit = { method: endpoint.method, headers, credentials: options.credentials };
    if (body !== undefined) init.body = JSON.stringify(body);
    const timeoutMs = endpoint.repliesAtLength ? wholeFileMs : options.timeoutMs;
    const address = `${options.base}${path}${describeQuery({ ...query, ...bust })}`;
    const response = await sendPatiently(address, init, { signal, timeoutMs });
    if (response.ok) return readReply(endpoint, response, parts);
    const rejection = await readError(response);
    if (response.status === 401 && !parts.staysHere) options.onUnauthorized(rejection.code);
    if (response.status === 403) options.onForbidden();
    throw rejection;
  };
  return call as Call;
}
