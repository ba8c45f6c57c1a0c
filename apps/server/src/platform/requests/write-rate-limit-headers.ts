import type { FastifyReply } from 'fastify';

type RateLimitState = {
  /** The counted unit: a key, a user or an address. */
  readonly of: 'key' | 'person' | 'address';
  readonly limit: number;
  readonly remaining: number;
  readonly resetSeconds: number;
};

/**
 * Sets headers with the remaining requests of a minute, in the structured form of the IETF draft
 * (draft-ietf-httpapi-ratelimit-headers) and in the three older fields that most clients read.
 */
export function writeRateLimitHeaders(
  response: FastifyReply,
  { of, limit, remaining, resetSeconds }: RateLimitState,
): void {
  response.headers({
    'ratelimit-policy': `"${of}";q=${limit};w=60`,
    ratelimit: `"${of}";r=${remaining};t=${resetSeconds}`,
    'ratelimit-limit': limit,
    'ratelimit-remaining': remaining,
    'ratelimit-reset': resetSeconds,
  });
}
