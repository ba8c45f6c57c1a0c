import type { Language } from '@halyard/contracts/settings.ts';
import { createContext, use, useContext } from 'react';

/** The language the console speaks at the moment. */
export const LanguageContext = createContext<Language>('en');

/** The words of one part of the console in every language; each arrives when it is first read. */
export type Pack<W> = { readonly read: (language: Language) => W | Promise<W> };

/** Ties the five files of a part together. All have the type of the English one: a missing sentence does not compile. */
export function packWords<W>(load: Readonly<Record<Language, () => Promise<W>>>): Pack<W> {
  const arrived = new Map<Language, W>();
  const underWay = new Map<Language, Promise<W>>();

  async function fetchWords(language: Language): Promise<W> {
    try {
      const words = await load[language]();
      arrived.set(language, words);
      return words;
    } catch (cause) {
      // Asked for again at the next attempt, in place of failing for ever.
      underWay.delete(language);
      throw cause;
    }
  }

  return {
    read(language) {
      const words = arrived.get(language);
      if (words !== undefined) return words;
      const promise = underWay.get(language) ?? fetchWords(language);
      underWay.set(language, promise);
      return promise;
    },
  };
}

/** The words of a part in the language of the console; suspends until they have arrived. */
export function usePack<W>(pack: Pack<W>): W {
  const words = pack.read(useContext(LanguageContext));
  return words instanceof Promise ? use(words) : words;
}
