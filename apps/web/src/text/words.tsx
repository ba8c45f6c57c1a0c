import { createContext, type ReactNode, useContext } from 'react';
import { visitors } from './en/public/visitors.ts';
import type { consoleText } from './en/shell/console.ts';
import { defineMessages, useMessages } from './lazy-messages.ts';

/** Texts before sign-in; loaded with the first page. */
export type VisitorWords = typeof visitors;

/** Every sentence of the console. Another language has to have them all, or it does not compile. */
export type Words = typeof consoleText;

export const WordsContext = createContext<VisitorWords | Words>(visitors);

/** Gives the tree its words: those of visitors at first, all of them where people are signed in. */
export function TextProvider({
  words = visitors,
  children,
}: {
  readonly words?: VisitorWords | Words;
  readonly children: ReactNode;
}) {
  return <WordsContext value={words}>{children}</WordsContext>;
}

/** English is part of the first page; the others arrive before it is drawn. */
export const visitorPack = defineMessages(
  import.meta.glob<VisitorWords>('./*/public/visitors.ts', { import: 'visitors' }),
  visitors,
);

/** Gives the tree the words of visitors, in the language of the console. */
export function VisitorText({ children }: { readonly children: ReactNode }) {
  return <TextProvider words={useMessages(visitorPack)}>{children}</TextProvider>;
}

/** The words of pages and parts that visitors see too. */
export const useVisitorText = (): VisitorWords => useContext(WordsContext);

/** All texts; only for screens behind the sign-in, where they have been loaded. */
export function useText(): Words {
  const words = useContext(WordsContext);
  if (!('dashboard' in words))
    throw new Error('The words of the console are loaded with its layout; use useVisitorText here.');
  return words;
}
