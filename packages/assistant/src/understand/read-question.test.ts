import { type Language, languages } from '@halyard/contracts/accounts/settings.ts';
import { describe, expect, test } from 'vitest';
import { core as de } from '../lexicon/de/core.ts';
import { core as en } from '../lexicon/en/core.ts';
import { core as es } from '../lexicon/es/core.ts';
import { core as fr } from '../lexicon/fr/core.ts';
import { core as ja } from '../lexicon/ja/core.ts';
import type { Vocabulary } from '../lexicon/lexicon.ts';
import type { SharedPhrases } from '../lexicon/shared-phrases.ts';
import { vocabularyOf } from '../lexicon/vocabularies.ts';
import { readQuestion } from './read-question.ts';

const incidents: Readonly<Record<Language, readonly string[]>> = {
  en: ['incident', 'incidents'],
  es: ['incidente', 'incidentes'],
  fr: ['incident', 'incidents'],
  de: ['vorfall', 'vorfälle', 'vorfällen'],
  ja: ['インシデント'],
};

/** The shared words and one topic, so that the words of other topics change nothing here. */
const shared: Readonly<Record<Language, SharedPhrases>> = { en, es, fr, de, ja };
const vocabularies: readonly Vocabulary[] = languages.map((language) => ({
  ...vocabularyOf(language),
  concepts: { ...shared[language], 'topic:incident': incidents[language] },
}));

const now = { now: Date.parse('2026-11-21T10:00:00Z'), timeZone: 'UTC' };
const read = (message: string, preferred: Language = 'en') =>
  readQuestion({ message, vocabularies, preferred, subject: null, now });
const conceptsIn = (message: string) => read(message).phrases.map(([concept]) => concept);

describe.each<[Language, readonly string[]]>([
  ['en', ['How many critical incidents are open?', 'tell me how many open critical incidents there are']],
  [
    'es',
    [
      '¿Cuántos incidentes críticos están abiertos?',
      'me puede decir cuántos incidentes críticos abiertos hay',
      'CUANTOS INCIDENTES CRITICOS HAY ABIERTOS',
    ],
  ],
  [
    'fr',
    [
      'Combien d’incidents critiques sont ouverts ?',
      'combien y a-t-il d’incidents critiques ouverts',
      'Pouvez-vous me dire combien d’incidents critiques sont ouverts, s’il vous plaît ?',
    ],
  ],
  [
    'de',
    [
      'Wie viele kritische Vorfälle sind offen?',
      'Wieviele offene kritische Vorfaelle gibt es',
      'Können Sie mir bitte sagen, wie viele der kritischen Vorfälle noch offen sind?',
    ],
  ],
  [
    'ja',
    [
      '重大なオープンのインシデントは何件ですか',
      '重大なインシデントでオープンのものはいくつありますか？',
      'オープンの重大インシデントの件数を教えてください。',
    ],
  ],
])('%s', (language, questions) => {
  test.each(questions)('"%s" asks for a count of open critical incidents, and nothing is left over', (question) => {
    const { phrases, names, language: understood } = read(question);

    expect(understood).toBe(language);
    expect(names).toEqual([]);
    expect(phrases.flat()).toEqual(
      expect.arrayContaining(['op:count', 'topic:incident', 'level:Critical', 'state:open']),
    );
  });
});

test.each<[string, string]>([
  ['incident 7', '7'],
  ['INC-000144', '144'],
  ['inc 7', '7'],
  ['#0012', '12'],
  ['incident number 7', '7'],
  ['el incidente n.º 7', '7'],
  ['incidente número 7', '7'],
  ["l'incident n° 7", '7'],
  ["l'incident numéro 7", '7'],
  ['Vorfall 7', '7'],
  ['Vorfall Nr. 7', '7'],
  ['Sicherheitsvorfall Nummer 7', '7'],
  ['インシデント7の状況', '7'],
  ['インシデント 7', '7'],
  ['インシデント番号7', '7'],
  ['インシデント#7', '7'],
])('"%s" names an incident by its number', (question, number) => {
  expect(read(question).incidents).toEqual([number]);
});

