import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { unspacedRanges } from './search-characters.ts';

// Every letter of ASCII is its own byte, and folds by lower case alone.
const beyondAscii = /[^\0-\u007f]/;

/**
 * A text without differences that users ignore: case, accents, width and composed forms. Comparison, search and sorting
 * use this form, on both databases: `fold_text` of PostgreSQL (migrations/search/postgres.ts) is equivalent.
 */
export function fold(text: string): string {
  if (!beyondAscii.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replaceAll('ς', 'σ')
    .replaceAll('ı', 'i')
    .replaceAll('ß', 'ss');
}

// Longer ones would not fit into an index.
export const longestKey = 200;

/** The sort and exact-match form of a text: normalized, with single spaces. */
export function sortKey(text: string): string {
  const key = fold(text).trim().replaceAll(/\s+/g, ' ');
  return key.length <= longestKey ? key : [...key].slice(0, longestKey).join('');
}

/** The order of two texts in a list that is sorted in memory; that of `sort_key` in the database. */
export function compareTexts(one: string, other: string): number {
  const byCodePoint = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));
  return byCodePoint(sortKey(one), sortKey(other)) || byCodePoint(one, other);
}

const runs = new RegExp(`[${unspacedRanges}]+`, 'gu');

/** Each character with the next one; the last one alone. */
function pairsOf(run: string): string {
  const signs = [...run];
  return ` ${signs.map((sign, index) => `${sign}${signs[index + 1] ?? ''}`).join(' ')} `;
}

/** The words of a text as indexed by SQLite's full text; `search_words` of PostgreSQL splits them likewise. */
const indexedWords = (text: string): string =>
  fold(text)
    .replaceAll(/[^\p{L}\p{Nd}]+/gu, ' ')
    .replaceAll(runs, pairsOf);

const functions = { fold_text: fold, sort_key: sortKey, search_words: indexedWords } as const;

/**
 * Registers functions in SQLite that PostgreSQL has built in. Triggers and indexes call them, so every connection does.
 */
export function addTextFunctions(database: DatabaseSync): void {
  for (const [name, change] of Object.entries(functions))
    database.function(name, { deterministic: true }, (text: SQLOutputValue) =>
      text === null ? null : change(String(text)),
    );
}
