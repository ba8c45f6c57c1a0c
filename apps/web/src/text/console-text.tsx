import type { ReactNode } from 'react';
import { english } from './en/console.ts';
import { defineMessages, useMessages } from './lazy-messages.ts';
import { TextProvider, type Words } from './words.tsx';

const consolePack = defineMessages<Words>(
  {
    en: async () => english,
    es: async () => (await import('./es/console.ts')).spanish,
    fr: async () => (await import('./fr/console.ts')).french,
    de: async () => (await import('./de/console.ts')).german,
    ja: async () => (await import('./ja/console.ts')).japanese,
  },
  english,
);

/** All words of the console, for what is behind the sign-in. */
export function ConsoleText({ children }: { readonly children: ReactNode }) {
  return <TextProvider words={useMessages(consolePack)}>{children}</TextProvider>;
}
