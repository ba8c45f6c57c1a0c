import { type Language, languages } from '@halyard/contracts/accounts/settings.ts';
import { describe, expect, test } from 'vitest';
import type { Concept, Lexicon } from '../lexicon/lexicon.ts';
import { vocabularyOf } from '../lexicon/vocabularies.ts';
import { findConcepts } from './find-concepts.ts';
import { fold, tidy } from './fold.ts';
import { kindOf } from './reading.ts';
import { spellingsOf } from './spellings.ts';
import { takeApart } from './take-apart.ts';

const lexicon: Lexicon = {
  'topic:incident': ['incident', 'incidents', 'インシデント'],
  'op:count': ['how many'],
  'state:resolved': ['resolved', 'gelöst', 'größte', '解決'],
  'state:unresolved': ['unresolved', 'not resolved', '未解決', '解決していない'],
  'state:opened': ['new'],
  'state:unread': ['new'],
};

const read = (text: string) =>
  findConcepts(fold(tidy(text)), lexicon).map(({ at, until, concepts }) => [
    fold(tidy(text)).slice(at, until),
    ...concepts,
  ]);

test('the longest phrase at a place is read', () => {
  expect(read('How many incidents are not resolved')).toEqual([
    ['how many', 'op:count'],
    ['incidents', 'topic:incident'],
    ['not resolved', 'state:unresolved'],
  ]);
});

test('a phrase within a word is not read', () => {
  expect(read('coincidents preincident incidental renewed newest')).toEqual([]);
  expect(read('new-incident (incidents)')).toEqual([
    ['new', 'state:opened', 'state:unread'],
    ['incident', 'topic:incident'],
    ['incidents', 'topic:incident'],
  ]);
});

test('Japanese has no word borders, and its longer words win over those within them', () => {
  expect(read('未解決のインシデントと解決していないインシデント')).toEqual([
    ['未解決', 'state:unresolved'],
    ['インシデント', 'topic:incident'],
    ['解決していない', 'state:unresolved'],
    ['インシデント', 'topic:incident'],
  ]);
});

test('a phrase that means several things says all of them', () => {
  expect(read('new')).toEqual([['new', 'state:opened', 'state:unread']]);
});

test('German is understood without its umlauts', () => {
  expect(read('gelöst geloest gelost')).toHaveLength(3);
  expect(read('größte groesste grösste grosste')).toHaveLength(4);
});

const smallest: Readonly<Record<Language, readonly string[]>> = {
  en: ['the', 'a', 'an', 'of', 'in', 'is', 'are', 'was', 'were', 'there', 'to', 'for', 'with', 'do', 'does', 'please'],
  es: ['el', 'la', 'los', 'las', 'un', 'una', 'de', 'del', 'en', 'a', 'al', 'con', 'por', 'para', 'es', 'son', 'estan'],
  fr: [
    'le',
    'la',
    'les',
    "l'",
    'un',
    'une',
    'des',
    'de',
    'du',
    "d'",
    'au',
    'aux',
    'a',
    'en',
    'dans',
    'est',
    'sont',
    'pour',
  ],
  de: ['der', 'die', 'das', 'den', 'dem', 'des', 'eine', 'in', 'im', 'am', 'ist', 'sind', 'wurden', 'es', 'von', 'mit'],
  ja: ['の', 'は', 'が', 'を', 'に', 'で', 'と', 'も', 'か', 'です', 'ですか', 'ください', 'している', 'された'],
};

describe.each(languages)('the words of %s', (language) => {
  const { concepts } = vocabularyOf(language);

  test('are all found as they are written', () => {
    const missed = Object.entries(concepts).flatMap(([concept, phrases]) =>
      phrases.flatMap(spellingsOf).filter((phrase) => {
        const [found] = findConcepts(phrase, concepts);
        return found?.until !== phrase.length || !found.concepts.includes(concept as Concept);
      }),
    );

    expect(missed).toEqual([]);
  });

  const shared = new Set(['topic', 'this', 'state', 'level', 'op', 'by', 'who', 'not', 'beyond']);

  // A topic that gives an article a meaning ("él" is read as "el") changes every question there is.
  test('leave the smallest words without a meaning', () => {
    const meaningful = smallest[language].filter((small) => {
      const [found] = findConcepts(small, concepts);
      const isPassedOver = found?.until === small.length && found.concepts.includes('filler:');
      return !isPassedOver || found.concepts.some((concept) => shared.has(kindOf(concept)));
    });

    expect(meaningful).toEqual([]);
  });

  test('hold nothing empty and no space around a phrase', () => {
    const odd = Object.values(concepts)
      .flat()
      .filter((phrase) => phrase.trim() !== phrase || phrase === '');

    expect(odd).toEqual([]);
  });
});

describe('a phrase that holds the word of another topic', () => {
  const words: Lexicon = {
    'topic:incident': ['incidents'],
    'op:list': ['which'],
    'aspect:incidents': ['which incidents'],
    'op:linked': ['incidents linked'],
    'not:not': ['no incidents'],
  };
  const apart = (text: string) =>
    takeApart(findConcepts(text, words), text, words)?.flatMap(({ concepts }) => concepts);

  test('is taken apart for the others', () => {
    expect(apart('which incidents')).toEqual(['op:list', 'topic:incident']);
  });

  test('stays whole where a part means nothing, and where it is a negation', () => {
    expect(apart('incidents linked')).toBeUndefined();
    expect(apart('no incidents')).toBeUndefined();
  });
});
