import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { expect, test } from 'vitest';
import { asTyped, readNote } from './add-note.ts';
import { texts } from './texts.ts';

const cases: readonly (readonly [language: Language, words: string, note: string, number: string | undefined])[] = [
  ['en', 'to incident 143: called', 'called', '143'],
  ['en', 'to INC-000143 that all is well', 'all is well', '143'],
  ['en', 'to this incident: called', 'called', undefined],
  ['en', 'to it: called', 'called', undefined],
  ['en', 'to this incident', '', undefined],
  ['en', '3 hosts are clean', '3 hosts are clean', undefined],
  ['en', 'it is closed', 'it is closed', undefined],
  ['en', 'same as incident 120: nothing', 'same as incident 120: nothing', undefined],
  ['de', 'zu Vorfall 143: angerufen', 'angerufen', '143'],
  ['de', 'zu diesem Vorfall, dass alles ruhig ist', 'alles ruhig ist', undefined],
  ['es', 'al incidente 143 que diga listo', 'listo', '143'],
  ['es', 'a este incidente: listo', 'listo', undefined],
  ['fr', 'à l’incident 143 : fait', 'fait', '143'],
  ['fr', "à l'incident 143 : fait", 'fait', '143'],
  ['fr', 'à cet incident : fait', 'fait', undefined],
  ['ja', 'インシデント143: 連絡済み', '連絡済み', '143'],
  ['ja', 'このインシデントに連絡済み', '連絡済み', undefined],
];

test.each(cases)('%s: “%s” is the note “%s”', (language, words, note, number) => {
  expect(readNote(words, texts[language].addressed)).toEqual({ note, number });
});

test.each([
  ['note: he said "no".', 'he said no', 'he said "no".'],
  ['note: "boss" says hi', 'boss says hi', '"boss" says hi'],
  ['note: "all quiet"', 'all quiet', 'all quiet'],
  ['連絡済みとメモして', '連絡済み', '連絡済み'],
])('of “%s” the note is kept as it was typed', (text, note, typed) => {
  expect(asTyped(text, note)).toBe(typed);
});
