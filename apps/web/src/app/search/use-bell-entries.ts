import { type SearchResult, searchMin } from '@halyard/contracts/search.ts';
import { useNotifications } from '../../features/notifications/notification-queries.ts';
import { useEventSentence } from '../../text/event-sentence.ts';
import { placesNamed } from './places.ts';

const listedAtMost = 5;

/**
 * The entries of the bell that the words find in the sentence that is shown, newest first: the server knows what a
 * record is called, and not what is said of it in the person's language. What the server found as well is left out.
 */
export function useBellEntries(typed: string, found: readonly SearchResult[] = []) {
  const sentence = useEventSentence();
  const { data } = useNotifications();
  if (typed.trim().length < searchMin) return { entries: [], hasMore: false };
  const known = new Set(found.filter(({ kind }) => kind === 'notification').map(({ id }) => id));
  const said = (data?.notifications ?? [])
    .filter(({ id }) => !known.has(id))
    .map((entry) => ({ entry, label: sentence(entry.kind, entry.title) }));
  const matching = placesNamed(typed, said).map(
    ({ entry: { id, title, kind, time } }): SearchResult => ({
      kind: 'notification',
      id,
      title,
      subtitle: kind,
      at: time,
    }),
  );
  return { entries: matching.slice(0, listedAtMost), hasMore: matching.length > listedAtMost };
}
