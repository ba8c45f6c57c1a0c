import { ApiError } from '@halyard/contracts/errors.ts';
import { parseExactJson } from '@halyard/contracts/format/exact-json.ts';
import { endOfValue, skipSpace } from '@halyard/schema-inference';

/** Parses JSON that is at most 400 levels deep; the depth is counted before anything is built. */
export function parseDocument(text: string): unknown {
  const bytes = Buffer.from(text);
  endOfValue(bytes, skipSpace(bytes, 0));
  try {
    return parseExactJson(text);
  } catch (cause) {
    throw new ApiError('document_not_json', undefined, { cause });
  }
}
