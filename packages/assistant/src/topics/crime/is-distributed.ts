import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { fold } from '../../understand/fold.ts';
import type { Question } from '../topic.ts';
import { texts } from './texts.ts';

type Words = Pick<Question, 'names' | 'text' | 'phrases' | 'spans'>;

const letter = /[\p{L}\p{N}]/u;

/** Whether a phrase stands in a folded text as words of its own; Japanese has no borders between words. */
function stands(phrase: string, text: string, language: Language): boolean {
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1)) {
    const isApart = !letter.test(text.charAt(at - 1)) && !letter.test(text.charAt(at + phrase.length));
    if (isApart || language === 'ja') return true;
  }
  return false;
}

/** What lies before, between and after the names that stand in the question itself. */
function around({ names, text }: Words): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const name of names) {
    const at = text.indexOf(name, from);
    if (at < 0) continue;
    parts.push(fold(text.slice(from, at)));
    from = at + name.length;
  }
  return parts.length < 2 ? [] : [...parts, fold(text.slice(from))];
}

const narrowing = ['topic:crime', 'outcome', 'located', 'antisocial'];
const isNarrowing = (concept: string) => narrowing.some((one) => concept === one || concept.startsWith(`${one}:`));

/** How many different things are said that include a concept of this kind. */
const differing = ({ phrases }: Words, isMeant: (concept: string) => boolean): number =>
  new Set(phrases.filter((phrase) => phrase.some(isMeant)).map((phrase) => phrase.join())).size;

/**
 * "Burglaries in Camden and drugs in Hackney" asks for each kind in a place or month of its own, which no single filter
 * says: the filter would have both kinds in both.
 */
export function isDistributed(question: Words, language: Language): boolean {
  const isOfTwoKinds =
    differing(question, (concept) => concept === 'topic:crime') > 1 ||
    differing(question, (concept) => concept.startsWith('outcome:')) > 1;
  if (isOfTwoKinds && question.spans.length > 1) return true;
  if (differing(question, isNarrowing) < 2) return false;
  const phrases: Readonly<Record<string, readonly string[]>> = texts[language].phrases;
  const words = Object.keys(phrases).flatMap((concept) => (isNarrowing(concept) ? (phrases[concept] ?? []) : []));
  const folded = words.map(fold);
  return around(question).filter((part) => folded.some((word) => stands(word, part, language))).length > 1;
}
