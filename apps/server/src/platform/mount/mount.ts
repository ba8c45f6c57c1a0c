import { type Endpoint, needsPerson } from '@halyard/contracts/endpoint.ts';
import { ApiError } from '@halyard/contracts/errors.ts';
import { findRow, mayKeyUse, scopeFor } from '@halyard/contracts/policy.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Clock } from '../../clock.ts';
import { noteWrite, readHeavily } from '../../database/connections/heavy-reads.ts';
import type { Database, Transaction } from '../../database/database.ts';
import type { Actor } from '../../event-log/event-log.ts';
import { operatorId } from '../callers/admit-operator.ts';
import type { Caller } from '../callers/caller.ts';
import type { Identify } from '../callers/identify.ts';
import { alwaysNeedsRecentSignIn, requireRecentSignIn } from '../callers/require-recent-sign-in.ts';
import { createKeptReplies, type KeptReplies } from '../replies/kept-replies.ts';
import { createReplyWriter } from '../replies/write-reply.ts';
import { disconnectSignal } from '../requests/disconnect-signal.ts';
import { type Attempt, describeAttempt, once, onceAround } from '../requests/idempotency.ts';
import { parseInput } from '../requests/parse-input.ts';
import type { Vault } from '../vault.ts';
import type { Reads } from './ask.ts';
import type { ExportGate } from './export-gate.ts';
import type { Abortable, Answer, ReadHandler, RequestContext } from './handlers.ts';

type S = z.ZodMiniType | undefined;

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
  interface FastifyRequest {
    caller: Caller | null;
  }
}

/** The target for mounting routes: a Fastify scope and dependencies for authorization. */
export type Platform = {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly identify: Identify;
  readonly clock: Clock;
  /** Encrypts stored replies. */
  readonly vault: Vault;
  /** Registers read-only endpoints for internal calls. */
  readonly reads: Reads;
  /** Files that are read from this node at the moment. */
  readonly exports: ExportGate;
};

export type ChangeHandler<E extends Endpoint> = (
  context: RequestContext<E> & { readonly tx: Transaction; readonly actor: Actor },
) => Answer<E>;

const nobody: Caller = { id: '', role: 'viewer', sessionId: '', authenticatedAt: 0, key: null };
const keyMaxLength = 200;

function requirePolicyRow({ access, method, path }: Endpoint) {
  if (!needsPerson(access) || findRow(access)) return;
  throw new Error(
    `${method} ${path} asks for ${access.resource}.${access.action}, which the policy table does not have.`,
  );
}

/** Admits the caller before anything of the body is read: 401 without a valid token, 403 without the right. */
export async function admit(request: FastifyRequest, endpoint: Endpoint, identify: Identify): Promise<void> {
  if (!needsPerson(endpoint.access)) return;
  const { authorization, origin } = request.headers;
  const apiKey = request.headers['x-api-key'];
  const caller = await identify({
    authorization,
    origin,
    apiKey: typeof apiKey === 'string' ? apiKey : undefined,
    from: { address: request.ip, userAgent: request.headers['user-agent'] ?? null },
  });
  if (!caller) throw new ApiError('not_signed_in');
  // Known from here on, so that an error counts as theirs.
  request.caller = caller;
  if (caller.id === operatorId && endpoint.access.resource !== 'imports') throw new ApiError('forbidden');
  if (caller.key && !mayKeyUse(caller.role, endpoint.access, endpoint.method))
    throw new ApiError('api_key_not_allowed');
  if (scopeFor(caller.role, endpoint.access) === 'none') throw new ApiError('forbidden');
}

function readRequestContext<E extends Endpoint>(
  { clock }: Platform,
  endpoint: E,
  request: FastifyRequest,
): RequestContext<E> {
  const caller = request.caller ?? nobody;
  const reach = !needsPerson(endpoint.access) ? 'all' : scopeFor(caller.role, endpoint.access);
  const input = parseInput(endpoint, request);
  const requireRecent = () => requireRecentSignIn(endpoint, caller, clock());
  // After the contract: users are not asked for a password for a form that would be rejected anyway.
  if (alwaysNeedsRecentSignIn(endpoint)) requireRecent();
  return { caller, reach, ...input, requireRecentSignIn: requireRecent } as RequestContext<E>;
}

