import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cors, { type FastifyCorsOptions } from '@fastify/cors';
import etag from '@fastify/etag';
import { questionHeaders } from '@halyard/contracts/assistant.ts';
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import type { Config } from '../config.ts';
import { createErrorHandler } from './answer-error.ts';
import { cutSlowBodies } from './cut-slow-bodies.ts';
import { addSecurityHeaders } from './security-headers.ts';

/** Largest request body of the product API, in bytes. */
const bodyLimit = 262_144;

const corsHeaders = [
  'authorization',
  'content-type',
  'idempotency-key',
  'if-match',
  'last-event-id',
  'x-api-key',
  ...Object.values(questionHeaders),
  'x-request-timestamp',
  'cache-control',
];
const identityHeaders = ['x-amz-target', 'x-amz-user-agent', 'amz-sdk-invocation-id', 'amz-sdk-request'];

const exposedHeaders = [
  ...['etag', 'retry-after', 'x-request-id', 'x-amzn-errortype', 'x-amzn-requestid'],
  ...['ratelimit', 'ratelimit-policy', 'ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'],
];

const keyRequestHeaders = ['accept', 'content-type', 'idempotency-key', 'if-match', 'last-event-id', 'x-api-key'];

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const maxAge = 600;

/** The console's own pages, with everything they send. */
const forConsole: FastifyCorsOptions = {
  ...{ origin: true, credentials: true, methods, exposedHeaders, maxAge },
  allowedHeaders: [...corsHeaders, ...identityHeaders],
};
/** Pages that somebody listed for an API key: with a key, and with nothing a signed-in browser would add. */
const forKeys: FastifyCorsOptions = {
  ...{ origin: true, credentials: false, methods, exposedHeaders, maxAge },
  allowedHeaders: keyRequestHeaders,
};
const forNobody: FastifyCorsOptions = { origin: false };

type AskOrigin = (origin: string) => Promise<boolean>;

async function allowOrigins(app: FastifyInstance, origins: readonly string[], isKeyOrigin: AskOrigin) {
  const own = new Set(origins);
  async function choose({ headers }: FastifyRequest): Promise<FastifyCorsOptions> {
    const { origin, authorization } = headers;
    if (origin === undefined) return forNobody;
    if (own.has(origin)) return forConsole;
    return authorization === undefined && (await isKeyOrigin(origin)) ? forKeys : forNobody;
  }
  await app.register(
    cors,
    () => (request: FastifyRequest, done: (error: Error | null, options?: FastifyCorsOptions) => void) => {
      choose(request).then(
        (options) => done(null, options),
        (cause: Error) => done(cause),
      );
    },
  );
}

type Options = {
  readonly config: Config;
  /** Whether somebody listed this origin for an API key. */
  readonly isKeyOrigin: AskOrigin;
  /** Hears of every answer 5xx, with the route it happened on and the cause. */
  readonly onFailure: (failure: { route: string; requestId: string; cause: unknown }) => void;
};

/**
 * The bare HTTP server with its guards: limits on bodies, headers and slow clients, security headers, exact CORS,
 * ETags and compression. Routes are added by others.
 */
export async function createServer({ config, isKeyOrigin, onFailure }: Options): Promise<FastifyInstance> {
  const app = Fastify({
    logger:
      config.logLevel === 'silent'
        ? false
        : { level: config.logLevel, redact: ['req.headers.authorization', 'req.headers["x-api-key"]'] },
    logController: new LogController({ disableRequestLogging: config.logLevel !== 'debug' }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    bodyLimit,
    // Bodies have a time limit of their own (`cutSlowBodies`): a large upload may take longer, a stalled one may not.
    requestTimeout: 0,
    connectionTimeout: 30_000,
    keepAliveTimeout: 10_000,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 128, ignoreTrailingSlash: false },
    http: { headersTimeout: 10_000, maxHeaderSize: 16_384, connectionsCheckingInterval: 2_000 },
  });
  app.decorateRequest('caller', null);
  app.setErrorHandler(
    createErrorHandler((error, request) => {
      const cause = error.cause ?? error;
      request.log.error({ err: cause, requestId: request.id }, 'request failed');
      onFailure({ route: request.routeOptions.url ?? 'unknown', requestId: request.id, cause });
    }),
  );
  cutSlowBodies(app);
  addSecurityHeaders(app, config);
  await allowOrigins(app, config.allowedOrigins, isKeyOrigin);
  await app.register(etag, { weak: true });
  await app.register(compress, { encodings: ['br', 'gzip'], brotliOptions: { params: { 1: 4 } } });
  return app;
}
