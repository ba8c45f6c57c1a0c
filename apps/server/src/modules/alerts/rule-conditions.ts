import type { AlertRule } from '@halyard/contracts/intelligence/alerts.ts';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { containing, escapeLike } from '../../database/containing.ts';
import type { Schema } from '../../database/tables/schema.ts';

export type Conditions = Pick<
  AlertRule,
  | ('severities' | 'types' | 'sources' | 'words' | 'leastConfidence')
  | ('entity' | 'labels' | 'leastAgeHours' | 'mostAgeHours')
>;

const anHourMs = 3_600_000;

type Builder = ExpressionBuilder<Schema, 'intelligence'>;

/** Records that a connection joins with an entity of that name. */
const joinedWith = (entity: string) => {
  const named = sql`select id from intelligence as e where e.family = 'entity' and e.deleted_at is null
    and lower(e.name) = ${entity.toLowerCase()}`;
  return sql<SqlBool>`id in (select source_id from connections as c where c.deleted_at is null and target_id in (${named})
    union all select target_id from connections as c where c.deleted_at is null and source_id in (${named}))`;
};

/** The labels are a JSON list of texts. */
const labelled = (labels: readonly string[]) =>
  sql<SqlBool>`(${sql.join(
    labels.map((label) => sql`labels like ${`%${escapeLike(JSON.stringify(label))}%`} escape '\\'`),
    sql` or `,
  )})`;

/**
 * Whether a rule matches a threat at a time, in milliseconds since 1970. Only the database decides it: list, counts and the names beside a threat all ask
 * this one expression, so they agree in every alphabet.
 */
export function holds(rule: Conditions, now: number) {
  const { severities, types, sources, words, leastConfidence, entity, labels = [], leastAgeHours, mostAgeHours } = rule;
  return (eb: Builder): Expression<SqlBool> => {
    const all: Expression<SqlBool>[] = [];
    if (severities.length > 0) all.push(eb('severity', 'in', severities));
    if (types.length > 0) all.push(eb('type', 'in', types));
    if (sources.length > 0) all.push(eb('source', 'in', sources));
    if (words !== '') all.push(eb.or([containing(eb.ref('name'), words), containing(eb.ref('description'), words)]));
    if (leastConfidence !== null) all.push(eb('confidence', '>=', leastConfidence));
    if (entity !== undefined) all.push(joinedWith(entity));
    if (labels.length > 0) all.push(labelled(labels));
    if (leastAgeHours !== undefined) all.push(eb('seen_at', '<=', now - leastAgeHours * anHourMs));
    if (mostAgeHours !== undefined) all.push(eb('seen_at', '>=', now - mostAgeHours * anHourMs));
    return eb.and(all);
  };
}
