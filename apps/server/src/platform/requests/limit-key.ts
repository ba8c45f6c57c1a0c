import { ApiError } from '@halyard/contracts/errors.ts';
import type { FastifyReply } from 'fastify';
import type { KeyAdmission } from '../callers/caller.ts';
import { writeRateLimitHeaders } from './write-rate-limit-headers.ts';

/** The remaining requests of a key after this one; below 0 it exceeds the limit. */
export type KeyUse = { readonly limit: number; readonly remaining: number; readonly resetSeconds: number };
export type CountKeyUse = (key: KeyAdmission) => Promise<KeyUse>;

/** Counts a request with an API key, sets the limit headers, and rejects those beyond the limit. */
export async function limitKey(key: KeyAdmission, response: FastifyReply, count: CountKeyUse): Promise<void> {
  const { limit, remaining, resetSeconds } = await count(key);
  writeRateLimitHeaders(response, { of: 'key', limit, remaining: Math.max(0, remaining), resetSeconds });
  if (remaining >= 0) return;
  response.header('retry-after', resetSeconds);
  throw new ApiError('too_many_requests');
}
