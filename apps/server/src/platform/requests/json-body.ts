import { ApiError } from '@halyard/contracts/errors.ts';
import type { FastifyInstance } from 'fastify';

const deepest = 32;

/** Nesting depth, counted on the text before it is parsed, so that a hostile body costs only a scan. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < text.length; index++) {
    const character = text[index];
    if (inString) {
      if (character === '\\') index++;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '{' || character === '[') depth++;
    else if (character === '}' || character === ']') depth--;
    if (depth > deepest) return true;
  }
  return false;
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new ApiError('malformed_body', 'The request body is not valid UTF-8.', { cause });
  }
}

/** Accepts application/json and nothing else: valid UTF-8, at most 32 levels deep, no `__proto__` or `constructor` keys. */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    try {
      const text = decode(bytes as Buffer);
      if (isTooDeep(text)) throw new ApiError('malformed_body', 'The request body is nested too deeply.');
      parse(request, text, done);
    } catch (error) {
      done(error as Error);
    }
  });
}
