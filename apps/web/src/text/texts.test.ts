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
