import { wordOf } from '@halyard/messages';
import { useMessages } from '../text/lazy-messages.ts';
import { stixWords } from '../text/loaders/intelligence.ts';

/** What a record is, in the person's language; words that people and files made up stand for themselves. */
export function useTypeName(): (record: { readonly type: string }) => string {
  const { types, kinds } = useMessages(stixWords);
  const words: Readonly<Record<string, string>> = kinds;
  return ({ type }) => words[type.toLowerCase().replaceAll(' ', '-')] ?? wordOf(types, type);
}
