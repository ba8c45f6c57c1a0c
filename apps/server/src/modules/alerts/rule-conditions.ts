import type { AlertRule } from '@halyard/contracts/intelligence/alerts.ts';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { containing } from '../../database/containing.ts';
import type { Schema } from '../../database/tables/schema.ts';

export type Conditions = Pick<AlertRule, 'severities' | 'types' | 'sources' | 'words' | 'leastConfidence'>;

type Builder = ExpressionBuilder<Schema, 'intelligence'>;

/**
 * Whether a rule matches a threat. Only the database decides it: list, counts and the names beside a threat all ask
 * this one expression, so they agree in every alphabet.
 */
export function holds({ severities, types, sources, words, leastConfidence }: Conditions) {
  return (eb: Builder): Expression<SqlBool> => {
    const all: Expression<SqlBool>[] = [];
    if (severities.length > 0) all.push(eb('severity', 'in', severities));
    if (types.length > 0) all.push(eb('type', 'in', types));
    if (sources.length > 0) all.push(eb('source', 'in', sources));
    if (words !== '') all.push(eb.or([containing(eb.ref('name'), words), containing(eb.ref('description'), words)]));
    if (leastConfidence !== null) all.push(eb('confidence', '>=', leastConfidence));
    return eb.and(all);
  };
}
