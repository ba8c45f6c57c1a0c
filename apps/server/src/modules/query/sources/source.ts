import type { Role } from '@halyard/contracts/accounts/roles.ts';
import type { AlertRule } from '@halyard/contracts/intelligence/alerts.ts';
import type { FieldName, QueryCell, SubjectName } from '@halyard/contracts/query/query-spec.ts';
import { type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Schema } from '../../../database/tables/schema.ts';

export type Sql = RawBuilder<unknown>;
export type Predicate = RawBuilder<boolean>;

/**
 * Several values of one row: in a JSON array of texts, in rows of other tables, or each by a condition of its own. `from`
 * stands beside the subject's own tables, `on` says which of its rows belong to one of theirs; `isListed`: there are few
 * enough to be named; `values` are all that a row can have.
 */
export type Many =
  | { readonly is: 'array'; readonly column: Sql }
  | { readonly is: 'conditions'; readonly values: readonly string[]; readonly holds: (value: string) => Predicate }
  | {
      readonly is: 'rows';
      readonly from: Sql;
      readonly on: Predicate;
      readonly value: Sql;
      readonly label: Sql;
      readonly isListed?: true;
    };

/** Where a field is in the database. A flag is a condition, hours are a number, instants are milliseconds. */
export type Column = {
  readonly value: Sql;
  /** What people read where it is not the value: the name of a person. */
  readonly label?: Sql;
  readonly many?: Many;
  /** What a cell says, where it is read from the value. The database can then not reckon with it. */
  readonly read?: (value: string | number) => QueryCell;
};

/**
 * Who asks, and when: milliseconds, and the day `YYYY-MM-DD` in the person's zone. `since` is where the person's own
 * list of notifications begins, `rules` are the enabled alert rules.
 */
export type Asker = {
  readonly callerId: string;
  readonly role: Role;
  readonly now: number;
  readonly today: string;
  readonly since: number;
  readonly rules: readonly AlertRule[];
};

/** Whether a rule matches a threat, as the alerts module decides it. */
export type HoldsRule = (rule: AlertRule) => (eb: ExpressionBuilder<Schema, 'intelligence'>) => Expression<SqlBool>;

/** The rows of a subject that the caller may see, and the columns behind its fields. */
export type Source<S extends SubjectName = SubjectName> = {
  /** What stands after `from`, with its joins. */
  readonly from: Sql;
  readonly where: (asker: Asker) => Predicate;
  readonly id: Sql;
  /** The key that a screen opens the row by, where it is not `id`. */
  readonly opens?: Sql;
  readonly columns: (asker: Asker) => Readonly<Record<FieldName<S>, Column>>;
  /** Columns that a search for words looks through where the full text has no such records. */
  readonly texts: readonly Sql[];
};

export const at = (name: string, label?: Sql): Column => ({ value: sql.ref(name), ...(label && { label }) });
export const flag = (condition: Predicate): Column => ({ value: condition });
export const isOne = (name: string) => flag(sql<boolean>`${sql.ref(name)} = 1`);
export const known = (name: string) => flag(sql<boolean>`${sql.ref(name)} is not null`);
/** A free text column whose empty text means that nothing was stated. */
export const stated = (name: string): Column => ({ value: sql`nullif(${sql.ref(name)}, '')` });
export const array = (name: string): Column => ({ value: sql.ref(name), many: { is: 'array', column: sql.ref(name) } });
export const hourMs = 3_600_000;

/** How often a text occurs in a column: portable, and without reading its JSON. */
export const occurrences = (column: Sql, text: string): Sql =>
  sql`(length(${column}) - length(replace(${column}, ${text}, ''))) / ${sql.lit(text.length)}`;

/** What a person is called, in SQL: `personName` says the same of a row. */
export const nameOf = (table: string) => {
  const [first, last, user] = ['first_name', 'last_name', 'username'].map((column) => sql.ref(`${table}.${column}`));
  return sql`coalesce(nullif(trim(coalesce(${first}, '') || ' ' || coalesce(${last}, '')), ''), ${user})`;
};
