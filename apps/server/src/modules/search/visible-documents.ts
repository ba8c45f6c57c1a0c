import { type SearchKind, searchKinds } from '@halyard/contracts/work/search.ts';
import { type Expression, type ExpressionBuilder, sql } from 'kysely';
import type { Schema } from '../../database/tables/schema.ts';

type Documents = Schema & { readonly d: Schema['search_documents'] };

/** The caller, and whether administrators' records are visible to them. */
export type Searcher = { readonly personId: string; readonly seesUsers: boolean };

/** The audience that a kind of record is written for, where the asker belongs to it. */
export function audienceOf(kind: SearchKind, { personId, seesUsers }: Searcher): string | undefined {
  if (kind === 'task') return personId;
  if (kind === 'notification') return 'told';
  if (kind === 'user') return seesUsers ? 'administrators' : undefined;
  return 'everyone';
}

/** The kinds of which the asker may see any, in the order they are shown. */
export const kindsSeenBy = (searcher: Searcher): readonly SearchKind[] =>
  searchKinds.filter((kind) => audienceOf(kind, searcher) !== undefined);

/** The documents that `asker` may see, as a condition: others are excluded before anything is counted or ranked. */
export function visibleTo({ personId, seesUsers }: Searcher, audience: Expression<string> = sql.ref('d.visible_to')) {
  return (eb: ExpressionBuilder<Documents, 'd'>) => {
    // A single value, not `exists`: PostgreSQL would gather every record of the table for that, to look ours up.
    const isPublished = eb(
      sql.lit(1),
      '=',
      eb
        .selectFrom('intelligence as i')
        .select(sql<number>`1`.as('one'))
        .whereRef('i.id', '=', 'd.record_id')
        .where('i.deleted_at', 'is', null),
    );
    const wasNotified = eb(
      sql.lit(1),
      '=',
      eb
        .selectFrom('notifications as n')
        .select(sql<number>`1`.as('one'))
        .where('n.person_id', '=', personId)
        .where('n.event_id', '=', sql<number>`case d.kind when 'notification' then cast(d.record_id as bigint) end`)
        .where('n.dismissed_at', 'is', null),
    );
    return eb.and([
      eb(audience, 'in', ['everyone', 'told', personId, ...(seesUsers ? ['administrators'] : [])]),
      eb.or([eb('d.kind', 'not in', ['threat', 'entity']), isPublished]),
      eb.or([eb('d.kind', '!=', 'notification'), wasNotified]),
    ]);
  };
}
