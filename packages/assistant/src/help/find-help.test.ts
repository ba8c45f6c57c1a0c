import { readFileSync } from 'node:fs';
import { type Language, languages } from '@halyard/contracts/accounts/preferences.ts';
import { describe, expect, test } from 'vitest';
import { findHelp, suggestHelp } from './find-help.ts';

/** By language: questions in people's own words, and the section that each is answered with, or none. */
type Questions = Readonly<Record<Language, Readonly<Record<string, string | null>>>>;

const questions: Questions = JSON.parse(readFileSync(new URL('./find-help.questions.json', import.meta.url), 'utf8'));

describe.each(languages)('questions in %s', (language) => {
  test.each(Object.entries(questions[language]))('"%s" finds %s', (question, id) => {
    expect(findHelp(question, language)?.id ?? null).toBe(id);
  });
});

test('a difference between two terms that no section explains is answered with both', () => {
  const both = findHelp('what is the difference between a webhook and a passkey', 'en');

  expect(both?.text).toContain('signed JSON');
  expect(both?.text).toContain('without a password');
});

test('what is nearly understood is suggested by its heading, which finds its section', () => {
  const suggested = suggestHelp('my eyes hurt, how do I get a light theme', 'en');

  expect(suggested).toContain('How do I change the theme?');
  expect(findHelp(suggested[0] ?? '', 'en')?.id).toBe('theme');
});

test('nothing is suggested for what asks for no help, for data, or is about something else', () => {
  expect(suggestHelp('dark theme incidents', 'en')).toEqual([]);
  expect(suggestHelp('how many incidents are overdue', 'en')).toEqual([]);
  expect(suggestHelp('how do I bake a cake with cherries', 'en')).toEqual([]);
});
