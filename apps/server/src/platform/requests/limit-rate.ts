import rateLimit from '@fastify/rate-limit';
import { ApiError } from '@halyard/contracts/errors.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { writeRateLimitHeaders } from './write-rate-limit-headers.ts';

const perMinute = 1_200;

/** Counts a request, says what is left, and rejects one too many. */
export type CountRequest = (request: FastifyRequest, response: FastifyReply) => Promise<void>;

declare module 'fastify' {
  interface FastifyInstance {
    countRequest: CountRequest;
  }
}

/** The coarse limit of the product API: requests a minute for one signed-in person, or one address. */
export async function limitRate(app: FastifyInstance, factor: number): Promise<CountRequest> {
  await app.register(rateLimit, {
    global: false,
    max: Math.ceil(perMinute * factor),
    timeWindow: 60_000,
    cache: 20_000,
    // The address is unknown once a client has hung up; all of those share one allowance.
    keyGenerator: (request) => request.caller?.id ?? request.ip ?? 'gone',
  });
  const count = app.createRateLimit();

  return async (request, response) => {
    const use = await count(request);
    if (use.isAllowed) return;
    const { max: limit, remaining, ttlInSeconds: resetSeconds } = use;
    writeRateLimitHeaders(response, { of: request.caller ? 'person' : 'address', limit, remaining, resetSeconds });
    if (!use.isExceeded) return;
    response.header('retry-after', resetSeconds);
    throw new ApiError('too_many_requests');
  };
}
