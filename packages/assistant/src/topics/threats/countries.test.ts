import { expect, test } from 'vitest';
import { countryName, countryNamed } from './countries.ts';

test.each([
  ['Germany', 'en', 'DE'],
  ['the Netherlands', 'en', undefined],
  ['netherlands', 'en', 'NL'],
  ['UK', 'en', 'GB'],
  ['Bosnia and Herzegovina', 'en', 'BA'],
  ["Côte d'Ivoire", 'en', 'CI'],
  ['turkey', 'en', 'TR'],
  ['Ukrainian', 'en', 'UA'],
  ['Alemania', 'es', 'DE'],
  ['Países Bajos', 'es', 'NL'],
  ['états-unis', 'fr', 'US'],
  ['Österreich', 'de', 'AT'],
  ['ドイツ', 'ja', 'DE'],
  ['米国', 'ja', 'US'],
  ['Atlantis', 'en', undefined],
  ['AI', 'en', undefined],
  ['European Union', 'en', undefined],
] as const)('%s in %s is %s', (name, language, code) => {
  expect(countryNamed(name, language)).toBe(code);
});

test('a country is known by its English name in every language', () => {
  expect(countryNamed('Germany', 'ja')).toBe('DE');
});

test('a country is called by the code that is in use today', () => {
  expect(countryNamed('Russia', 'en')).toBe('RU');
  expect(countryNamed('Germany', 'en')).not.toBe('DD');
});

test('countries are named in the language of the answer, and unknown codes stay', () => {
  expect(countryName('DE', 'fr')).toBe('Allemagne');
  expect(countryName('QX', 'en')).toBe('QX');
});