const actorOf = (request: FastifyRequest): Actor => ({
  id: request.caller?.id ?? null,
  address: request.ip,
  requestId: request.id,
});

function readIdempotencyKey({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || key === '' || key.length > keyMaxLength) {
    throw new ApiError('invalid_input', `The header Idempotency-Key must be 1 to ${keyMaxLength} characters long.`);
  }
  return key;
}

/** This attempt at a request with an Idempotency-Key; undefined without one. */
function readAttempt(
  platform: Platform,
  endpoint: Endpoint,
  { request, context, content }: { request: FastifyRequest; context: RequestContext<Endpoint>; content?: string },
): Attempt | undefined {
  if (!endpoint.obeysIdempotencyKey) return undefined;
  const key = readIdempotencyKey(request);
  if (key === undefined) return undefined;
  return describeAttempt({
    callerId: context.caller.id,
    endpoint: `${endpoint.method} ${endpoint.path}`,
    key,
    request: [context.params, context.query, content ?? context.body],
    now: platform.clock(),
    vault: platform.vault,
    repliesWithSecret: endpoint.repliesWithSecret,
  });
}

const readField = (body: unknown, field: string): unknown => (body as Record<string, unknown> | undefined)?.[field];

/** Sets the location of a new record, below the requested prefix. */
function setLocationHeader({ app }: Platform, { location }: Endpoint, response: FastifyReply, body: unknown): void {
  if (location === undefined) return;
  const path = location.replaceAll(/:([\w.]+)/g, (_, fields: string) =>
    encodeURIComponent(String(fields.split('.').reduce(readField, body))),
  );
  response.header('location', `${app.prefix}${path}`);
}

/** The result of a handler for a HEAD request to an export, which is recorded for GET only. */
const headersOnly = Symbol('headers only');

/** Heavy reads: they may go to a replica. */
const isHeavy = ({ path, repliesAtLength }: Endpoint) =>
  repliesAtLength === true || /^\/(graph|query|reports|attack\/matrix|threats\/trend)\b/.test(path);

const pathsOf = ({ path, formerPath }: Endpoint) => (formerPath === undefined ? [path] : [path, formerPath]);

function addRoute(
  platform: Platform,
  endpoint: Endpoint,
  answer: (request: FastifyRequest, response: FastifyReply) => Promise<unknown>,
  keep?: KeptReplies,
) {
  requirePolicyRow(endpoint);
  const { method, status, reply } = endpoint;
  const write = createReplyWriter(reply);
  async function send(request: FastifyRequest, response: FastifyReply) {
    const body = await answer(request, response);
    if (method !== 'GET' && request.caller) noteWrite(request.caller.id);
    response.code(status);
    if (body === headersOnly) return response.send();
    setLocationHeader(platform, endpoint, response, body);
    return write(response, body);
  }
  for (const url of pathsOf(endpoint))
    platform.app.route({
      method,
      url,
      config: { endpoint },
      // HEAD is admitted, counted and checked as GET is.
      exposeHeadRoute: true,
      handler: keep
        ? (request, response) => keep(response, `${request.caller?.id} ${request.url}`, () => send(request, response))
        : send,
    });
}

/**
 * A read-only endpoint. With `isKept` a reply is cached until the next write; it must depend only on the caller, the
 * URL and the database.
 */
export function mountRead<P extends S, Q extends S, B extends S, R extends S>(
  platform: Platform,
  endpoint: Endpoint<P, Q, B, R> & { method: string },
  handler: ReadHandler<Endpoint<P, Q, B, R>>,
  { isKept = false } = {},
): void {
  const { reads, database } = platform;
  const handle: typeof handler = isHeavy(endpoint as Endpoint)
    ? (context) => readHeavily(context.caller.id, () => handler(context))
    : handler;
  reads.remember(endpoint as Endpoint, handle as unknown as ReadHandler<Endpoint>);
  addRoute(
    platform,
    endpoint,
    (request, response) =>
      handle({
        ...readRequestContext(platform, endpoint as Endpoint<P, Q, B, R>, request),
        signal: disconnectSignal(response),
      }),
    isKept && database.version ? createKeptReplies(database.version) : undefined,
  );
}

