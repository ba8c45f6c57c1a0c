import { type ReactNode, useContext } from 'react';
import { joining } from './en/public/joining.ts';
import { defineMessages, useMessages } from './lazy-messages.ts';
import { TextProvider, WordsContext } from './words.tsx';

/** The words of registration, password reset and the legal texts; they are loaded with what shows them. */
export type JoiningWords = typeof joining;

const joiningPack = defineMessages(
  import.meta.glob<JoiningWords>('./*/public/joining.ts', { import: 'joining' }),
  joining,
);

export function JoiningText({ children }: { readonly children: ReactNode }) {
  return <TextProvider words={useMessages(joiningPack)}>{children}</TextProvider>;
}

/** All words of those parts; only below `JoiningText`. */
export function useJoiningText(): JoiningWords {
  const words = useContext(WordsContext);
  if (!('register' in words))
    throw new Error('These words are loaded with the parts that show them; put JoiningText above.');
  return words as JoiningWords;
}
