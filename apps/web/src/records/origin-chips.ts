import { useMessages } from '../text/lazy-messages.ts';
import { stixWords } from '../text/loaders/intelligence.ts';
import { type Origin, useOriginNames } from './use-origin-names.ts';

type Chip = { readonly says: string; readonly without: { readonly [Name in keyof Origin]: undefined } };

/** The import or source filter of a list, in words and with a remove button. */
export function useOriginChips(origin: Origin): readonly Chip[] {
  const { filter: words } = useMessages(stixWords);
  const { importName = words.unnamedImport, feedName } = useOriginNames(origin);
  const { import: importId, outcome, feed } = origin;
  return [
    importId && {
      says: words.import(importName, outcome && words.outcomes[outcome]),
      without: { import: undefined, outcome: undefined },
    },
    feed && { says: words.feed(feedName ?? feed), without: { feed: undefined } },
  ].filter((chip) => typeof chip === 'object');
}
