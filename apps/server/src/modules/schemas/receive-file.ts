import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ApiError } from '@halyard/contracts/errors.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Platform } from '../../platform/mount/mount.ts';

/** The body stream; one with a declared length over `most` bytes is rejected before it is read. */
export function bodyOf(request: FastifyRequest, response: FastifyReply, most: number): Readable {
  if (Number(request.headers['content-length'] ?? 0) > most) {
    response.header('connection', 'close');
    throw new ApiError('body_too_large');
  }
  return (request.body ?? request.raw) as Readable;
}

/**
 * Drains the rest of a body, at most `most` bytes: otherwise a sender who is still sending would see a closed
 * connection and never read the response.
 */
export async function readAway(body: Readable, most: number): Promise<void> {
  let left = most;
  body.on('data', (piece: Uint8Array) => {
    left -= piece.length;
    if (left < 0) body.destroy();
  });
  body.resume();
  // A disconnected sender needs no response.
  await finished(body, { writable: false }).catch(() => {});
}

/** Mounts routes whose body is a file, which is passed to the handler as a stream whatever its media type. */
export function mountFiles(platform: Platform, mount: (files: Platform) => void): void {
  platform.app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    mount({ ...platform, app: scope });
  });
}
