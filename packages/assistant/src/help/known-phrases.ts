import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { type HelpPage, helpPages } from '@halyard/contracts/work/help.ts';
import { nearest } from '../reader/edit-distance.ts';
import { plain } from './plain-words.ts';
import { type HelpSection, readHelp } from './read-help.ts';

const kept = new Map<Language, ReadonlyMap<string, HelpSection>>();

/** "Active threat" or "incident" is a filter or a subject as well. Japanese does not part its words. */
function isTelling(page: HelpPage, phrase: string, language: Language): boolean {
  if (phrase === '' || page === 'terms') return false;
  if (page === 'about') return true;
  return language === 'ja' ? phrase.length > 3 : phrase.includes(' ');
}

function createPhrases(language: Language): ReadonlyMap<string, HelpSection> {
  const pages = helpPages.flatMap((page) => readHelp(language, page).map((section) => ({ page, section })));
  const phrases = pages.flatMap(({ page, section }) =>
    section.words
      .split(',')
      .map((phrase) => plain(phrase, language))
      .filter((phrase) => isTelling(page, phrase, language))
      .map((phrase) => [phrase, section] as const),
  );
  const headings = pages.map(({ section }) => [plain(section.heading, language), section] as const);
  return new Map([...phrases.toReversed(), ...headings]);
}

/** Returns the section that a whole question names: its heading, or one of its phrases, at most a letter or two apart. */
export function findNamedSection(question: string, language: Language): HelpSection | undefined {
  const phrases = kept.get(language) ?? createPhrases(language);
  kept.set(language, phrases);
  const asked = plain(question, language);
  return phrases.get(asked) ?? phrases.get(nearest(asked, phrases.keys()) ?? '');
}
