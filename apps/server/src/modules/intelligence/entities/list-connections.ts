import { AppError } from '@halyard/contracts/errors.ts';
import type { Kysely } from 'kysely';
import type { ConnectionsTable } from '../../../database/intelligence-schema.ts';
import type { Schema } from '../../../database/schema.ts';
import { shownConnections } from '../connection-store.ts';
import { readParts } from '../read-parts.ts';
import { readConnections } from './show-connections.ts';

type Page = { readonly limit: number; readonly after?: string | undefined };
/** `at` is null among the connections whose last contact nobody stated; they stand last. */
type Place = { readonly at: number | null; readonly id: string };

const writePlace = ({ at, id }: Place) => `${at ?? ''}~${id}`;

function readPlace(cursor: string): Place {
  const [, at, id] = /^(-?\d{1,15})?~([A-Za-z0-9_-]{1,64})$/.exec(cursor) ?? [];
  if (id === undefined) throw new AppError('invalid_input', 'The field "after" is not one this list gave out.');
  return { at: at === undefined ? null : Number(at), id };
}

function matching(db: Kysely<Schema>, of: string | undefined) {
  const all = shownConnections(db);
  return of === undefined ? all : all.where((eb) => eb.or([eb('source_id', '=', of), eb('target_id', '=', of)]));
}

export async function countConnections(db: Kysely<Schema>, of: string | undefined): Promise<number> {
  const { count } = await matching(db, of)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const readWithContact = (db: Kysely<Schema>, of: string | undefined, after: Place | undefined, limit: number) =>
  matching(db, of)
    .select(['connections.id', 'last_contact_at'])
    .where('last_contact_at', 'is not', null)
    .$if(after !== undefined && after.at !== null, (query) =>
      query.where((eb) =>
        eb(eb.refTuple('last_contact_at', 'connections.id'), '<', eb.tuple(after?.at ?? 0, after?.id ?? '')),
      ),
    )
    .orderBy('last_contact_at', 'desc')
    .orderBy('connections.id', 'desc')
    .limit(limit)
    .execute();

const readWithoutContact = (db: Kysely<Schema>, of: string | undefined, after: Place | undefined, limit: number) =>
  matching(db, of)
    .select(['connections.id', 'last_contact_at'])
    .where('last_contact_at', 'is', null)
    .$if(after?.at === null, (query) => query.where('connections.id', '<', after?.id ?? ''))
    .orderBy('connections.id', 'desc')
    .limit(limit)
    .execute();

/** One page of connections, latest contact first, and where the next begins. */
export async function readConnectionPage(
  db: Kysely<Schema>,
  of: string | undefined,
  { limit, after }: Page,
): Promise<{ readonly rows: readonly ConnectionsTable[]; readonly next: string | null }> {
  const place = after === undefined ? undefined : readPlace(after);
  const readers = [readWithContact, readWithoutContact];
  const page = { first: place?.at === null ? 1 : 0, count: readers.length, limit: limit + 1 };
  const found = await readParts(page, async (part, atMost) => (await readers[part]?.(db, of, place, atMost)) ?? []);
  const ids = found.slice(0, limit).map(({ row }) => row.id);
  const last = found.slice(0, limit).at(-1)?.row;
  return {
    rows: await readConnections(db, ids),
    next: found.length > limit && last ? writePlace({ at: last.last_contact_at, id: last.id }) : null,
  };
}
