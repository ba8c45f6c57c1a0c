import rateLimit from '@fastify/rate-limit';
import { ApiError } from '@halyard/contracts/errors.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CountShared } from './shared-counts.ts';
import { writeRateLimitHeaders } from './write-rate-limit-headers.ts';

const perMinute = 1_200;

/** Counts a request, sets the limit headers, and rejects those beyond the limit. */
export type CountRequest = (request: FastifyRequest, response: FastifyReply) => Promise<void>;

declare module 'fastify' {
  interface FastifyInstance {
    countRequest: CountRequest;
  }
}

type Answer = (error: Error | null, use?: { readonly current: number; readonly ttl: number }) => void;

/** The plugin's own store counts in memory; this one over all nodes. */
const storeOf = (count: CountShared) =>
  class {
    incr(key: string, answer: Answer, _window: number, max: number): void {
      count(key, max).then((use) => answer(null, use), answer);
    }
    child(): this {
      return this;
    }
  };

type Options = {
  /** The limit is multiplied by it. */
  readonly factor: number;
  /** Absent where there is one node. */
  readonly countShared: CountShared | undefined;
};

/** The coarse limit of the product API: requests a minute for one signed-in person, or one address, over all nodes. */
export async function limitRate(app: FastifyInstance, { factor, countShared }: Options): Promise<CountRequest> {
  await app.register(rateLimit, {
    global: false,
    max: Math.ceil(perMinute * factor),
    timeWindow: 60_000,
    cache: 20_000,
    ...(countShared && { store: storeOf(countShared) as never }),
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
