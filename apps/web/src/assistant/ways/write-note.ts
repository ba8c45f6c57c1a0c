import { updateMax } from '@halyard/contracts/operations/incidents.ts';
import type { Answer, AnswerReading } from '@halyard/contracts/work/assistant.ts';
import { withoutMarks } from '../answer/split-marks.ts';
import { writeChip } from '../reading/reading-chip.tsx';

/** The text of an answer, without sources and marks; a model's text stays Markdown. */
export function writeAnswer({ sentences, markdown }: Pick<Answer, 'sentences' | 'markdown'>): string {
  if (markdown !== null) return withoutMarks(markdown);
  return sentences.map(({ parts }) => parts.map(({ text }) => text).join('')).join('\n');
}

export const writeQuery = ({ spec }: Pick<AnswerReading, 'spec'>): string => JSON.stringify(spec);

type NoteParts = {
  readonly words: string;
  readonly reading: Pick<AnswerReading, 'chips' | 'spec'> | undefined;
  /** When it was answered, as the person writes instants. */
  readonly writtenAt: string;
};

/**
 * A note about an answer: the question, its reading, the query as JSON and the time. Long questions are truncated for a
 * note; the query never is, since a part of it is meaningless.
 */
export function writeNote({ words, reading, writtenAt }: NoteParts): string {
  const rest = reading
    ? [reading.chips.map(writeChip).join(' · '), writeQuery(reading), writtenAt].join('\n')
    : writtenAt;
  const room = updateMax - rest.length - 2;
  const kept = words.length <= room ? words : `${words.slice(0, room - 1)}…`;
  return `${kept}\n\n${rest}`;
}
