import { languages } from '@halyard/contracts/accounts/preferences.ts';
import { expect, test } from 'vitest';

const files = import.meta.glob<Readonly<Record<string, unknown>>>('./??/**/*.ts', { eager: true });

/** The names of all texts of a module with what they lead to: `about.title`. Functions and sentences are leaves. */
function namesIn(value: unknown, prefix = ''): readonly string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [prefix];
  return Object.entries(value).flatMap(([name, inner]) => namesIn(inner, `${prefix}.${name}`));
}

const ofLanguage = (language: string) =>
  Object.fromEntries(
    Object.entries(files)
      .filter(([path]) => path.startsWith(`./${language}/`))
      .map(([path, module]) => [path.slice(`./${language}/`.length), [...namesIn(module)].sort()]),
  );

test.each(languages.filter((language) => language !== 'en'))('%s has every text of the English files', (language) => {
  // A language may bring a rule of its own besides, such as its plural.
  expect(ofLanguage(language)).toMatchObject(ofLanguage('en'));
});

/** What people read: sentences, and the source of those that are functions. */
function wordsIn(value: unknown): readonly string[] {
  if (typeof value === 'string' || typeof value === 'function') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : [];
}

// Names that the publisher of the police data and the specification give.
const fixed = /anti-social behaviour|Open Government Licence|Request was cancelled/gi;
const british =
  /\b\w*(?:cancell(?:ed|ing)|colour|favour|behaviour|neighbour|organis(?:e|ation)|labelled|licence|catalogue|analys(?:ed|ing)|grey)\w*/i;

test('English texts are in US spelling', () => {
  const texts = Object.entries(files)
    .filter(([path]) => path.startsWith('./en/'))
    .flatMap(([, module]) => wordsIn(module))
    .map((words) => words.replace(fixed, ''));
  expect(texts.filter((words) => british.test(words))).toEqual([]);
});
