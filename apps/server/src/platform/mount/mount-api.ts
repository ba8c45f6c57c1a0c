import type { Endpoint } from '@halyard/contracts/endpoint.ts';
import { ApiError } from '@halyard/contracts/errors.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Identify } from '../callers/identify.ts';
import { hasBody } from '../requests/has-body.ts';
import { acceptJsonOnly } from '../requests/json-body.ts';
import { type CountKeyUse, limitKey } from '../requests/limit-key.ts';
import type { CountRequest } from '../requests/limit-rate.ts';
import { apiPrefixes } from '../requests/reject-unknown.ts';
import { admit } from './mount.ts';

type Options = {
  readonly identify: Identify;
  readonly countRequest: CountRequest;
  /** Counts a request with an API key, shared by all nodes. */
  readonly countKeyUse: CountKeyUse;
  /** Mounts every route on the scope it is given. */
  readonly mountRoutes: (scope: FastifyInstance) => void;
};

function rejectNeedlessBody(request: FastifyRequest, { body, upload }: Endpoint): void {
  if (!body && !upload && hasBody(request)) throw new ApiError('invalid_input', 'This address takes no request body.');
}

/** Opens the product API: every request is admitted, then counted, then parsed, in this order. */
export async function mountApi(
  app: FastifyInstance,
  { identify, countRequest, countKeyUse, mountRoutes }: Options,
): Promise<void> {
  for (const prefix of apiPrefixes) {
    await app.register(
      async (scope) => {
        acceptJsonOnly(scope);
        scope.addHook('onRequest', async (request, response) => {
          response.header('cache-control', 'no-store');
          const { endpoint } = request.routeOptions.config;
          try {
            if (endpoint) await admit(request, endpoint, identify);
          } finally {
            // Rejected requests count, too: otherwise guessing would be free. A source has its own limits, and never
            // gets 429: its sender would give up.
            if (endpoint?.access !== 'source') await countRequest(request, response);
          }
          if (request.caller?.key) await limitKey(request.caller.key, response, countKeyUse);
          if (endpoint) rejectNeedlessBody(request, endpoint);
        });
        mountRoutes(scope);
      },
      { prefix },
    );
  }
}
