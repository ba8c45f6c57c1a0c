import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { constants, type ZlibOptions, type ZstdOptions } from 'node:zlib';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import cors, { type FastifyCorsOptions } from '@fastify/cors';
import etag from '@fastify/etag';
import { ApiError } from '@halyard/contracts/errors.ts';
import { questionHeaders } from '@halyard/contracts/work/assistant.ts';
import { conversationHeader } from '@halyard/contracts/work/conversations.ts';
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { openLogStream } from './observe/log-stream.ts';
import { createErrorHandler } from './replies/answer-error.ts';
import { answerUnchanged, digestOf } from './replies/answer-unchanged.ts';
import { createDenialLog } from './replies/log-denials.ts';
import { addSecurityHeaders, createSecurityHeaders } from './replies/security-headers.ts';
import { createFaultThrottle } from './replies/throttle-faults.ts';
import { cutSlowBodies } from './requests/cut-slow-bodies.ts';
import { decodeBodies } from './requests/decode-bodies.ts';
import { limitRate } from './requests/limit-rate.ts';
import { createRawRejection, takeOverFromNode } from './requests/reject-raw.ts';
import type { CountShared } from './requests/shared-counts.ts';
import { shedLoad } from './requests/shed-load.ts';
import { createSecureServers } from './tls/serve-securely.ts';

/** Largest request body of the product API, in bytes (decision G-105). */
const bodyLimit = 1_048_576;

/** Of gzip and of zstd: each takes its own word for the level. */
const firstLevel: ZlibOptions & ZstdOptions = { level: 1, params: { [constants.ZSTD_c_compressionLevel]: 1 } };

/**
 * The first levels cost a third of the fourth of brotli and send a tenth more; below 4 kB nothing is won that anyone would
 * notice (docs/benchmarks.md, "Compression"). The files of the console are compressed best, once, by the build.
 */
const cheapCompression: FastifyCompressOptions = {
  encodings: ['zstd', 'br', 'gzip'],
  threshold: 4_096,
  // Up to here, 0.1 ms at once is less than what a stream through the thread pool costs.
  syncThreshold: 65_536,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
  zlibOptions: firstLevel,
  globalDecompression: false,
};

const corsHeaders = [
  'authorization',
  'content-type',
  'idempotency-key',
  'if-match',
  'last-event-id',
  'x-api-key',
  ...Object.values(questionHeaders),
  conversationHeader,
  'x-request-timestamp',
  'cache-control',
];
const identityHeaders = ['x-amz-target', 'x-amz-user-agent', 'amz-sdk-invocation-id', 'amz-sdk-request'];

const exposedHeaders = [
  ...['allow', 'etag', 'location', 'retry-after', 'x-request-id', 'x-amzn-errortype', 'x-amzn-requestid'],
  ...['ratelimit', 'ratelimit-policy', 'ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'],
];

const keyRequestHeaders = ['accept', 'content-type', 'idempotency-key', 'if-match', 'last-event-id', 'x-api-key'];

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
const maxAge = 600;

/** The console's own pages, with everything they send. */
const forConsole: FastifyCorsOptions = {
  origin: true,
  credentials: true,
  methods,
  exposedHeaders,
  maxAge,
  strictPreflight: false,
  allowedHeaders: [...corsHeaders, ...identityHeaders],
};
/** Pages that someone listed for an API key: with a key, and with nothing a signed-in browser would add. */
const forKeys: FastifyCorsOptions = {
  origin: true,
  credentials: false,
  methods,
  exposedHeaders,
  maxAge,
  strictPreflight: false,
  allowedHeaders: keyRequestHeaders,
};
const forNobody: FastifyCorsOptions = { origin: false };

/** A request of HTTP/1.1 says whom it is for, once (RFC 9112, 3.2). */
function requireHost(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _, done) =>
    done(raw.httpVersion === '1.1' && raw.headers.host === undefined ? new ApiError('bad_request') : undefined),
  );
}

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
  /** Whether someone listed this origin for an API key. */
  readonly isKeyOrigin: AskOrigin;
  readonly clock: Clock;
  /** Absent where there is one node. */
  readonly countShared?: CountShared | undefined;
  /** Names a request; where it is traced, by its trace. */
  readonly newRequestId?: ((raw: IncomingMessage) => string) | undefined;
  /** Hears of answers 5xx, with the route and the cause: of the first of equal ones, then of one a minute. */
  readonly onFailure: (failure: { route: string; requestId: string; cause: unknown }) => void;
  /** Hears of an error code that the API document does not have at its operation; else the log does. */
  readonly onUndeclared?: ((what: string) => void) | undefined;
};

/**
 * The bare HTTP server with its guards: limits on bodies, headers and slow clients, security headers, exact CORS,
 * ETags and compression. Routes are added by others.
 */
export async function createServer({
  config,
  clock,
  isKeyOrigin,
  onFailure,
  onUndeclared,
  countShared,
  newRequestId = () => randomUUID(),
}: Options): Promise<FastifyInstance> {
  const throttle = createFaultThrottle(clock);
  const answerError = createErrorHandler({
    onFailure(error, request) {
      const cause = error.cause ?? error;
      const route = request.routeOptions.url ?? 'unknown';
      const keptBack = throttle({ route, cause });
      if (keptBack === undefined) return;
      request.log.error({ err: cause, requestId: request.id, route, keptBack }, 'request failed');
      onFailure({ route, requestId: request.id, cause });
    },
    onRejection: createDenialLog({ clock, warn: (details, message) => app.log.warn(details, message) }),
    onUndeclared({ code }, operation) {
      const what = `${operation} was rejected with ${code}, which its endpoint does not declare`;
      if (onUndeclared) onUndeclared(what);
      else app.log.warn(what);
    },
  });
  const headers = createSecurityHeaders(config);
  const rejectRaw = createRawRejection(headers);
  const secure = config.tls && createSecureServers(config.tls);
  const app = Fastify({
    ...(secure && { serverFactory: secure.serverFactory }),
    logger:
      config.logLevel === 'silent'
        ? false
        : {
            level: config.logLevel,
            redact: ['req.headers.authorization', 'req.headers["x-api-key"]'],
            stream: openLogStream(),
          },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newRequestId,
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
    // What still arrives while the server stops is answered, and its connection closed.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 128, ignoreTrailingSlash: false },
    http: {
      headersTimeout: 10_000,
      maxHeaderSize: 16_384,
      connectionsCheckingInterval: 2_000,
      // Rejected by `requireHost`, in our form.
      requireHostHeader: false,
    },
    clientErrorHandler: rejectRaw,
    // An address that cannot be read never comes to a hook.
    frameworkErrors: (error, request, response) => {
      response.headers(headers).header('x-request-id', request.id);
      const answer = (cause: unknown) => answerError(cause, request, response);
      void app.countRequest(request, response).then(() => answer(error), answer);
    },
  });
  secure?.watch(app);
  takeOverFromNode(app, rejectRaw);
  app.decorateRequest('caller', null);
  app.decorate('countRequest', await limitRate(app, { factor: config.rateLimitFactor, countShared }));
  app.setErrorHandler(answerError);
  addSecurityHeaders(app, headers);
  requireHost(app);
  cutSlowBodies(app);
  decodeBodies(app);
  shedLoad(app);
  await allowOrigins(app, config.allowedOrigins, isKeyOrigin);
  await app.register(etag, { weak: true, hashFn: digestOf });
  answerUnchanged(app);
  await app.register(compress, cheapCompression);
  return app;
}