/**
 * Returns an endpoint whose work brings its own transactions, above all the identity provider's counters of wrong
 * tries, which no rollback may forget. With an Idempotency-Key, a repeated request is answered with the first reply.
 */
export function mountWork<P extends S, Q extends S, B extends S, R extends S>(
  platform: Platform,
  endpoint: Endpoint<P, Q, B, R>,
  handler: (
    context: RequestContext<Endpoint<P, Q, B, R>> & Abortable & { readonly actor: Actor },
  ) => Answer<Endpoint<P, Q, B, R>>,
): void {
  addRoute(platform, endpoint, async (request, response) => {
    const context = readRequestContext(platform, endpoint, request);
    if (request.method === 'HEAD') return headersOnly;
    const attempt = readAttempt(platform, endpoint, { request, context });
    const work = () => handler({ ...context, actor: actorOf(request), signal: disconnectSignal(response) });
    return attempt ? onceAround(platform.database, attempt, endpoint.status, work) : work();
  });
}

/**
 * An endpoint that changes data. The handler runs inside one transaction that is committed before the reply is sent;
 * with an Idempotency-Key, a repeated request returns the first reply and changes nothing.
 */
export function mountChange<P extends S, Q extends S, B extends S, R extends S>(
  platform: Platform,
  endpoint: Endpoint<P, Q, B, R>,
  handler: ChangeHandler<Endpoint<P, Q, B, R>>,
): void {
  addRoute(platform, endpoint, async (request) => {
    const context = readRequestContext(platform, endpoint, request);
    const attempt = readAttempt(platform, endpoint, { request, context });
    const actor = actorOf(request);
    return platform.database.write((tx) => {
      const work = () => handler({ ...context, tx, actor });
      return attempt ? once(tx, attempt, endpoint.status, work) : work();
    });
  });
}

/**
 * Stores the result of a streamed body, in one transaction; with an Idempotency-Key, the earlier response to the same
 * body is returned and nothing is stored. `content` represents the body: its digest.
 */
export type StoreOnce = <T>(content: string, store: (tx: Transaction) => Promise<T>) => Promise<T>;

/**
 * An endpoint whose body or reply is a stream: an upload, live updates, a streamed answer. Authorization, limits and
 * parsing of URL and query are the same as everywhere. The handler's return value is sent; a handler that hijacks the
 * reply returns undefined.
 */
export function mountStream<P extends S, Q extends S, B extends S, R extends S>(
  platform: Platform,
  endpoint: Endpoint<P, Q, B, R>,
  handler: (
    context: RequestContext<Endpoint<P, Q, B, R>> & {
      readonly actor: Actor;
      readonly storeOnce: StoreOnce;
      readonly request: FastifyRequest;
      readonly response: FastifyReply;
    },
  ) => Promise<unknown>,
): void {
  requirePolicyRow(endpoint);
  const { method, status } = endpoint;
  for (const url of pathsOf(endpoint))
    platform.app.route({
      method,
      url,
      config: { endpoint, ...(endpoint.upload && { takesFile: true }) },
      exposeHeadRoute: true,
      handler: async (request, response) => {
        const context = readRequestContext(platform, endpoint, request);
        response.code(status);
        // Streaming is not started for a client that only wants the headers.
        if (request.method === 'HEAD') return response.send();
        const storeOnce: StoreOnce = (content, store) => {
          const attempt = readAttempt(platform, endpoint, { request, context, content });
          return platform.database.write((tx) => (attempt ? once(tx, attempt, status, () => store(tx)) : store(tx)));
        };
        const body = await handler({ ...context, actor: actorOf(request), storeOnce, request, response });
        setLocationHeader(platform, endpoint, response, body);
        return body;
      },
    });
}
