import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ApiError } from '@halyard/contracts/errors.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Platform } from '../../platform/mount/mount.ts';

/** The body as it arrives; one that says it is longer than `most` bytes is rejected before it is read. */
export function bodyOf(request: FastifyRequest, response: FastifyReply, most: number): Readable {
  if (Number(request.headers['content-length'] ?? 0) > most) {
    response.header('connection', 'close');
    throw new ApiError('body_too_large');
  }
  return (request.body ?? request.raw) as Readable;
}

/**
 * Reads what is left of a body away, at most `most` bytes: a sender who is still sending would find the connection
 * closed and never look at the answer.
 */
export async function readAway(body: Readable, most: number): Promise<void> {
  let left = most;
  body.on('data', (piece: Uint8Array) => {
    left -= piece.length;
    if (left < 0) body.destroy();
  });
  body.resume();
  // A sender who goes away wants no answer.
  await finished(body, { writable: false }).catch(() => {});
}

/** Mounts routes whose body is a file, which reaches the handler as a stream whatever its type is said to be. */
export function mountFiles(platform: Platform, mount: (files: Platform) => void): void {
  platform.app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    mount({ ...platform, app: scope });
  });
}
