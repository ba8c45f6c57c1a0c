import * as z from 'zod/mini';
import type { Source } from './context.ts';

/** Questions and answers that a model is reminded of, and characters of each answer. */
const turnsMax = 3;
const answerMax = 2_000;
const sourcesMax = 200;

const source = z.object({ label: z.string(), href: z.nullable(z.string()) });
const turn = z.object({ question: z.string(), answer: z.string() });
const conversation = z.object({ model: z.object({ turns: z.array(turn), sources: z.array(source) }) });

/** What was said before, and the records whose words may live on in it. */
export type Conversation = z.output<typeof conversation>['model'];

/** Reads what was kept with the last question; what another engine kept says nothing here. */
export function readConversation(before: unknown): Conversation {
  const kept = conversation.safeParse(before);
  return kept.success ? kept.data.model : { turns: [], sources: [] };
}

/** The conversation with one more turn, to be kept for the next question. */
export function continueConversation(
  { turns }: Conversation,
  said: z.output<typeof turn>,
  sources: readonly Source[],
): z.output<typeof conversation> {
  const kept = { question: said.question, answer: said.answer.slice(0, answerMax) };
  return { model: { turns: [...turns, kept].slice(-turnsMax), sources: sources.slice(-sourcesMax) } };
}
