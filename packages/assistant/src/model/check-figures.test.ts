import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { describe, expect, test } from 'vitest';
import { describeUnsupported, markUnsupported } from './check-figures.ts';
import { createKnownFigures } from './figures/known-figures.ts';

const results = [
  { total: 12, shown: 2, opened: 1_234, resolved: 0, share: 0.8333, hours: 3.2, big: 45_678.9, trend: -25 },
  {
    incident: 'INC-000007',
    detected: '2026-11-20 14:32',
    host: '10.0.0.5',
    weakness: 'CVE-2024-3400',
    area: 'E01000001',
  },
  { title: { source: 'incident INC-000007 title', data: '17 failed logins from 3 hosts' } },
];

function check(text: string, language: Language = 'en', question = 'What happened in the last 30 days?') {
  const known = createKnownFigures(question, '2026-11-21', language);
  for (const result of results) known.add(result);
  return markUnsupported(text, known, language)
    .replace(/\uE010/g, '‹')
    .replace(/\uE011/g, '›');
}

describe('figures of a result', () => {
  test.each([
    'There are 12 incidents, 2 of them shown, 0 resolved.',
    '1,234 or 1.234 or 1 234 or 1’234 or 1234 or 1\u202F234',
    '45,678.9 and 45.678,9 and 45 678,9',
    '83 %, 83.3%, 83,33 percent',
    '3.2 hours and 3,2h and a change of -25%',
    'INC-000007, incident 7, #7, CVE-2024-3400, 10.0.0.5, E01000001',
    'On 2026-11-20 at 14:32, 20 November 2026, Nov 20, 11/20/2026, 20.11.2026, November 2026, 2:32 pm, in 2026',
    'Twelve incidents, two shown, seventeen failed logins, one thousand two hundred and thirty-four opened.',
    '１２ incidents, ١٢ incidents, ⑫ incidents',
    'In the last 30 days [1] there were 12 [2].',
    '1. First\n2. Second\n12) Third',
    'See [INC-000007](/security?incident=7&limit=99).',
    'IPv6, SHA256 and OAuth2 over 24x7',
    'Today is 21 November 2026.',
  ])('pass: %s', (text) => {
    expect(check(text)).not.toContain('‹');
  });

  test.each([
    ['de', 'Es gibt zwölf Vorfälle, eintausendzweihundertvierunddreißig eröffnet; am 20. November 2026 um 14.'],
    ['de', 'Es sind siebzehn, und eine davon ist neu.'],
    ['fr', 'Il y a douze incidents et dix-sept échecs le 20 novembre 2026, mille deux cent trente-quatre au total.'],
    ['es', 'Hay doce incidentes y diecisiete fallos el 20 de noviembre de 2026, mil doscientos treinta y cuatro.'],
    ['ja', '未解決のインシデントは12件、十二件、２件です。11月20日 14時32分。'],
  ] as const)('pass in %s: %s', (language, text) => {
    expect(check(text, language).replace('‹14›', '14')).not.toContain('‹');
  });
});

describe('figures of nowhere', () => {
  test.each([
    ['There are 13 incidents.', 'There are ‹13› incidents.'],
    ['12,5 and 1.235', '‹12,5› and ‹1.235›'],
    ['84% of 99', '‹84%› of ‹99›'],
    ['INC-000008 and CVE-2024-3401', '‹INC-000008› and ‹CVE-2024-3401›'],
    ['10.0.0.6 on 2026-11-19 at 14:33', '‹10.0.0.6› on ‹2026-11-19› at ‹14:33›'],
    ['19 November 2026', '‹19 November 2026›'],
    ['thirteen incidents, ninety-nine threats', '‹thirteen› incidents, ‹ninety-nine› threats'],
    ['30 incidents in 31 days', '‹30› incidents in ‹31 days›'],
    ['about 12k rows', 'about ‹12k› rows'],
    ['there are １３ of them', 'there are ‹13› of them'],
    ['20 incidents on November 20', '‹20› incidents on November 20'],
    ['one of them is 7', 'one of them is ‹7›'],
  ])('%s', (text, marked) => {
    expect(check(text)).toBe(marked);
  });

  test.each([
    ['de', 'Es gibt dreizehn Vorfälle und neunundneunzig Bedrohungen.', ['dreizehn', 'neunundneunzig']],
    ['fr', 'Il y a quatre-vingt-dix-neuf incidents et treize menaces.', ['quatre-vingt-dix-neuf', 'treize']],
    ['es', 'Hay trece incidentes y noventa y nueve amenazas.', ['trece', 'noventa y nueve']],
    ['ja', '一般に十三件あります。', ['十三']],
  ] as const)('in words, %s: %s', (language, text, figures) => {
    const marked = [...check(text, language).matchAll(/‹([^›]*)›/g)].map(([, figure]) => figure);

    expect(marked).toEqual(figures);
  });

  test('a figure that only the question names is not supported', () => {
    expect(check('Yes, there are 500.', 'en', 'Are there 500 open incidents?')).toBe('Yes, there are ‹500›.');
  });
});

test('plain text says it in words', () => {
  expect(describeUnsupported('\uE01012\uE011 of them', 'not supported by any result')).toBe(
    '12 (not supported by any result) of them',
  );
});
