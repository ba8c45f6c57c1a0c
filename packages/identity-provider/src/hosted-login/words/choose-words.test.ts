import { expect, test } from 'vitest';
import { chooseWords } from './choose-words.ts';

test.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['nl,fr;q=0.4,ja;q=0.7', 'ja'],
  ['en;q=0.2, es ;q=0.3', 'es'],
  ['FR', 'fr'],
  ['de;q=0,fr;q=0.1', 'fr'],
  ['nl', 'en'],
  ['*', 'en'],
  ['', 'en'],
  [null, 'en'],
  ['constructor,__proto__', 'en'],
  ['de;q=nonsense,es;q=0.1', 'es'],
])('%s is answered in %s', (header, language) => {
  expect(chooseWords(header).language).toBe(language);
});
