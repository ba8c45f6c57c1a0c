import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const routes = new AsyncLocalStorage<string>();

/** The method and the template of the route, without user input. */
export const routeOf = ({ method, routeOptions: { url } }: FastifyRequest): string =>
  url === undefined ? 'unknown' : `${method} ${url}`;

/** Stores the request on whose behalf everything happens. */
export function rememberRoute(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _, done) => routes.run(routeOf(request), done));
}

/** The route of the request that this is done for; undefined in the background. */
export const currentRoute = (): string | undefined => routes.getStore();
