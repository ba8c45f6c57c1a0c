import { expect, test } from 'vitest';
import { read } from '../testing/read.ts';
import { reasonOf } from './reason-of.ts';
import { isUnsupportedLanguage } from './unsupported-language.ts';

test.each([
  ...[
    '有多少个未解决的事件？',
    '显示所有警报',
    'quanti incidenti sono aperti oggi',
    'mostrami le minacce di ieri sono molte',
  ],
  ...['Сколько открытых инцидентов?', 'كم عدد الحوادث', '미해결 사건은 몇 건입니까', 'hoeveel incidenten zijn open'],
])('“%s” is in a language that is not read', async (message) => {
  expect(isUnsupportedLanguage((await read(message)).question)).toBe(true);
});

test.each([
  ...['How many incidents are open?', 'flurble the gronk', '未着手のインシデントは何件ですか？', '重大な脅威'],
  ...['¿Cuántos incidentes hay hoy?', 'Combien d’incidents aujourd’hui ?', 'Wie viele Vorfälle heute?', '', '12', '🙂'],
])('“%s” is not', async (message) => {
  expect(isUnsupportedLanguage((await read(message)).question)).toBe(false);
});

test.each([
  ['forbidden', 'forbidden'],
  ['api_key_not_allowed', 'forbidden'],
  ['record_not_found', 'not_found'],
  ['incident_not_found', 'not_found'],
  ['no_crime_data', 'unavailable'],
  ['invalid_input', 'unavailable'],
  ['internal_error', undefined],
] as const)('what the API rejects with %s is told as %s', (code, reason) => {
  expect(reasonOf(Object.assign(new Error(code), { code }))).toBe(reason);
});

test('a fault is no rejection', () => {
  expect([reasonOf(new Error('x')), reasonOf('forbidden'), reasonOf(undefined)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
