import { ApiError, type ErrorReply } from '@halyard/contracts/errors.ts';
import { taxiiPath } from '@halyard/contracts/inflow/taxii.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../../clock.ts';
import type { Database } from '../../../database/database.ts';
import type { Caller } from '../../../platform/callers/caller.ts';
import type { Identify } from '../../../platform/callers/identify.ts';
import { type CountKeyUse, limitKey } from '../../../platform/requests/limit-key.ts';
import type { CountRequest } from '../../../platform/requests/limit-rate.ts';
import { createMethodTable, pathOf } from '../../../platform/requests/reject-unknown.ts';
import type { Refresher } from '../members/create-refresher.ts';
import type { DeleteObject, SentImports } from '../taxii-ports.ts';
import { admitReader } from './admit-reader.ts';
import { answer } from './answer.ts';
import { requireAccepted, taxiiMediaType } from './media-types.ts';
import { TaxiiError, writeTaxiiError } from './taxii-error.ts';

export type TaxiiPorts = {
  readonly database: Database;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly productName: string;
  readonly identify: Identify;
  readonly countRequest: CountRequest;
  readonly countKeyUse: CountKeyUse;
  readonly refresher: Refresher;
  readonly imports: SentImports;
  readonly deleteObject: DeleteObject;
};

const prefix = taxiiPath.slice(0, -1);

type Method = 'GET' | 'POST' | 'DELETE';
type Handler = (request: FastifyRequest, response: FastifyReply, caller: Caller) => Promise<FastifyReply>;

/** The registration of TAXII routes; paths are without the trailing slash, which TAXII has and some clients omit. */
export type Scope = {
  readonly get: (path: string, handler: Handler) => void;
  readonly change: (method: Exclude<Method, 'GET'>, path: string, handler: Handler) => void;
};

function addRoute(app: FastifyInstance, method: Method, path: string, handler: Handler): void {
  // Fastify itself serves the prefix with and without it.
  const urls = path === '/' ? ['/'] : [path, `${path}/`];
  for (const url of urls)
    app.route({
      method,
      url,
      config: method === 'POST' ? { takesFile: true } : {},
      exposeHeadRoute: true,
      handler: async (request, response) => {
        if (!request.caller) throw new ApiError('not_signed_in');
        return handler(request, response, request.caller);
      },
    });
}

/** Errors from elsewhere are also converted to TAXII's form. */
function translateErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, response) => {
    // All others are counted, reported and given a status where those of the product API are.
    if (!(error instanceof TaxiiError)) throw error;
    return answer(
      response,
      writeTaxiiError(error.status, { message: error.message, requestId: request.id }),
      error.status,
    );
  });
  app.addHook('onSend', async (request, response, payload) => {
    if (response.getHeader('content-type') === taxiiMediaType || typeof payload !== 'string') return payload;
    if (response.statusCode < 400) return payload;
    response.header('content-type', taxiiMediaType);
    if (response.statusCode === 401) response.header('www-authenticate', 'Basic realm="TAXII 2.1", charset="UTF-8"');
    const { message } = JSON.parse(payload) as ErrorReply;
    return writeTaxiiError(response.statusCode, { message, requestId: request.id });
  });
}

/** Opens the TAXII server: every request is admitted by API key, then counted, then answered in its media type. */
export async function openTaxiiScope(
  app: FastifyInstance,
  { identify, countRequest, countKeyUse }: TaxiiPorts,
  addRoutes: (scope: Scope) => void,
): Promise<void> {
  await app.register(
    async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
      translateErrors(scope);
      scope.addHook('onRequest', async (request, response) => {
        response.header('cache-control', 'no-store');
        try {
          await admitReader(request, identify);
        } finally {
          // Rejected requests count, too: otherwise guessing would be free.
          await countRequest(request, response);
        }
        if (request.caller?.key) await limitKey(request.caller.key, response, countKeyUse);
        requireAccepted(request.headers.accept);
      });
      const known: { readonly path: string; readonly method: Method }[] = [];
      const add = (method: Method, path: string, handler: Handler) => {
        known.push({ path, method });
        addRoute(scope, method, path, handler);
      };
      addRoutes({
        get: (path, handler) => add('GET', path, handler),
        change: add,
      });
      const methodsAt = createMethodTable(known);
      // A route, and not a not-found handler: the console has a route for every other path.
      scope.all('/*', (request, response) => {
        const path = pathOf(request)
          .slice(prefix.length)
          .replace(/(?<=.)\/$/, '');
        const allowed = methodsAt(path);
        if (allowed.length === 0)
          throw new TaxiiError(404, 'There is nothing at this URL. All URLs of TAXII end in a slash.');
        response.header('allow', allowed.join(', '));
        throw new TaxiiError(405, `This URL takes ${allowed.join(', ')}.`);
      });
    },
    { prefix },
  );
}
