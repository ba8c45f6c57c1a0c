import type { backgroundWork } from '../../text/en/administration/background-work.ts';
import { defineMessages, useMessages } from '../../text/lazy-messages.ts';

const workWords = defineMessages(
  import.meta.glob<typeof backgroundWork>('../../text/*/administration/background-work.ts', {
    import: 'backgroundWork',
  }),
);

/** Writes what work or a message is about: letters and events are told by their kind, all else has a name. */
export function useLabel() {
  const { kinds, letters, events } = useMessages(workWords);
  const words: Readonly<Record<string, string>> = Object.assign({}, events, letters);
  return { kinds, write: (label: string): string => words[label] ?? label };
}
