import { languages } from '@halyard/contracts/accounts/preferences.ts';
import { helpPages } from '@halyard/contracts/work/help.ts';
import { describe, expect, test } from 'vitest';
import { findHelp } from './find-help.ts';
import { type HelpSection, hrefsOf, readHelp } from './read-help.ts';

const idsOf = (sections: readonly HelpSection[]) => sections.map(({ id }) => id);
const linksOf = (sections: readonly HelpSection[]) =>
  sections.map((section) => [section.id, hrefsOf(section).toSorted()]);

/** More would be a second list of phrases, which no one keeps in order. */
const leastPhrases = 2;
const mostPhrases = 60;

describe.each(languages)('help pages in %s', (language) => {
  const all = helpPages.flatMap((page) => readHelp(language, page));

  test.each(helpPages)('%s has the sections and the links of the English page', (page) => {
    const sections = readHelp(language, page);

    expect(idsOf(sections)).toEqual(idsOf(readHelp('en', page)));
    expect(linksOf(sections)).toEqual(linksOf(readHelp('en', page)));
  });

  test('every ID is there once', () => {
    expect(new Set(idsOf(all)).size).toBe(all.length);
  });

  test('every section has other words that people use, and a text of one paragraph', () => {
    const unusual = all.filter(({ words, text }) => {
      const { length } = words.split(', ');
      return length < leastPhrases || length > mostPhrases || text === '' || text.startsWith('<!--');
    });

    expect(idsOf(unusual)).toEqual([]);
  });

  test('the heading of every section finds it', () => {
    const missed = all.filter(({ id, heading }) => findHelp(heading, language)?.id !== id);

    expect(missed.map(({ heading }) => heading)).toEqual([]);
  });
});
