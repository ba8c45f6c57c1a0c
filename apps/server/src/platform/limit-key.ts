import { AppError } from '@halyard/contracts/errors.ts';
import type { FastifyReply } from 'fastify';
import type { KeyAdmission } from './caller.ts';

/** What is left of a key's allowance after this request; below 0 the request is one too many. */
export type KeyUse = { readonly limit: number; readonly remaining: number; readonly resetSeconds: number };
export type CountKeyUse = (key: KeyAdmission) => Promise<KeyUse>;

/**
 * Counts a request made with an API key and says in headers what is left, in the structured form of the IETF draft
 * (draft-ietf-httpapi-ratelimit-headers) and in the three older fields that most clients read.
 */
export async function limitKey(key: KeyAdmission, response: FastifyReply, count: CountKeyUse): Promise<void> {
  const { limit, remaining, resetSeconds } = await count(key);
  const left = Math.max(0, remaining);
  response.headers({
    'ratelimit-policy': `"key";q=${limit};w=60`,
    ratelimit: `"key";r=${left};t=${resetSeconds}`,
    ...{ 'ratelimit-limit': limit, 'ratelimit-remaining': left, 'ratelimit-reset': resetSeconds },
  });
  if (remaining >= 0) return;
  response.header('retry-after', resetSeconds);
  throw new AppError('too_many_requests');
}
