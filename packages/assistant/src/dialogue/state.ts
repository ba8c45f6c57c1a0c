import { languages } from '@halyard/contracts/accounts/settings.ts';
import { querySpec } from '@halyard/contracts/query/query-spec.ts';
import { proposedAction } from '@halyard/contracts/work/assistant-actions.ts';
import * as z from 'zod/mini';
import { recordRef } from '../reader/record-ref.ts';

/** Records of a list that "the second one" can mean. */
export const listedMax = 10;

/**
 * The state of a conversation kept for the next question: the last query, the record in focus, the listed records, and
 * the proposal. It is kept after a question that was not understood (`missed`).
 */
export const dialogueState = z.object({
  language: z.enum(languages),
  spec: z.nullable(querySpec),
  focus: z.nullable(recordRef),
  listed: z.array(recordRef).check(z.maxLength(listedMax)),
  /** Open until the person says yes or no. */
  proposal: z.nullable(z.object({ id: z.string(), request: proposedAction })),
  missed: z.boolean(),
  /** The only person in the question or answer, by key or name: the meaning of "she". */
  person: z.optional(z.string()),
  /** The query before the last one, where both are of the same records in two periods. */
  other: z.optional(querySpec),
});
export type DialogueState = z.output<typeof dialogueState>;

/** The state that a question is asked in; null where there is none, or where an older version wrote it. */
export function readState(before: unknown): DialogueState | null {
  const read = dialogueState.safeParse(before);
  return read.success ? read.data : null;
}
