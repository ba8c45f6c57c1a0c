import { AppError } from '@halyard/contracts/errors.ts';
import { type ThreatSortKey, threatSeverities, threatStatuses } from '@halyard/contracts/threats.ts';
import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Schema } from '../../../database/schema.ts';
import { readParts } from '../read-parts.ts';
import { matchingThreats, type ThreatFilter, type Threats } from './filter-threats.ts';

export type ThreatOrder = { readonly sort: ThreatSortKey; readonly direction: 'asc' | 'desc' };
type Page = { readonly limit: number; readonly after?: string | undefined };

/** Where a row stands: in which part of the list, and when it was seen. */
type Place = { readonly part: number; readonly seenAt: number; readonly id: string };
type Found = { readonly id: string; readonly seen_at: number | null };

const writePlace = ({ part, seenAt, id }: Place) => `${part}~${seenAt}~${id}`;

const unknownPlace = () => new AppError('invalid_input', 'The field "after" is not one this list gave out.');

function readPlace(cursor: string): Place {
  const [, part, seenAt, id] = /^(\d)~(-?\d{1,15})~([A-Za-z0-9_-]{1,64})$/.exec(cursor) ?? [];
  if (id === undefined) throw unknownPlace();
  return { part: Number(part), seenAt: Number(seenAt), id };
}

// Their order is not that of their names: each value is a part of the list of its own.
const ranks = {
  severity: threatSeverities.toReversed(),
  status: threatStatuses,
} as const;

function partsOfOrder(db: Kysely<Schema>, filter: ThreatFilter, now: number, { sort, direction }: ThreatOrder) {
  const all = () => matchingThreats(db, filter, now);
  if (sort !== 'severity' && sort !== 'status') return [all];
  const ascending = ranks[sort].map((value) => () => all().where(sort, '=', value));
  return direction === 'asc' ? ascending : ascending.toReversed();
}

const beyondOf = { asc: '>', desc: '<' } as const;

const beyondInTime =
  ({ seenAt, id }: Place, direction: 'asc' | 'desc') =>
  (eb: ExpressionBuilder<Schema, 'intelligence'>) =>
    eb(eb.refTuple('seen_at', 'id'), beyondOf[direction], eb.tuple(seenAt, id));

const orderedByTime = (query: Threats, after: Place | undefined, direction: 'asc' | 'desc'): Threats =>
  (after ? query.where(beyondInTime(after, direction)) : query).orderBy('seen_at', direction).orderBy('id', direction);

/** By type or source, the newest first where they are the same. What the last row says is looked up. */
async function beyondInWords(db: Kysely<Schema>, query: Threats, { sort, direction }: WordOrder, after: Place) {
  const last = await db.selectFrom('intelligence').select(sort).where('id', '=', after.id).executeTakeFirst();
  const word = last?.[sort];
  if (word === undefined) throw unknownPlace();
  return query
    .where(sort, direction === 'asc' ? '>=' : '<=', word)
    .where((eb) => eb.or([eb(sort, beyondOf[direction], word), beyondInTime(after, 'desc')(eb)]));
}

type WordOrder = { readonly sort: 'type' | 'source'; readonly direction: 'asc' | 'desc' };

async function orderedByWord(
  db: Kysely<Schema>,
  query: Threats,
  order: WordOrder,
  after: Place | undefined,
): Promise<Threats> {
  const found = after ? await beyondInWords(db, query, order, after) : query;
  return found.orderBy(order.sort, order.direction).orderBy('seen_at', 'desc').orderBy('id', 'desc');
}

/** The ids of one page in order, from a narrow index, and where the next page begins. */
export async function readThreatIds(
  db: Kysely<Schema>,
  { filter, now, sort, direction }: ThreatOrder & { readonly filter: ThreatFilter; readonly now: number },
  { limit, after }: Page,
): Promise<{ readonly ids: readonly string[]; readonly next: string | null }> {
  const place = after === undefined ? undefined : readPlace(after);
  const parts = partsOfOrder(db, filter, now, { sort, direction });
  const page = { first: place?.part ?? 0, count: parts.length, limit: limit + 1 };
  const found = await readParts<Found>(page, async (part, atMost) => {
    const from = place?.part === part ? place : undefined;
    const query = parts[part]?.() ?? matchingThreats(db, filter, now);
    const ordered =
      sort === 'type' || sort === 'source'
        ? await orderedByWord(db, query, { sort, direction }, from)
        : // Among equals the newest stand first.
          orderedByTime(query, from, sort === 'timestamp' ? direction : 'desc');
    return ordered.select(['id', 'seen_at']).limit(atMost).execute();
  });
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  const isMore = found.length > limit && last;
  return {
    ids: shown.map(({ row }) => row.id),
    next: isMore ? writePlace({ part: last.part, seenAt: last.row.seen_at ?? 0, id: last.row.id }) : null,
  };
}
