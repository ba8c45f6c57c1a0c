import { createHash } from 'node:crypto';
import { ApiError } from '@halyard/contracts/errors.ts';
import { id } from '@halyard/contracts/fields.ts';
import { questionHeaders } from '@halyard/contracts/work/assistant.ts';
import { conversationHeader } from '@halyard/contracts/work/conversations.ts';
import type { FastifyRequest } from 'fastify';

const screenMax = 2_000;

const keyMaxLength = 200;

/** The stored form of an Idempotency-Key: short, and in the characters of a message id. */
function readIdempotencyKey({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string') return undefined;
  if (key === '' || key.length > keyMaxLength)
    throw new ApiError('invalid_input', `The header Idempotency-Key must be 1 to ${keyMaxLength} characters long.`);
  return createHash('sha256').update(key).digest('base64url');
}

/** The client's own id of the message, or its Idempotency-Key; undefined where it has none. */
export function readMessageKey(request: FastifyRequest): string | undefined {
  const key = request.headers[questionHeaders.id];
  if (key === undefined) return readIdempotencyKey(request);
  if (typeof key !== 'string' || !/^[\w-]{1,64}$/.test(key))
    throw new ApiError('invalid_input', `The header ${questionHeaders.id} must be 1 to 64 letters, digits, _ or -.`);
  return key;
}

/** The conversation of a question; undefined if it names none. */
export function readConversationId({ headers }: FastifyRequest): string | undefined {
  const given = headers[conversationHeader];
  if (given === undefined) return undefined;
  if (typeof given !== 'string' || !id.safeParse(given).success)
    throw new ApiError('invalid_input', `The header ${conversationHeader} must be an identifier.`);
  return given;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** The URL of the open screen; the start page if it is missing or invalid. */
export function readScreen({ headers }: FastifyRequest): string {
  const given = headers[questionHeaders.screen];
  const screen = typeof given === 'string' ? decode(given) : '';
  return /^\/[^\p{Cc}]*$/u.test(screen) && screen.length <= screenMax ? screen : '/';
}

export const wantsStream = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.toLowerCase().includes('text/event-stream') ?? false;
