import type { Draft } from '../../draft/create-draft.ts';
import { subjectOfScreen } from '../../understand/subject-of-screen.ts';
import type { Question } from '../topic.ts';
import { texts } from './texts.ts';

/** Whether the question itself says this number, and not the one before it. */
const saysNumber = ({ text }: Question, id: string): boolean =>
  [...text.normalize('NFKC').matchAll(/\d+/g)].some(([digits]) => Number(digits) === Number(id));

/**
 * The incident that something is to be done to: the one that is named, else the one on screen, else the one talked
 * about before. Where the last two differ it is not guessed.
 */
export function incidentActedOn(question: Question, draft: Draft): string | undefined {
  const { incidents, subject } = question;
  const [said, ...others] = incidents;
  if (others.length > 0) return undefined;
  if (said !== undefined && saysNumber(question, said)) return said;
  const shown = subjectOfScreen(draft.asked.screen);
  const onScreen = shown?.kind === 'incident' ? shown.id : undefined;
  const before = said ?? (subject?.kind === 'incident' ? subject.id : undefined);
  if (onScreen !== undefined && before !== undefined && Number(onScreen) !== Number(before)) return undefined;
  return onScreen ?? before;
}

/** Asks which incident is meant. */
export function askWhichOne(draft: Draft, ...examples: readonly string[]): true {
  draft.refuse('not_understood', texts[draft.language].one.whichOne);
  draft.suggest(...examples);
  return true;
}
