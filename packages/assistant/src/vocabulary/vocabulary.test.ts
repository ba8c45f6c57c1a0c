import { languages } from '@halyard/contracts/accounts/settings.ts';
import { fieldOf, isGroupable, measures, subjectNames, subjectOf } from '@halyard/contracts/query/query-spec.ts';
import { actionNames, actionOf } from '@halyard/contracts/work/assistant-actions.ts';
import { describe, expect, test } from 'vitest';
import { sentences } from '../answers/sentences/sentences.ts';
import * as de from './de/index.ts';
import * as en from './en/index.ts';
import * as es from './es/index.ts';
import * as fr from './fr/index.ts';
import { vocabularyOf } from './index.ts';
import * as ja from './ja/index.ts';
import type { Code, Phrases } from './vocabulary.ts';

const lists = { en, de, fr, es, ja };
const phrasesOf = (all: Phrases): (readonly [code: string, phrase: string])[] =>
  Object.entries(all).flatMap(([code, phrases = '']) =>
    phrases.split(/[;|]/).map((phrase) => [code, phrase.trim()] as const),
  );

/** Values that are written alike in every language, or that stand as they are: events have their own titles. */
const asTheyStand = (field: string) => field === 'event';

/** Nouns of a subject that English has as verbs too; as the first word of a request they are meant so. */
const verbsToo = ['change', 'comment', 'link', 'note', 'run', 'tie'];

describe.each(languages)('the words of %s', (language) => {
  const { labels } = vocabularyOf(language);
  const isLabelled = (...codes: readonly string[]) => codes.some((code) => Boolean(labels.get(code as Code)));
  const { records, events, questions, actions } = lists[language];

  test('name every subject, one of it and many', () => {
    const missing = subjectNames.filter((subject) => !isLabelled(`subject:${subject}`));

    expect(missing).toEqual([]);
  });

  test('name every field', () => {
    const missing = subjectNames.flatMap((subject) =>
      Object.entries(subjectOf(subject).fields).flatMap(([field, { kind }]) => {
        const codes = kind === 'flag' ? [`flag:${field}.yes`] : [`field:${field}`, `time:${field}`];
        return isLabelled(...codes) ? [] : [`${subject}.${field}`];
      }),
    );

    expect(missing).toEqual([]);
  });

  test('name every value of a choice, and both sides of a flag', () => {
    const missing = subjectNames.flatMap((subject) =>
      Object.entries(subjectOf(subject).fields).flatMap(([field, declared]) => {
        if (declared.kind === 'flag')
          return ['yes', 'no'].filter((side) => !isLabelled(`flag:${field}.${side}`)).map((side) => `${field}.${side}`);
        if (declared.kind !== 'choice' || asTheyStand(field)) return [];
        const ofChange = field === 'from' || field === 'to' ? ['status', 'severity'] : [];
        const codesOf = (value: string) => [field, ...ofChange].map((name) => `value:${name}.${value}`);
        return declared.values.filter((value) => !isLabelled(...codesOf(value))).map((value) => `${field}.${value}`);
      }),
    );

    expect([...new Set(missing)]).toEqual([]);
  });

  test('name the times that a period is of, measures, and actions with their slots', () => {
    const times = subjectNames.flatMap((subject) =>
      Object.keys(subjectOf(subject).fields).filter((field) =>
        ['instant', 'day', 'month'].includes(fieldOf(subject, field)?.kind ?? ''),
      ),
    );
    const words = sentences[language];

    expect([...new Set(times)].filter((field) => !isLabelled(`time:${field}`, `field:${field}`))).toEqual([]);
    expect(measures.filter((measure) => !words.measures[measure])).toEqual([]);
    expect(actionNames.filter((name) => !words.actions[name])).toEqual([]);
    const choices = actionNames.flatMap((name) =>
      Object.entries(actionOf(name).slots).flatMap(([slot, { values = [] }]) =>
        values.map((value) => `value:${slot}.${value}`),
      ),
    );
    expect([...new Set(choices)].filter((code) => !isLabelled(code))).toEqual([]);
  });

  test('have names for what can be counted by that differ within a subject', () => {
    for (const subject of subjectNames) {
      const fields = Object.keys(subjectOf(subject).fields).filter((field) => isGroupable(subject, field));
      const names = fields.map(
        (field) => labels.get(`field:${field}`) ?? labels.get(`flag:${field}.yes`) ?? labels.get(`time:${field}`),
      );
      expect([subject, names.length - new Set(names).size]).toEqual([subject, 0]);
    }
  });

  test('are of kinds that the reader knows', () => {
    const kind = /^(?:(?:subject|field|value|flag|time|op|act|ord|span):.+|filler:)$/;
    const codes = [records, events, questions, actions].flatMap((all) => Object.keys(all));

    expect(codes.filter((code) => !kind.test(code))).toEqual([]);
  });

  test('hold no phrase that is only a number', () => {
    const all = [records, events, questions, actions].flatMap(phrasesOf);

    expect(all.filter(([, phrase]) => /^(?:\d|\s|\{n\})+$/.test(phrase))).toEqual([]);
  });

  test('ask for nothing to be done with a plain noun of a subject', () => {
    const nouns = new Set(
      [records, events]
        .flatMap(phrasesOf)
        .filter(([code]) => code.startsWith('subject:') && !code.includes('+'))
        .map(([, phrase]) => phrase.toLowerCase()),
    );
    const verbs = phrasesOf(actions).filter(([code]) => code.startsWith('act:'));

    const isAllowed = (phrase: string) => language === 'en' && verbsToo.includes(phrase);

    expect(verbs.filter(([, phrase]) => nouns.has(phrase.toLowerCase()) && !isAllowed(phrase))).toEqual([]);
  });

  test('have the same codes as the English ones, apart from what only a language needs', () => {
    const codes = (all: Phrases) => Object.keys(all).filter((code) => !code.includes('+'));
    const own = new Set([records, events, questions, actions].flatMap(codes));
    const english = [en.records, en.events, en.questions, en.actions].flatMap(codes);

    expect(english.filter((code) => !own.has(code))).toEqual([]);
  });
});
