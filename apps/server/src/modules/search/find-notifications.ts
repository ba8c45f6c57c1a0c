import { resultsOfKind, type SearchedWord, type SearchResult } from '@halyard/contracts/work/search.ts';
import { type Kysely, sql } from 'kysely';
import { containing } from '../../database/containing.ts';
import type { Schema } from '../../database/tables/schema.ts';

/** Whether a word of the name starts with the text; in a script without spaces, any substring. */
const named = (word: string) =>
  /^\p{ASCII}*$/u.test(word)
    ? containing(sql`' ' || coalesce(events.subject, '')`, ` ${word}`)
    : containing(sql`events.subject`, word);

/** The newest notifications of a user whose kind or record name contains every word. */
export async function findNotifications(
  db: Kysely<Schema>,
  personId: string,
  words: readonly SearchedWord[],
): Promise<{ readonly results: SearchResult[]; readonly more: boolean }> {
  const rows = await db
    .selectFrom('notifications')
    .innerJoin('events', 'events.id', 'notifications.event_id')
    .select(['events.id', 'events.kind', 'events.subject', 'notifications.at'])
    .where('notifications.person_id', '=', personId)
    .where('notifications.dismissed_at', 'is', null)
    .where((eb) =>
      eb.and(
        words.map(({ word, kinds }) =>
          eb.or([named(word), ...(kinds.length > 0 ? [eb('events.kind', 'in', kinds)] : [])]),
        ),
      ),
    )
    .orderBy('notifications.at', 'desc')
    .orderBy('notifications.event_id', 'desc')
    .limit(resultsOfKind + 1)
    .execute();
  const results = rows.slice(0, resultsOfKind).map(
    ({ id, kind, subject, at }): SearchResult => ({
      kind: 'notification',
      id: String(id),
      title: subject ?? '',
      subtitle: kind,
      at: new Date(at).toISOString(),
    }),
  );
  return { results, more: rows.length > resultsOfKind };
}
