import { type ExpressionBuilder, expressionBuilder, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../tables/schema.ts';

type Of<Table extends keyof Schema> = ExpressionBuilder<Schema, Table>;

// Written as a literal, as in the index: SQLite uses a partial index only if it sees the condition.
const ofAttack = sql<boolean>`deleted_at is null
  and kind in ('attack-pattern', 'x-mitre-tactic', 'x-mitre-matrix', 'x-mitre-collection')`;
const mayName = sql<boolean>`deleted_at is null
  and replace(replace(lower(labels), 't0', ''), 't1', '') <> lower(labels)`;

/** Records of a matrix: techniques, tactics, matrices and collections. */
export const selectAttack = (db: Kysely<Schema>) => db.selectFrom('intelligence').where(ofAttack);

/** Records whose labels may name a technique; `numbersIn` says which. */
export const selectLabelled = (db: Kysely<Schema>) => db.selectFrom('intelligence').where(mayName);

/** Makes the parts of a condition. */
const part = expressionBuilder<Schema, never>();

const before = ['"', '.', ' ', ':', '='];
const after = ['"', '\\'];

/** The end of a label: `T1059`, `attack.t1059.001`, `PowerShell - T1059.001`. */
const inLabels = /["\s.:=](t[01]\d{3}(?:\.\d{3})?)(?=["\\])/gi;

/** Technique numbers in the column of labels, a JSON array. */
export const numbersIn = (labels: string): readonly string[] => [
  ...new Set([...labels.matchAll(inLabels)].map(([, number = '']) => number.toUpperCase())),
];

/** The number, and of a parent the pattern of its sub-techniques. */
const patternsOf = (number: string) => (number.includes('.') ? [number] : [number, `${number}.___`]);

const anyLike = (column: RawBuilder<string>, patterns: readonly string[]) =>
  sql<boolean>`(${sql.join(
    patterns.map((pattern) => sql`${column} like ${pattern} escape '~'`),
    sql` or `,
  )})`;

/** The techniques of a number, and the sub-techniques of a parent, by the text of their references. */
const patternIds = (number: string) =>
  part
    .selectFrom('intelligence')
    .where(ofAttack)
    .select('intelligence.id')
    .where(sql<boolean>`kind = 'attack-pattern'`)
    .where(
      anyLike(
        sql<string>`stix`,
        patternsOf(number).map((one) => `%"${one}"%`),
      ),
    );

const labelledIds = (number: string) =>
  part
    .selectFrom('intelligence')
    .where(mayName)
    .select('intelligence.id')
    .where(
      anyLike(
        sql<string>`lower(labels)`,
        patternsOf(number.toLowerCase()).flatMap((one) =>
          before.flatMap((start) => after.map((end) => ['%', start, one, end, '%'].join(''))),
        ),
      ),
    );

/** Records connected to a technique, by the ids of its entries. */
const connectedIds = (number: string, one: 'source_id' | 'target_id') =>
  part
    .selectFrom('connections')
    .select(one)
    .where('connections.deleted_at', 'is', null)
    .where(one === 'source_id' ? 'target_id' : 'source_id', 'in', patternIds(number));

/** Whether a record is connected to a technique or names it in a label. Excludes the techniques themselves. */
export const recordNames = (number: string) => (eb: Of<'intelligence'>) =>
  eb.and([
    eb('intelligence.kind', '<>', 'attack-pattern'),
    eb.or([
      eb('intelligence.id', 'in', connectedIds(number, 'source_id')),
      eb('intelligence.id', 'in', connectedIds(number, 'target_id')),
      eb('intelligence.id', 'in', labelledIds(number)),
    ]),
  ]);

/** Whether an alert names a technique; `since` in milliseconds: and was seen at or after it. */
export const alertNames = (number: string, since: number) => (eb: Of<'alerts'>) =>
  eb(
    'alerts.id',
    'in',
    eb
      .selectFrom('alert_techniques')
      .select('alert_id')
      .where('number', '=', number)
      .where('alert_techniques.last_seen', '>=', since),
  );

/** Whether an incident is linked to the technique itself, to a record that names it, or to an alert that does. */
export const incidentNames = (number: string) => (eb: Of<'incidents'>) => {
  const links = eb
    .selectFrom('incident_links')
    .innerJoin('intelligence', 'intelligence.id', 'incident_links.record_id')
    .select('incident_id')
    .where('incident_links.deleted_at', 'is', null)
    .where('intelligence.deleted_at', 'is', null)
    .where((of) => of.or([of('intelligence.id', 'in', patternIds(number)), recordNames(number)(of)]));
  const alerts = eb
    .selectFrom('alert_incidents')
    .innerJoin('alert_techniques', 'alert_techniques.alert_id', 'alert_incidents.alert_id')
    .select('incident_id')
    .where('alert_incidents.deleted_at', 'is', null)
    .where('number', '=', number);
  return eb.or([eb('incidents.id', 'in', links), eb('incidents.id', 'in', alerts)]);
};
