import { ApiError } from '@halyard/contracts/errors.ts';
import {
  type ThreatSeverity,
  type ThreatSortKey,
  type ThreatStatus,
  threatSeverities,
  threatStatuses,
} from '@halyard/contracts/intelligence/threats.ts';
import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Schema } from '../../../database/tables/schema.ts';
import { readParts } from '../read-parts.ts';
import { matchingThreats, type Span, spanOf, type ThreatFilter, type Threats } from './filter-threats.ts';

type Direction = 'asc' | 'desc';
type ThreatListQuery = {
  readonly filter: ThreatFilter;
  readonly now: number;
  readonly sort: ThreatSortKey;
  readonly direction: Direction;
};
type Page = { readonly limit: number; readonly after?: string | undefined };

/** The position of a row: the part of the list, and the last-seen time. */
type Position = { readonly part: number; readonly seenAt: number; readonly id: string };
type Found = { readonly id: string; readonly seen_at: number | null };

const writePosition = ({ part, seenAt, id }: Position) => `${part}~${seenAt}~${id}`;

const unknownPosition = () => new ApiError('invalid_input', 'The field "after" is not one this list gave out.');

function readPosition(cursor: string): Position {
  const [, part, seenAt, id] = /^(\d)~(-?\d{1,15})~([A-Za-z0-9_-]{1,64})$/.exec(cursor) ?? [];
  if (id === undefined) throw unknownPosition();
  return { part: Number(part), seenAt: Number(seenAt), id };
}

type Select = (span: Span) => Threats;

// Their order is not that of their names: each value is a part of the list of its own.
const ranks = { severity: threatSeverities.toReversed(), status: threatStatuses } as const;

const ofValue =
  (all: Select, column: 'severity' | 'status', value: ThreatSeverity | ThreatStatus | null): Select =>
  (span) =>
    value === null ? all(span).where(column, 'is', null) : all(span).where(column, '=', value);

function partsOfList(db: Kysely<Schema>, { filter, now, sort, direction }: ThreatListQuery): Select[] {
  const all: Select = (span) => matchingThreats(db, filter, now, span);
  if (sort !== 'severity' && sort !== 'status') return [all];
  const ascending = ranks[sort].map((value) => ofValue(all, sort, value));
  const ordered = direction === 'asc' ? ascending : ascending.toReversed();
  // Whatever the direction, unrated ones are last.
  return sort === 'severity' ? [...ordered, ofValue(all, sort, null)] : ordered;
}

const beyondOf = { asc: '>', desc: '<' } as const;

const beyondInTime =
  ({ seenAt, id }: Position, direction: Direction) =>
  (eb: ExpressionBuilder<Schema, 'intelligence'>) =>
    eb(eb.refTuple('seen_at', 'id'), beyondOf[direction], eb.tuple(seenAt, id));

/** The rest of a span after a row: the index is entered there, not at its beginning. */
const restOf = ({ since, until }: Span, { seenAt }: Position, direction: Direction): Span =>
  direction === 'asc' ? { since: Math.max(since, seenAt), until } : { since, until: Math.min(until, seenAt) };

function orderedByTime(select: Select, span: Span, direction: Direction, after: Position | undefined): Threats {
  const found = after ? select(restOf(span, after, direction)).where(beyondInTime(after, direction)) : select(span);
  return found.orderBy('seen_at', direction).orderBy('id', direction);
}

type WordOrder = { readonly sort: 'type' | 'source'; readonly direction: Direction };

/** The sort value of the previous page's last row is looked up: it may be longer than a cursor. */
async function afterWord(db: Kysely<Schema>, query: Threats, { sort, direction }: WordOrder, after: Position) {
  const last = await db.selectFrom('intelligence').select(sort).where('id', '=', after.id).executeTakeFirst();
  const word = last?.[sort];
  if (word === undefined) throw unknownPosition();
  return query
    .where(sort, direction === 'asc' ? '>=' : '<=', word)
    .where((eb) => eb.or([eb(sort, beyondOf[direction], word), beyondInTime(after, 'desc')(eb)]));
}

/** By type or source, the newest first where they are the same. */
async function orderedByWord(
  db: Kysely<Schema>,
  query: Threats,
  order: WordOrder,
  after: Position | undefined,
): Promise<Threats> {
  const found = after ? await afterWord(db, query, order, after) : query;
  return found.orderBy(order.sort, order.direction).orderBy('seen_at', 'desc').orderBy('id', 'desc');
}

/** Among equals the newest are first, unless the list is sorted by time itself. */
async function orderedBy(
  db: Kysely<Schema>,
  select: Select,
  asked: ThreatListQuery,
  after: Position | undefined,
): Promise<Threats> {
  const { sort, direction } = asked;
  const span = spanOf(asked.filter.period, asked.now);
  if (sort === 'type' || sort === 'source') return orderedByWord(db, select(span), { sort, direction }, after);
  return orderedByTime(select, span, sort === 'timestamp' ? direction : 'desc', after);
}

/** The ids of one page in order, from a narrow index, and the cursor of the next page. */
export async function readThreatIds(
  db: Kysely<Schema>,
  asked: ThreatListQuery,
  { limit, after }: Page,
): Promise<{ readonly ids: readonly string[]; readonly next: string | null }> {
  const position = after === undefined ? undefined : readPosition(after);
  const parts = partsOfList(db, asked);
  const found = await readParts<Select, Found>(
    { parts, first: position?.part ?? 0, limit: limit + 1 },
    async (select, atMost, isFirst) => {
      const ordered = await orderedBy(db, select, asked, isFirst ? position : undefined);
      return ordered.select(['id', 'seen_at']).limit(atMost).execute();
    },
  );
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : undefined;
  return {
    ids: shown.map(({ row }) => row.id),
    next: last ? writePosition({ part: last.part, seenAt: last.row.seen_at ?? 0, id: last.row.id }) : null,
  };
}
