import { type Language, languages } from '@halyard/contracts/accounts/settings.ts';
import { describe, expect, test } from 'vitest';
import { findHelp } from './find-help.ts';
import { type HelpSection, readHelp } from './read-help.ts';

const idsOf = (sections: readonly HelpSection[]) => sections.map(({ id }) => id);
const linksOf = (sections: readonly HelpSection[]) =>
  sections.map(({ id, text }) => [id, [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, href]) => href).toSorted()]);

const pages = ['how-to', 'terms'] as const;

const written = languages.filter((language) => readHelp(language, 'terms').length > 0);

describe.each(written)('help pages in %s', (language) => {
  test.each(pages)('%s has the sections and the links of the English page', (page) => {
    const sections = readHelp(language, page);

    expect(idsOf(sections)).toEqual(idsOf(readHelp('en', page)));
    expect(linksOf(sections)).toEqual(linksOf(readHelp('en', page)));
  });

  test('the heading of every term finds its section', () => {
    const missed = readHelp(language, 'terms').filter(({ id, heading }) => findHelp(heading, language)?.id !== id);

    expect(missed.map(({ heading }) => heading)).toEqual([]);
  });
});

test.each<[Language, string]>([['de', 'was bedeutet überfällig']])(
  'in %s "%s" is asked for a meaning',
  (language, question) => {
    expect(findHelp(question, language)?.id).toBe('overdue');
  },
);
