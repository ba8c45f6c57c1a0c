import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../testing/databases.ts';
import type { Database } from './database.ts';
import { fold, sortKey } from './fold.ts';

const texts = [
  ...['Müller', 'MU\u0308LLER', 'muller', 'Çelik', 'çelik', 'ΣΊΣ', 'σίς', 'Straße', 'STRASSE', 'İstanbul', 'ISTANBUL'],
  ...[
    'ıstanbul',
    '서울',
    '서울'.normalize('NFD'),
    'ガ',
    'カ\u3099',
    'ｶﾞ',
    'ﬁle',
    'Ａ１',
    'Ёлка',
    'Đorđe',
    'हिन्दी',
    '😀 x',
    'x',
  ],
  ...['  two   spaces ', 'a_b%c\\d', '', 'x'.repeat(300), '漢'.repeat(300), 'ﷺ', '\u00a0nbsp\u00a0', 'Ǆ', 'ẞ', '①②'],
];

describe.each(testDatabases)('letters on $name', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  test.each(texts)('%j folds and orders as the server does it', async (text) => {
    const { rows } = await sql<{ folded: string; key: string | Buffer }>`
      select fold_text(cast(${text} as text)) as folded, sort_key(cast(${text} as text)) as key`.execute(database.read);

    expect(rows[0]?.folded).toBe(fold(text));
    expect(rows[0]?.key.toString()).toBe(sortKey(text));
  });
});

test.each([
  ['Müller', 'MU\u0308LLER', 'muller'],
  ['Çelik', 'celik'],
  ['ΣΊΣ', 'σίς', 'σισ'],
  ['Straße', 'STRASSE', 'STRAẞE'],
  ['İstanbul', 'ISTANBUL', 'ıstanbul'],
  ['서울', '서울'.normalize('NFD')],
  ['ガ', 'カ\u3099', 'ｶﾞ'],
])('%j and its other spellings are one', (...spellings) => {
  expect(new Set(spellings.map(fold)).size).toBe(1);
});
