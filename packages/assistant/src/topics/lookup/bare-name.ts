import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { allow } from '@halyard/contracts/policy.ts';
import { searchKinds } from '@halyard/contracts/work/search.ts';
import type { Topic, TopicText } from '../topic.ts';
import { findRecords } from './find-records.ts';
import { tellFound } from './lookup.ts';
import { nameIn } from './name-in.ts';

const nothing: TopicText = { phrases: {}, examples: [] };
const texts: Readonly<Record<Language, TopicText>> = {
  en: nothing,
  es: nothing,
  fr: nothing,
  de: nothing,
  ja: nothing,
};

const kinds = searchKinds.filter((kind) => !['notification', 'schema', 'analysis'].includes(kind));
/** After another question a word may go on from it: "incidents today", "ransomware" does not ask for a playbook. */
const kindsAfter: typeof kinds = ['entity', 'threat'];

/** A name and nothing else, whole: `Andrei Munteanu`. What is called so is told; what is not may be anything. */
export const bareName: Topic = {
  name: 'bare-name',
  mentions: [],
  byName: true,
  accepts: [],
  takes: ['names', 'quotes'],
  async answer(question, draft) {
    const words = nameIn(question);
    const saysMore = question.phrases.some((phrase) => !phrase.includes('filler:'));
    if (words === undefined || saysMore || question.isFollowUp) return false;
    const { records, cite, isExact } = await findRecords(
      draft,
      words,
      draft.asked.before === null ? kinds : kindsAfter,
    );
    // "That was wrong" is no question about a record that has the word in its title.
    if (!isExact) return false;
    await tellFound(draft, records, words, cite);
    return true;
  },
  texts,
  permission: allow('search', 'use'),
  screens: [],
};
