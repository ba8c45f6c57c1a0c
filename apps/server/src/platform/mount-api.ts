import type { FastifyInstance } from 'fastify';
import type { Identify } from './identify.ts';
import { acceptJsonOnly } from './json-body.ts';
import { type CountKeyUse, limitKey } from './limit-key.ts';
import { limitRate } from './limit-rate.ts';
import { admit } from './mount.ts';

/** The product API answers below both: its own address, and the stage prefix of the original (decision G-045). */
const prefixes = ['/api', '/prod'];

type Options = {
  readonly identify: Identify;
  readonly rateLimitFactor: number;
  /** Counts a request that came with an API key, shared by all nodes. */
  readonly countKeyUse: CountKeyUse;
  /** Mounts every route on the scope it is given. */
  readonly mountRoutes: (scope: FastifyInstance) => void;
};

/** Opens the product API: every request is admitted, then counted, then parsed, in this order. */
export async function mountApi(
  app: FastifyInstance,
  { identify, rateLimitFactor, countKeyUse, mountRoutes }: Options,
): Promise<void> {
  for (const prefix of prefixes) {
    await app.register(
      async (scope) => {
        acceptJsonOnly(scope);
        scope.addHook('onRequest', async (request, response) => {
          response.header('cache-control', 'no-store');
          const { endpoint } = request.routeOptions.config;
          if (endpoint) await admit(request, endpoint, identify);
          if (request.caller?.key) await limitKey(request.caller.key, response, countKeyUse);
        });
        await limitRate(scope, rateLimitFactor);
        mountRoutes(scope);
      },
      { prefix },
    );
  }
}