test.each([
  'インシデント2026年3月',
  'インシデント3件',
  'incident 2026-03',
  'incidents 7',
  'coincident 7',
  'incident 12345678901',
])('"%s" names no incident', (question) => {
  expect(read(question).incidents).toEqual([]);
});

test('numbers are read in digits and in words, but not out of names', () => {
  expect(read('top 5 incidents').numbers).toEqual([5]);
  expect(read('the five newest incidents').numbers).toEqual([5]);
  expect(read('los cinco incidentes más recientes').numbers).toEqual([5]);
  expect(read('les cinq incidents les plus récents').numbers).toEqual([5]);
  expect(read('die zwölf neuesten Vorfälle').numbers).toEqual([12]);
  expect(read('最新の五件のインシデント').numbers).toEqual([5]);
  expect(read('最新の5件のインシデント').numbers).toEqual([5]);
  expect(read('incidents of Five Eyes')).toMatchObject({ numbers: [], names: ['Five Eyes'] });
  expect(read('三菱のインシデント')).toMatchObject({ numbers: [], names: ['三菱'] });
});

test('names keep the person’s own letters, and filler within them', () => {
  expect(read('incidents assigned to Zoë Ødegård').names).toEqual(['Zoë Ødegård']);
  expect(read('incidents of Bank of Øst').names).toEqual(['Bank of Øst']);
  expect(read("Noor Haddad's incidents").names).toEqual(['Noor Haddad']);
  expect(read('Vorfälle von Jürgen Groß').names).toEqual(['Jürgen Groß']);
  expect(read('ケラーさんが担当のインシデント').names).toEqual(['ケラー']);
  expect(read('incidents of Ada, Noor').names).toEqual(['Ada', 'Noor']);
});

test('words that change the meaning are never passed over', () => {
  expect(conceptsIn('incidents that are not open')).toContain('not:not');
  expect(conceptsIn('Vorfälle, die nicht offen sind')).toContain('not:not');
  expect(conceptsIn('incidentes que no están abiertos')).toContain('not:not');
  expect(conceptsIn('incidents qui ne sont pas ouverts')).toContain('not:not');
  expect(conceptsIn('オープンではないインシデント')).toContain('not:not');
  expect(read('more than 5 incidents').names).not.toEqual([]);
  expect(conceptsIn('quién tiene más de 5 incidentes')).toContain('bound:number');
  expect(read('5件より多いインシデント').names).not.toEqual([]);
  expect(read('インシデント一昨年').names).not.toEqual([]);
});

test.each([
  ...[
    'closed by Friday',
    'opened in late October',
    'opened every Monday',
    'open for 7 days',
    'resolved within 4 hours',
  ],
])('"incidents %s" names a time that nobody has a use for', (said) => {
  const { phrases, spans } = read(`incidents ${said}`);

  expect(phrases).toContainEqual(['bound:time']);
  expect(spans).toEqual([]);
});

test.each([
  ...["I'd like to know how many incidents are open, thanks", 'good morning, could you please tell me how many'],
  ...['just wondering how many open incidents there are', 'ok so basically how many incidents are open at present'],
])('"%s" asks politely and says nothing more', (question) => {
  expect(read(question).names).toEqual([]);
});

test('what has been resolved and what has not are told apart', () => {
  expect(conceptsIn('ungelöste Vorfälle')).toContain('state:unresolved');
  expect(conceptsIn('Vorfälle, die noch nicht gelöst sind')).toContain('state:unresolved');
  expect(conceptsIn('incidentes aún no resueltos')).toContain('state:unresolved');
  expect(conceptsIn('incidents qui n’ont pas encore été résolus')).toContain('state:unresolved');
  expect(conceptsIn('まだ解決されていないインシデント')).toContain('state:unresolved');
  expect(conceptsIn('解決済みのインシデント')).toContain('state:resolved');
});

test('the language is that which explains most, and the preferred one where nothing tells', () => {
  expect(read('incidents critiques', 'de').language).toBe('fr');
  expect(read('incidents', 'fr').language).toBe('fr');
  expect(read('2025?', 'ja').language).toBe('ja');
  expect(read('???', 'es').language).toBe('es');
});

