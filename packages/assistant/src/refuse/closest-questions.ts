import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { can } from '@halyard/contracts/policy.ts';
import type { Asked } from '../asked.ts';
import { vocabularyOf } from '../lexicon/vocabularies.ts';
import { allTopics } from '../topics/all-topics.ts';
import type { Topic } from '../topics/topic.ts';
import { findConcepts } from '../understand/find-concepts.ts';
import { fold, tidy } from '../understand/fold.ts';
import { kindOf, type Reading } from '../understand/reading.ts';

type Example = {
  readonly topic: Topic;
  readonly text: string;
  readonly concepts: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
};

const kept = new Map<Language, readonly Example[]>();
const wordsOf = (text: string) => new Set(fold(text).match(/[\p{L}\p{N}]+/gu) ?? []);

function examplesIn(language: Language): readonly Example[] {
  const known = kept.get(language);
  if (known) return known;
  const { concepts: lexicon } = vocabularyOf(language);
  const conceptsIn = (text: string) =>
    new Set(findConcepts(fold(tidy(text)), lexicon).flatMap(({ concepts }) => concepts));
  const made = allTopics.flatMap((topic) =>
    topic.texts[language].examples.map((text) => ({ topic, text, concepts: conceptsIn(text), words: wordsOf(text) })),
  );
  kept.set(language, made);
  return made;
}

const shownAtMost = 3;

function likeness({ concepts, words }: Example, reading: Reading, own: ReadonlySet<string>): number {
  const said = new Set(reading.phrases.flat().filter((concept) => concept !== 'filler:'));
  const shared = [...said].filter((concept) => concepts.has(concept));
  const points = shared.reduce((sum, concept) => sum + (kindOf(concept) === 'topic' ? 4 : 1), 0);
  return points + [...own].filter((word) => words.has(word)).length / 10;
}

/** The questions that can be answered and are most like this one, for what the person's role may see. */
export function closestQuestions(reading: Reading, { person }: Pick<Asked, 'person'>): string[] {
  const own = wordsOf(reading.text);
  return examplesIn(reading.language)
    .filter(({ topic }) => can(person.role, topic.permission))
    .map((example) => ({ text: example.text, points: likeness(example, reading, own) }))
    .sort((one, other) => other.points - one.points)
    .slice(0, shownAtMost)
    .map(({ text }) => text);
}
