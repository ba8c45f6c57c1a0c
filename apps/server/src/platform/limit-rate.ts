import rateLimit from '@fastify/rate-limit';
import { AppError } from '@halyard/contracts/errors.ts';
import type { FastifyInstance } from 'fastify';

const perMinute = 1_200;

/** The coarse limit of the product API: requests a minute for one signed-in person, or one address. */
export async function limitRate(app: FastifyInstance, factor: number): Promise<void> {
  await app.register(rateLimit, {
    max: Math.ceil(perMinute * factor),
    timeWindow: 60_000,
    cache: 20_000,
    // The address is unknown once a client has hung up; all of those share one allowance.
    keyGenerator: (request) => request.caller?.id ?? request.ip ?? 'gone',
    errorResponseBuilder: () => new AppError('too_many_requests'),
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
  });
}
