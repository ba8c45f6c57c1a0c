import { type Expression, type RawBuilder, sql } from 'kysely';

/** The sort form of texts: the same order on both databases, whatever their locale. */
export const sortKeyOf = (text: Expression<unknown>): RawBuilder<string> => sql<string>`sort_key(${text})`;
