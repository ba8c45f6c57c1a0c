import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import etag from '@fastify/etag';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Config } from '../config.ts';
import { createErrorHandler } from './answer-error.ts';
import { addSecurityHeaders } from './security-headers.ts';

/** Largest request body of the product API, in bytes. */
const bodyLimit = 262_144;

const corsHeaders = [
  'authorization',
  'content-type',
  'idempotency-key',
  'if-match',
  'x-api-key',
  'x-request-timestamp',
  'cache-control',
];
const identityHeaders = ['x-amz-target', 'x-amz-user-agent', 'amz-sdk-invocation-id', 'amz-sdk-request'];

async function allowOrigins(app: FastifyInstance, origins: readonly string[]) {
  const allowed = new Set(origins);
  await app.register(cors, {
    origin: (origin, done) => done(null, origin !== undefined && allowed.has(origin)),
    credentials: true,
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: [...corsHeaders, ...identityHeaders],
    exposedHeaders: ['etag', 'retry-after', 'x-request-id', 'x-amzn-errortype', 'x-amzn-requestid'],
    maxAge: 600,
  });
}

type Options = {
  readonly config: Config;
  /** Hears of every answer 5xx, with the route it happened on and the cause. */
  readonly onFailure: (failure: { route: string; requestId: string; cause: unknown }) => void;
};

/**
 * The bare HTTP server with its guards: limits on bodies, headers and slow clients, security headers, exact CORS,
 * ETags and compression. Routes are added by others.
 */
export async function createServer({ config, onFailure }: Options): Promise<FastifyInstance> {
  const app = Fastify({
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel, redact: ['req.headers.authorization'] },
    logController: new LogController({ disableRequestLogging: config.logLevel !== 'debug' }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    bodyLimit,
    requestTimeout: 20_000,
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
  addSecurityHeaders(app, config.publicUrl);
  await allowOrigins(app, config.allowedOrigins);
  await app.register(etag, { weak: true });
  await app.register(compress, { encodings: ['br', 'gzip'], brotliOptions: { params: { 1: 4 } } });
  return app;
}
