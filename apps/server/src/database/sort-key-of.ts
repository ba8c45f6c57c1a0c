import { type Expression, type RawBuilder, sql } from 'kysely';

/** What a list is ordered by where it is ordered by a text: the same order on both databases, whatever their locale. */
export const sortKeyOf = (text: Expression<unknown>): RawBuilder<string> => sql<string>`sort_key(${text})`;
