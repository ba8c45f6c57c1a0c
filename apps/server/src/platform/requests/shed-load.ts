import type { ServerResponse } from 'node:http';
import { ApiError } from '@halyard/contracts/errors.ts';
import type { FastifyInstance } from 'fastify';

/** About the number answered in two seconds; later ones would wait longer than a retry takes. */
const mostWaiting = 1_000;

/**
 * Rejects requests with 503 and Retry-After while so many wait for an answer: a longer queue answers no one sooner. A
 * request waits from when its body has arrived until headers are sent, so neither slow senders nor open streams count.
 * Liveness is answered all the same.
 */
export function shedLoad(app: FastifyInstance, most = mostWaiting): void {
  const waiting = new Set<ServerResponse>();
  const forgetAnswered = () => {
    for (const response of waiting) if (response.headersSent) waiting.delete(response);
  };
  app.addHook('preHandler', ({ routeOptions }, { raw }, done) => {
    if (waiting.size >= most) forgetAnswered();
    if (waiting.size >= most && !routeOptions.url?.endsWith('/health')) return done(new ApiError('unavailable'));
    waiting.add(raw);
    raw.once('close', () => waiting.delete(raw));
    done();
  });
}
