import type { Endpoint } from '@halyard/contracts/endpoint.ts';
import { ApiError } from '@halyard/contracts/errors.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CountRequest } from './limit-rate.ts';

/** The product API answers below both: its own address, and the stage prefix of the original (decision G-045). */
export const apiPrefixes = ['/api', '/prod'];
const identityPrefix = '/identity';

const isBelow = (prefix: string) => (path: string) => path === prefix || path.startsWith(`${prefix}/`);
const isApiPath = (path: string) => apiPrefixes.some((prefix) => isBelow(prefix)(path));

export const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '';

/** Whether no page of the console is at this address, whatever it looks like. */
export const isNoPage = (path: string): boolean => isApiPath(path) || isBelow(identityPrefix)(path);

const reading = ['GET', 'HEAD'];

/** Returns the methods of a URL; none if the URL does not exist. */
export function createMethodTable(endpoints: readonly Pick<Endpoint, 'method' | 'path'>[]) {
  const known = endpoints.map(({ method, path }) => ({
    methods: method === 'GET' ? reading : [method],
    pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`),
  }));
  return (path: string): readonly string[] => [
    ...new Set(known.flatMap(({ methods, pattern }) => (pattern.test(path) ? methods : []))),
  ];
}

/** Rejects a request without a route: 405 with the URL's methods, else 404. */
export type RejectUnknown = (request: FastifyRequest, response: FastifyReply) => Promise<never>;

export function createRejectUnknown(endpoints: readonly Endpoint[], countRequest: CountRequest): RejectUnknown {
  const methodsOf = createMethodTable(endpoints);

  function allowedAt(path: string): readonly string[] {
    if (isApiPath(path)) return methodsOf(path.slice(path.indexOf('/', 1)));
    return isBelow(identityPrefix)(path) ? [...reading, 'POST'] : reading;
  }

  return async (request, response) => {
    const path = pathOf(request);
    if (isApiPath(path)) await countRequest(request, response);
    const allowed = allowedAt(path);
    if (allowed.length === 0 || allowed.includes(request.method)) throw new ApiError('not_found');
    response.header('allow', allowed.join(', '));
    throw new ApiError('method_not_allowed');
  };
}
