import type { Language } from '@halyard/contracts/accounts/preferences.ts';
import { createContext, use, useRef } from 'react';

/** The language the console speaks at the moment. */
export const LanguageContext = createContext<Language>('en');

/** The texts of one part of the console in every language; each loads on first use. */
export type LazyMessages<W> = {
  readonly load: (language: Language) => Promise<W>;
  /** The loaded texts; undefined before. */
  readonly peek: (language: Language) => W | undefined;
};

/** React reads a promise that is marked like this without waiting for it. */
const mark = <W>(promise: Promise<W>, value: W) => Object.assign(promise, { status: 'fulfilled', value });

/** A file of every language, as `import.meta.glob` finds them: the language is the name of a folder. */
type Files<W> = Readonly<Record<string, () => Promise<W>>>;

/** @throws Error when the language has no such file. */
function importFrom<W>(files: Files<W>, language: Language): Promise<W> {
  const [, load] = Object.entries(files).find(([path]) => path.includes(`/${language}/`)) ?? [];
  if (!load) throw new Error(`no text in ${language}`);
  return load();
}

/**
 * The words of one part, one file per language, fetched when they are first needed. Each file has the type of the
 * English one: a missing sentence does not compile. `english` is for parts whose English comes with the code that shows
 * it; it is also the fallback if another language cannot be fetched, until the next start.
 */
export function defineMessages<W>(files: Files<W>, english?: W): LazyMessages<W> {
  const arrived = new Map<Language, W>();
  const promises = new Map<Language, Promise<W>>();

  function keep(language: Language, promise: Promise<W>, words: W): W {
    arrived.set(language, words);
    mark(promise, words);
    return words;
  }

  function fetchWords(language: Language): Promise<W> {
    const promise: Promise<W> = importFrom(files, language).then(
      (words) => keep(language, promise, words),
      (cause) => {
        if (english !== undefined) return keep(language, promise, english);
        promises.delete(language);
        throw cause;
      },
    );
    promises.set(language, promise);
    return promise;
  }

  if (english !== undefined) {
    arrived.set('en', english);
    promises.set('en', mark(Promise.resolve(english), english));
  }
  return {
    load: (language) => promises.get(language) ?? fetchWords(language),
    peek: (language) => arrived.get(language),
  };
}

/** The words of a part in the language of the console; suspends until they have arrived. */
export function useMessages<W>(pack: LazyMessages<W>): W {
  // If a screen suspends twice with only contexts in between, React 19.2 counts them twice and warns of another order
  // of Hooks (react/react issue 37655). A Hook with its own state in between keeps its count right.
  useRef(null);
  return use(pack.load(use(LanguageContext)));
}
