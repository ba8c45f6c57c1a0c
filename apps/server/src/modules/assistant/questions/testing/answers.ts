import type { Answer, Chip } from '@halyard/contracts/work/assistant.ts';
import type { ProposedAction, SlotValue } from '@halyard/contracts/work/assistant-actions.ts';
import type { AssistantApp } from '../../../../testing/assistant-app.ts';

export type Person = Awaited<ReturnType<AssistantApp['as']>>;
type More = Parameters<Person['question']>[1];

/** The whole text of an answer's sentences. */
export const saidIn = ({ sentences }: Answer): string =>
  sentences.map(({ parts }) => parts.map(({ text }) => text).join('')).join(' ');

/** The figures of the sentences in their order. Answers in English only: other languages part thousands otherwise. */
export const figuresOf = ({ sentences }: Answer): number[] =>
  sentences.flatMap(({ parts }) =>
    parts.flatMap(({ cite, text }) => (cite === null ? [] : [Number(text.replaceAll(/[,%]/g, ''))])),
  );

/** Whether an answer contains counts or lists. */
export const tellsData = ({ sentences, tables, citations, reading }: Answer): boolean =>
  tables.length + citations.length > 0 ||
  reading !== undefined ||
  sentences.some(({ parts }) => parts.some(({ text, cite }) => cite !== null || /\d/.test(text)));

/** The reading shown above the answer; without the subject and the measure. */
export const filtersOf = ({ reading }: Answer): string[] =>
  (reading?.chips ?? []).filter(({ name }) => name !== 'Subject' && name !== 'Measure').map(({ label }) => label);

export const chipsOf = ({ reading }: Answer): readonly Chip[] => reading?.chips ?? [];

/** Asks one question after the other in one conversation; the answer to the last one. */
export async function converse(person: Person, questions: readonly string[], more: More = {}): Promise<Answer> {
  let before: unknown = null;
  let answer: Answer | undefined;
  for (const message of questions)
    ({ answer, understood: before } = await person.question(message, { ...more, before }));
  if (!answer) throw new Error('Nothing was asked.');
  return answer;
}

const shown = ({ value, label }: SlotValue) => label ?? value;

/** An action in readable form: its filled slots. */
export const slotsOf = ({ slots }: ProposedAction): Record<string, string | null> =>
  Object.fromEntries(
    Object.entries(slots).flatMap(([name, slot]) => (slot.value === null ? [] : [[name, shown(slot)]])),
  );
