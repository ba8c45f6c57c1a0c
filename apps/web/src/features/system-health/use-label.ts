import type { backgroundWork } from '../../text/en/administration/background-work.ts';
import { defineMessages, useMessages } from '../../text/lazy-messages.ts';

const workWords = defineMessages(
  import.meta.glob<typeof backgroundWork>('../../text/*/administration/background-work.ts', {
    import: 'backgroundWork',
  }),
);

/** Names the subject of work or a message: letters and events by their kind, all else by name. */
export function useLabel() {
  const { kinds, letters, events } = useMessages(workWords);
  const words: Readonly<Record<string, string>> = Object.assign({}, events, letters);
  return { kinds, write: (label: string): string => words[label] ?? label };
}
