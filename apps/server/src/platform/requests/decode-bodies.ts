import { Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createZstdDecompress } from 'node:zlib';
import { ApiError } from '@halyard/contracts/errors.ts';
import type { FastifyInstance } from 'fastify';
import { hasBody } from './has-body.ts';

const decoders: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
  zstd: createZstdDecompress,
};

/** Any body may expand to this size; beyond it, it must not grow to more than a hundred times its length. */
const unsuspiciousBytes = 1_048_576;
const ratioMax = 100;

/** Pipes the body into the decoder. The decoder must not close the connection: the response uses it. */
function pour(body: Readable, decoder: Transform, onArrived: (bytes: number) => void): AsyncIterable<Buffer> {
  body.on('data', (piece: Buffer) => onArrived(piece.length));
  body.once('error', (cause) => decoder.destroy(cause));
  body.once('close', () => body.readableEnded || decoder.destroy());
  decoder.once('close', () => body.unpipe(decoder).resume());
  return body.pipe(decoder);
}

/** The decoded body. Nothing starts before it is read. */
function decode(body: Readable, openDecoder: () => Transform): Readable {
  let arrived = 0;

  async function* decoded() {
    let made = 0;
    const pieces = pour(body, openDecoder(), (bytes) => {
      arrived += bytes;
    });
    try {
      for await (const piece of pieces) {
        made += piece.length;
        if (made > unsuspiciousBytes && made > arrived * ratioMax) throw new ApiError('body_too_large');
        yield piece;
      }
    } catch (cause) {
      if (cause instanceof ApiError) throw cause;
      throw new ApiError('malformed_body', 'The request body is not what its Content-Encoding says.', { cause });
    }
  }

  const readable = Readable.from(decoded(), { objectMode: false });
  // Readers handle errors by their own listener, and remove it once they have read enough: without this one, a later
  // decoding error would end the process.
  readable.on('error', () => {});
  // Fastify compares it with the Content-Length.
  return Object.defineProperty(readable, 'receivedEncodedLength', { get: () => arrived });
}

/** Decodes request bodies in chunks; an unknown encoding, or excessive growth, is rejected immediately. */
export function decodeBodies(app: FastifyInstance): void {
  app.addHook('preParsing', async (request, response, payload) => {
    const encoding = request.headers['content-encoding']?.trim().toLowerCase();
    if (!encoding || encoding === 'identity' || !hasBody(request)) return payload;
    const open = Object.hasOwn(decoders, encoding) ? decoders[encoding] : undefined;
    if (!open) throw new ApiError('unsupported_encoding');
    const decoded = decode(payload as Readable, open);
    // After the response nothing is decoded any further.
    response.raw.once('close', () => decoded.destroy());
    return decoded;
  });
}
