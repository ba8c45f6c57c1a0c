import type { Draft } from '../../draft/create-draft.ts';
import { asUnderstood, followUp, type Understood } from '../../understand/follow-up.ts';
import { kindOf, type Reading } from '../../understand/reading.ts';
import { type Question, type Topic, understoodBy } from '../topic.ts';

const isCrime = ({ phrases }: Understood) => phrases.some((phrase) => phrase.includes('topic:crime'));

const isPlace = (phrase: readonly string[]) => phrase.some((concept) => kindOf(concept as 'area:x') === 'area');

// A place that is named now takes the place of the one before, unless the two are to be compared.
function withoutOldPlaces(reading: Reading, before: Understood): Reading {
  const named = reading.names.filter((name) => reading.text.includes(name));
  const places = reading.phrases.filter(isPlace);
  const isOld = (phrase: readonly string[]) =>
    isPlace(phrase) && before.phrases.some((old) => old.join() === phrase.join());
  const isNew = named.length > 0 || places.some((phrase) => !isOld(phrase));
  const isCompared = reading.phrases.some((phrase) => phrase.includes('op:compare') || phrase.includes('compare:than'));
  if (!isNew || isCompared) return reading;
  return { ...reading, names: named, phrases: reading.phrases.filter((phrase) => !isOld(phrase)) };
}

// Compared with Hackney: the place of the question before is the other side.
function withOldPlaces(reading: Reading, before: Understood): Reading {
  const isCompared = reading.phrases.some((phrase) => phrase.includes('op:compare') || phrase.includes('compare:than'));
  if (!isCompared || reading.names.length === 0) return reading;
  return { ...reading, names: [...new Set([...before.names, ...reading.names])] };
}

// "How does that compare to September?": the time of the question before is the other side.
function withOldTimes(reading: Reading, before: Understood): Reading {
  const isCompared = reading.phrases.some((phrase) => phrase.includes('op:compare') || phrase.includes('compare:than'));
  const isOwn = JSON.stringify(reading.spans) !== JSON.stringify(before.spans);
  const namesPlace = reading.names.some((name) => reading.text.includes(name));
  if (!isCompared || !isOwn || namesPlace) return reading;
  return { ...reading, spans: [...before.spans, ...reading.spans] };
}

/**
 * The question, gone on from the one before where it begins with "and": "and robberies?" keeps month and place, although
 * it names a topic. Undefined where together they are not understood.
 */
export function continueCrime(topic: Topic, question: Question, { asked }: Draft): Question | undefined {
  const before = asUnderstood(asked.before);
  if (!question.isFollowUp || before === null || !isCrime(before)) return question;
  const phrases = question.phrases.map((phrase) => phrase.filter((concept) => concept !== 'topic:crime'));
  const own = { ...question, phrases: phrases.filter((phrase) => phrase.length > 0) };
  const merged = withoutOldPlaces(withOldTimes(withOldPlaces(followUp(own, before), before), before), before);
  return understoodBy(topic, merged);
}
