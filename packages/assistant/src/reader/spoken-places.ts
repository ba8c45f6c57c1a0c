import { fold } from '../times/fold.ts';

// Japanese writes foreign places as they sound. What both spellings keep are the consonants, in their order: リバプール and
// Liverpool are both r-b-p-r.

const rows: readonly (readonly [kana: string, sound: string])[] = [
  ['カキクケコ', 'k'],
  ['ガギグゲゴ', 'g'],
  ['サシスセソザジズゼゾ', 's'],
  ['タテト', 't'],
  ['チ', 'c'],
  ['ツ', 'ts'],
  ['ダヂヅデド', 'd'],
  ['ナニヌネノン', 'n'],
  ['ハヒフヘホ', 'h'],
  ['バビブベボヴ', 'b'],
  ['パピプペポ', 'p'],
  ['マミムメモ', 'm'],
  ['ラリルレロ', 'r'],
  ['ワ', 'w'],
];
const soundOf = new Map(rows.flatMap(([kana, sound]) => Array.from(kana, (letter) => [letter, sound] as const)));

/** The consonants of a word in katakana; a small vowel behind ウ makes it a consonant. */
const ofKatakana = (word: string): string =>
  Array.from(word.replaceAll(/ウ(?=[ィェォ])/gu, 'ワ'), (letter) => soundOf.get(letter) ?? '').join('');

/** How English spells sounds, in the order in which they have to be replaced. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/re(?![a-z])/g, ''],
  [/gh(?=[aeiou])/g, 'g'],
  [/gh/g, ''],
  [/dge/g, 's'],
  [/ds(?![a-z])/g, 's'],
  [/(?:sh|th)/g, 's'],
  [/ch/g, 'C'],
  [/ck/g, 'k'],
  [/ph/g, 'h'],
  [/wh/g, 'w'],
  [/qu?/g, 'k'],
  [/x/g, 'ks'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/r(?![aeiouy])/g, ''],
  [/w(?![aeiou])/g, ''],
  [/m(?=[pb])/g, 'n'],
  [/l/g, 'r'],
  [/v/g, 'b'],
  [/f/g, 'h'],
  [/[jz]/g, 's'],
  [/([a-z])\1/g, '$1'],
  [/[aeiouy]/g, ''],
];

function ofEnglish(name: string): string {
  let sounds = fold(name).replaceAll(/[^a-z ]/g, '');
  for (const [pattern, sound] of spellings) sounds = sounds.replaceAll(pattern, sound);
  return sounds.replaceAll(' ', '').toLowerCase();
}

/** Consonants that say which place is meant. */
const fewest = 3;

/** Of several places the one that sounds like a word in katakana; undefined where none or several do. */
export function soundsLike<Place>(word: string, places: ReadonlyMap<string, Place>): Place | undefined {
  const sounds = ofKatakana(word);
  if (sounds.length < fewest) return undefined;
  const [found, ...more] = [...places].filter(([name]) => ofEnglish(name) === sounds);
  return more.length === 0 ? found?.[1] : undefined;
}
