import { ApiError } from '@halyard/contracts/errors.ts';
import type { FastifyReply } from 'fastify';

/** Aborted when the client disconnects before the response. */
export function disconnectSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort(new ApiError('unavailable'));
  });
  return gone.signal;
}
