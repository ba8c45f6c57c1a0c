import { ApiError } from '@halyard/contracts/errors.ts';
import type { ExpressionBuilder, Kysely } from 'kysely';
import type { ConnectionsTable } from '../../../database/tables/intelligence-schema.ts';
import type { Schema } from '../../../database/tables/schema.ts';
import { hidden, shownConnections } from '../connection-store.ts';
import { readParts } from '../read-parts.ts';
import { readConnections } from './show-connections.ts';

type Page = { readonly limit: number; readonly after?: string | undefined };
/** `at` is null among the connections whose last contact no one stated; they are last. */
type Position = { readonly at: number | null; readonly id: string };

const writePosition = ({ at, id }: Position) => `${at ?? ''}~${id}`;

function readPosition(cursor: string): Position {
  const [, at, id] = /^(-?\d{1,15})?~([A-Za-z0-9_-]{1,64})$/.exec(cursor) ?? [];
  if (id === undefined) throw new ApiError('invalid_input', 'The field "after" is not one this list gave out.');
  return { at: at === undefined ? null : Number(at), id };
}

const matching = (db: Kysely<Schema>, of: string | undefined) => {
  const all = shownConnections(db);
  return of === undefined ? all : all.where((eb) => eb.or([eb('source_id', '=', of), eb('target_id', '=', of)]));
};

const countAll = (eb: ExpressionBuilder<Schema, 'connections'>) => eb.fn.countAll<number>().as('count');

/** All of them, less those with a hidden end: few are hidden, and only those have to be looked up. */
async function countAllConnections(db: Kysely<Schema>): Promise<number> {
  const unremoved = db.selectFrom('connections').where('deleted_at', 'is', null);
  const [all, fromHidden, toHidden] = [
    await unremoved.select(countAll).executeTakeFirstOrThrow(),
    await unremoved.where('source_id', 'in', hidden(db)).select(countAll).executeTakeFirstOrThrow(),
    await unremoved
      .where('target_id', 'in', hidden(db))
      .where('source_id', 'not in', hidden(db))
      .select(countAll)
      .executeTakeFirstOrThrow(),
  ];
  return Number(all.count) - Number(fromHidden.count) - Number(toHidden.count);
}

/** How many connections a record has, or how many there are at all. */
export async function countConnections(db: Kysely<Schema>, of: string | undefined): Promise<number> {
  if (of === undefined) return countAllConnections(db);
  const { count } = await matching(db, of).select(countAll).executeTakeFirstOrThrow();
  return Number(count);
}

/** Latest contact first. */
function withContact(db: Kysely<Schema>, of: string | undefined, after: Position | undefined) {
  const found = matching(db, of)
    .select(['connections.id', 'last_contact_at'])
    .where('last_contact_at', 'is not', null)
    .orderBy('last_contact_at', 'desc')
    .orderBy('connections.id', 'desc');
  const at = after?.at ?? null;
  if (!after || at === null) return found;
  return found.where((eb) => eb(eb.refTuple('last_contact_at', 'connections.id'), '<', eb.tuple(at, after.id)));
}

/** No one stated a last contact. */
function withoutContact(db: Kysely<Schema>, of: string | undefined, after: Position | undefined) {
  const found = matching(db, of)
    .select(['connections.id', 'last_contact_at'])
    .where('last_contact_at', 'is', null)
    .orderBy('connections.id', 'desc');
  return after ? found.where('connections.id', '<', after.id) : found;
}

const parts = [withContact, withoutContact] as const;

/** One page of connections, latest contact first, and the cursor of the next. */
export async function readConnectionPage(
  db: Kysely<Schema>,
  of: string | undefined,
  { limit, after }: Page,
): Promise<{ readonly rows: readonly ConnectionsTable[]; readonly next: string | null }> {
  const position = after === undefined ? undefined : readPosition(after);
  const first = position?.at === null ? 1 : 0;
  const found = await readParts({ parts, first, limit: limit + 1 }, (part, atMost, isFirst) =>
    part(db, of, isFirst ? position : undefined)
      .limit(atMost)
      .execute(),
  );
  const shown = found.slice(0, limit).map(({ row }) => row);
  const last = found.length > limit ? shown.at(-1) : undefined;
  return {
    rows: await readConnections(
      db,
      shown.map(({ id }) => id),
    ),
    next: last ? writePosition({ at: last.last_contact_at, id: last.id }) : null,
  };
}
