import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { expect, test } from 'vitest';
import { findCourtesy } from './find-courtesy.ts';

const courtesies: readonly (readonly [message: string, language: Language, id: string])[] = [
  ['thx, that helped', 'en', 'thanks'],
  ["Cheers, that's exactly what I needed!", 'en', 'thanks'],
  ['thanks a lot for your help 👍', 'en', 'thanks'],
  ['you’re the best :)', 'en', 'thanks'],
  ['Good morning team', 'en', 'greeting'],
  ['ok great, see you tomorrow', 'en', 'bye'],
  ["that's all for today", 'en', 'bye'],
  ['danke dir', 'de', 'thanks'],
  ['Super, vielen Dank für die Hilfe!', 'de', 'thanks'],
  ['Danke, das war’s für heute', 'de', 'bye'],
  ['gracias, eso es todo', 'es', 'bye'],
  ['Perfecto, muchas gracias por tu ayuda', 'es', 'thanks'],
  ['¡Hola a todos!', 'es', 'greeting'],
  ["merci, c'est tout", 'fr', 'bye'],
  ['Merci beaucoup pour ton aide', 'fr', 'thanks'],
  ['Bonne fin de journée', 'fr', 'bye'],
  ['お疲れ様です', 'ja', 'greeting'],
  ['とても助かりました、ありがとうございます', 'ja', 'thanks'],
  ['今日は以上です。お疲れ様でした', 'ja', 'bye'],
];

test.each(courtesies)('“%s” is a courtesy in %s: %s', (message, language, id) => {
  const found = findCourtesy(message, language);

  expect([found?.language, found?.section.id]).toEqual([language, id]);
});

test.each(courtesies)('“%s” is one where another language was spoken before', (message, language, id) => {
  const found = findCourtesy(message, language === 'en' ? 'de' : 'en');

  expect(found?.section.id).toBe(id);
});

test.each([
  'thanks, and how many incidents are open?',
  'great, show me the open ones',
  'good',
  'and now the critical ones',
  'all',
  'danke, und die kritischen?',
  'gracias, ¿y los críticos?',
  'merci, et hier ?',
  'ありがとう、インシデントは何件？',
  '今日は',
  '',
  '👍',
])('what asks for anything besides is no courtesy, nor is what says nothing: “%s”', (message) => {
  expect([message, findCourtesy(message, 'en')?.section.id]).toEqual([
    message,
    message === 'good' ? 'thanks' : undefined,
  ]);
});
