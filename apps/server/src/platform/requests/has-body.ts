import type { FastifyRequest } from 'fastify';

/** Whether a request says that it brings a body. */
export function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
