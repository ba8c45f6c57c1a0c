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

/** So much may come of any body; beyond it, what is sent must not grow to more than a hundred times its length. */
const unsuspiciousBytes = 1_048_576;
const ratioMax = 100;

/** Pours the body into the decoder. The connection is not the decoder's to close: the answer goes there. */
function pour(body: Readable, decoder: Transform, onArrived: (bytes: number) => void): AsyncIterable<Buffer> {
  body.on('data', (piece: Buffer) => onArrived(piece.length));
  body.once('error', (cause) => decoder.destroy(cause));
  body.once('close', () => body.readableEnded || decoder.destroy());
  decoder.once('close', () => body.unpipe(decoder).resume());
  return body.pipe(decoder);
}

/** The body as it was before it was encoded. Nothing begins before someone reads it. */
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
  // Whoever reads it hears of errors by a listener of their own, and has none left once they had enough: without this
  // one, what the rest of the body turns out to be would end the process.
  readable.on('error', () => {});
  // Fastify compares it with the Content-Length.
  return Object.defineProperty(readable, 'receivedEncodedLength', { get: () => arrived });
}

/** Decodes request bodies piece by piece; what is no known encoding, or grows beyond measure, is rejected at once. */
export function decodeBodies(app: FastifyInstance): void {
  app.addHook('preParsing', async (request, response, payload) => {
    const encoding = request.headers['content-encoding']?.trim().toLowerCase();
    if (!encoding || encoding === 'identity' || !hasBody(request)) return payload;
    const open = Object.hasOwn(decoders, encoding) ? decoders[encoding] : undefined;
    if (!open) throw new ApiError('unsupported_encoding');
    const decoded = decode(payload as Readable, open);
    // What is answered is not decoded any further.
    response.raw.once('close', () => decoded.destroy());
    return decoded;
  });
}