test('words to look for end where a time or a condition begins', () => {
  expect(read('incidents mentioning phishing last week').captures).toMatchObject([{ name: 'tail', words: 'phishing' }]);
  expect(read('incidents mentioning phishing that are open').captures).toEqual([]);
  expect(read('incidents mentioning "open redirect"').captures).toMatchObject([
    { name: 'tail', words: 'open redirect' },
  ]);
  expect(read('what about last month').captures.filter(({ name }) => name === 'tail')).toEqual([]);
  expect(read('先月のマルウェアに関するインシデント').captures).toMatchObject([{ name: 'tail', words: 'マルウェア' }]);
});

const hostile: Readonly<Record<string, string>> = {
  'ten thousand letters': 'a'.repeat(10_000),
  'ten thousand words': 'incidents '.repeat(1_000),
  'thousands of quotation marks': '"'.repeat(10_000),
  'thousands of quoted words': '"a" '.repeat(2_500),
  'a quotation mark that is never closed': `"${'a '.repeat(4_999)}`,
  'only punctuation': '?!.,;:-'.repeat(1_400),
  'a question that ends in punctuation': `find ${'?'.repeat(9_000)}x`,
  'many beginnings of a tail': 'about '.repeat(1_660),
  'many paths': 'how is a connected to b '.repeat(400),
  'many Japanese paths': 'AとBの関係'.repeat(1_400),
  'many numbers': '1.'.repeat(5_000),
  'many zeros': `#${'0'.repeat(9_990)}`,
  'many numbered incidents': '#0'.repeat(5_000),
  'many years': '2026 '.repeat(2_000),
  'many months': 'march '.repeat(1_600),
  'many Japanese months': '3月'.repeat(5_000),
  'many ranges': 'between march and '.repeat(550),
  'many German ranges': 'vom 3. bis '.repeat(900),
  'many days': 'in the last 7 days '.repeat(520),
  'many weekdays': 'monday last week '.repeat(550),
  'many Japanese weekdays': '月曜'.repeat(5_000),
  'many quarters': 'q3 2025 '.repeat(1_200),
  'many times that cannot be told': 'by friday until '.repeat(600),
  'many slashes': '1/2/'.repeat(2_500),
  'kanji numbers': '十'.repeat(10_000),
  particles: 'の'.repeat(10_000),
  apostrophes: "d'".repeat(5_000),
  'names and filler': 'Zyx of '.repeat(1_400),
  'control characters': '\u0000\u0007'.repeat(5_000),
  'lone surrogates': '\ud800'.repeat(10_000),
  'letters that turn around': '\u202e\u2066مرحبا '.repeat(1_100),
  'letters that unfold into many': '\ufdfa'.repeat(10_000),
  'accents on accents': 'e\u0301\u0301\u0301'.repeat(2_500),
  'marks of our own': '\ue000h/security\ue001x\ue002'.repeat(500),
};

// A pattern that goes back over its letters would not come to the end of these within a test's time.
test.each(Object.entries(hostile))('%s: is read to its end', (_, message) => {
  const { phrases, spans, text } = read(message);

  expect(phrases.length + spans.length).toBeLessThanOrEqual(message.length);
  expect(message.normalize('NFKC').length).toBeGreaterThanOrEqual(text.length);
});

test('what is too long is not read but named', () => {
  const { phrases, names, captures } = read('how many incidents '.repeat(1_000));

  expect({ phrases, captures }).toEqual({ phrases: [], captures: [] });
  expect(names).toHaveLength(1);
});

test('letters that nobody sees, and those of our own marks, are gone', () => {
  expect(read('how\u200b many \u202eincidents\u0000 \ue000x\ue002').text).toBe('how many incidents x');
  expect(read('\ud800 incidents').phrases).toEqual([['topic:incident']]);
});

test.each([
  ['How many incidents did Amara Keller open?', ['Amara Keller']],
  ['incidents Amara Keller has closed', ['Amara Keller']],
  ['Welche Vorfälle hat Amara gelöst?', ['Amara']],
  ['How many open incidents does Amara have?', []],
  ["Amara's open incidents", []],
  ['incidents assigned to Amara that are open', []],
])('“%s” says who did something: %s', (message, doers) => {
  expect(read(message).doers).toEqual(doers);
});
