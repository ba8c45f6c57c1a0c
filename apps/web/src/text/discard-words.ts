import { discard as german } from './de/discard.ts';
import { discard } from './en/discard.ts';
import { discard as spanish } from './es/discard.ts';
import { discard as french } from './fr/discard.ts';
import { discard as japanese } from './ja/discard.ts';
import { packWords } from './pack.ts';

/** The words of the question before typed text is gone. They are few, and come with the code that asks. */
export const discardWords = packWords(
  {
    en: async () => discard,
    es: async () => spanish,
    fr: async () => french,
    de: async () => german,
    ja: async () => japanese,
  },
  discard,
);
