import { useMessages } from '../../text/lazy-messages.ts';
import { blockListsWords } from '../../text/loaders/block-lists.ts';

/** Times to live that are offered, in hours; null: until it is removed. */
export const offeredTtls = [1, 8, 24, 168, 720, 2_160, null] as const;

/** A time to live in words: in whole days if possible. */
export function useTtlWords() {
  const { ttl: text } = useMessages(blockListsWords);
  return (hours: number | null): string => {
    if (hours === null) return text.none;
    return hours % 24 === 0 ? text.days(hours / 24) : text.hours(hours);
  };
}
