import { useMessages } from '../../text/lazy-messages.ts';
import { observablesWords } from '../../text/loaders/observables.ts';

type Named = { readonly id: string; readonly name: string };

/** The name of a warning list in the language of the console. */
export function useListName(): (list: Named) => string {
  const { lists } = useMessages(observablesWords);
  return ({ id, name }) => lists[id]?.name ?? name;
}
