import { fold } from './fold.ts';

const transcriptions: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** The ways in which a phrase is typed, folded: with its letters, and as keyboards without them are used (`maerz`). */
export function spellingsOf(phrase: string): string[] {
  if (/^[ -~]*$/.test(phrase)) return [phrase.toLowerCase()];
  const text = phrase.normalize('NFKC').toLowerCase();
  if (!/[äöüß]/.test(text)) return [fold(text)];
  const transcribed = text.replaceAll(/[äöüß]/g, (letter) => transcriptions[letter] ?? letter);
  return [...new Set([text, text.replaceAll('ß', 'ss'), transcribed].map(fold))];
}
