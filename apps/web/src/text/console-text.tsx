import type { ReactNode } from 'react';
import { consoleText } from './en/shell/console.ts';
import { defineMessages, useMessages } from './lazy-messages.ts';
import { TextProvider, type Words } from './words.tsx';

const consolePack = defineMessages(
  import.meta.glob<Words>('./*/shell/console.ts', { import: 'consoleText' }),
  consoleText,
);

/** All texts of the console, for screens behind the sign-in. */
export function ConsoleText({ children }: { readonly children: ReactNode }) {
  return <TextProvider words={useMessages(consolePack)}>{children}</TextProvider>;
}
