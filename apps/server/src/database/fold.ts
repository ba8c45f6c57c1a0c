import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { unspacedRanges } from './search-characters.ts';

// Every letter of ASCII is a byte of its own, and folds by lower case alone.
const beyondAscii = /[^\0-\u007f]/;

/**
 * A text without what no one types twice the same: case, accents, width and composed forms. What is compared, searched
 * or ordered is compared like this, on both databases: `fold_text` of PostgreSQL (migrations/search/postgres.ts) says the same.
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

/** What a text is ordered by, and found by as a whole: folded, with single spaces. */
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

/** Each character with the next one; the last one stands alone. */
function pairsOf(run: string): string {
  const signs = [...run];
  return ` ${signs.map((sign, index) => `${sign}${signs[index + 1] ?? ''}`).join(' ')} `;
}

/** The words of a text as the full text of SQLite keeps them; `search_words` of PostgreSQL takes them apart likewise. */
const indexedWords = (text: string): string =>
  fold(text)
    .replaceAll(/[^\p{L}\p{Nd}]+/gu, ' ')
    .replaceAll(runs, pairsOf);

const functions = { fold_text: fold, sort_key: sortKey, search_words: indexedWords } as const;

/** Teaches SQLite what PostgreSQL has as functions of its own. Triggers and indexes call them, so every connection does. */
export function addTextFunctions(database: DatabaseSync): void {
  for (const [name, change] of Object.entries(functions))
    database.function(name, { deterministic: true }, (text: SQLOutputValue) =>
      text === null ? null : change(String(text)),
    );
}
