import { type AssistantReply, assistantReply } from '@halyard/contracts/work/assistant.ts';
import * as z from 'zod/mini';
import { UnusableReply } from '../errors/unusable-reply.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const plainReply = z.object({ response: z.string(), error: z.optional(z.boolean()) });

/**
 * Reads `{ response, error }`. Our additional fields are dropped if they violate the contract: the text of an answer is
 * readable without them. Throws `UnusableReply`.
 */
export function readAssistantReply(body: unknown): AssistantReply {
  if (!isObject(body)) throw new UnusableReply('invalid');
  const { response } = body;
  if (response === undefined || response === null || (typeof response === 'string' && response.trim() === ''))
    throw new UnusableReply('empty');
  const whole = assistantReply.safeParse(body);
  if (whole.success) return whole.data;
  const plain = plainReply.safeParse({ response, error: body.error === true });
  if (!plain.success) throw new UnusableReply('invalid', plain.error);
  return plain.data;
}
