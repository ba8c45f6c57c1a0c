import type { RefusalReason } from '@halyard/contracts/work/assistant.ts';
import type { Draft } from '../draft/create-draft.ts';
import { kindOf, type Reading } from '../understand/reading.ts';
import { closestQuestions } from './closest-questions.ts';

function findReason({ phrases, names }: Reading): RefusalReason {
  const isBeyond = phrases.some((phrase) => phrase.every((concept) => kindOf(concept) === 'beyond'));
  return isBeyond && names.length === 0 ? 'beyond' : 'not_understood';
}

/** Says plainly why there is no answer, and what could be asked instead. */
export function refuseQuestion(draft: Draft, reading: Reading, known: RefusalReason | undefined): void {
  const { words, show } = draft;
  const reason = known ?? findReason(reading);
  const inQuotes = (texts: readonly string[]) => show.list(texts.map((text) => `“${text}”`));
  const quoted = inQuotes(reading.names);
  const sought = inQuotes([...reading.names, ...reading.quotes, ...reading.incidents]);
  const sentences: Readonly<Record<RefusalReason, string>> = {
    not_understood: reading.names.length > 0 ? words.unknownWords(quoted) : words.notUnderstood,
    beyond: words.beyond,
    forbidden: words.forbidden,
    not_found: sought === '' ? words.recordGone : words.notFound(sought),
    unavailable: words.unavailable,
  };
  draft.refuse(reason, sentences[reason]);
  draft.suggest(...closestQuestions(reading, draft.asked));
}
