import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { ImportProblem } from '../import-job.ts';
import type { Utf16 } from './read-head.ts';

const isUndecodable = (error: unknown) =>
  error instanceof TypeError && 'code' in error && error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA';

/** Writes a file that is in UTF-16 to `target` as UTF-8, without its byte order mark. Throws `ImportProblem`. */
export async function decodeUtf16(path: string, target: string, encoding: Utf16, signal: AbortSignal): Promise<void> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  async function* decode(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
    yield decoder.decode();
  }
  try {
    await pipeline(createReadStream(path), decode, createWriteStream(target), { signal });
  } catch (error) {
    if (isUndecodable(error)) throw new ImportProblem('not_utf8', 'UTF-16', { cause: error });
    throw error;
  }
}
