import { allow } from '@halyard/contracts/policy.ts';
import { asUnderstood } from '../../understand/follow-up.ts';
import { type Topic, valuesOf } from '../topic.ts';
import { texts } from './texts.ts';

type Text = (typeof texts)['en'];

/** What is said about the assistant itself; it holds for every installation. */
const sentencesOf: Readonly<Record<string, (text: Text, product: string) => readonly string[]>> = {
  greeting: (text) => [text.greeting],
  thanks: (text) => [text.thanks],
  abilities: (text, product) => [text.abilities(product), text.actions, text.refusal],
  identity: (text, product) => [text.identity(product), text.model],
  model: (text) => [text.model],
  privacy: (text) => [text.privacy, text.stored],
  spoken: (text) => [text.spoken],
  trust: (text) => [text.trust, text.refusal],
  limits: (text) => [text.limits, text.refusal],
};

const courtesies = ['greeting', 'thanks'];
const withSuggestions = ['greeting', 'abilities', 'limits', 'identity'];

/** The assistant itself: what it can do, where its answers come from, and what it does with questions. */
export const aboutHalyard: Topic = {
  name: 'about-halyard',
  mentions: [
    ...(['topic:greeting', 'topic:thanks', 'topic:abilities', 'topic:identity', 'topic:model'] as const),
    ...(['topic:privacy', 'topic:spoken', 'topic:trust', 'topic:limits'] as const),
  ],
  accepts: ['op:list', 'op:exists', 'who:me', 'this:record', 'topic:language', 'talk:any'],
  takes: ['spans'],
  async answer(question, draft) {
    const text = texts[draft.language];
    const asked = valuesOf(question, 'topic').filter((topic) => topic in sentencesOf);
    // "Hello, what can you do?" is answered without another hello.
    const topics = asked.length > 1 ? asked.filter((topic) => topic !== 'greeting') : asked;
    // "How are you today?" is no question about today; everything else is said of no time.
    if (question.spans.length > 0 && topics.some((topic) => !courtesies.includes(topic))) return false;
    const sentences = topics.flatMap((topic) => sentencesOf[topic]?.(text, draft.asked.productName) ?? []);
    for (const sentence of new Set(sentences)) draft.say(sentence);
    // After "ok" the talk goes on where it was.
    const before = asUnderstood(draft.asked.before);
    if (before && topics.every((topic) => courtesies.includes(topic))) draft.goOnFrom({ ...question, ...before });
    if (topics.some((topic) => withSuggestions.includes(topic))) draft.suggest(...text.suggestions);
    return sentences.length > 0;
  },
  texts,
  permission: allow('assistant', 'use'),
  screens: ['*'],
};
