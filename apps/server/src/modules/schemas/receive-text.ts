import type { Readable } from 'node:stream';
import { ApiError } from '@halyard/contracts/errors.ts';
import { schemaMaxBytes } from '@halyard/contracts/work/schemas.ts';
import { readAway } from './receive-file.ts';

/** A JSON document as it was sent, as text: UTF-8 without its mark, at most 8 MB. */
export async function receiveText(body: Readable): Promise<string> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body.iterator({ destroyOnReturn: false })) {
    size += piece.length;
    if (size > schemaMaxBytes) {
      await readAway(body, schemaMaxBytes);
      throw new ApiError('body_too_large');
    }
    pieces.push(piece);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(pieces));
  } catch (cause) {
    throw new ApiError('document_not_json', undefined, { cause });
  }
}
