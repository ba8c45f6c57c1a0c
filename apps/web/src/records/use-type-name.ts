import { wordOf } from '@halyard/messages';
import { useMessages } from '../text/lazy-messages.ts';
import { stixWords } from '../text/loaders/intelligence.ts';

/** The type of a record in the user's language; custom types are shown as they are. */
export function useTypeName(): (record: { readonly type: string }) => string {
  const { types, kinds } = useMessages(stixWords);
  const words: Readonly<Record<string, string>> = kinds;
  return ({ type }) => words[type.toLowerCase().replaceAll(' ', '-')] ?? wordOf(types, type);
}
