import type { Role } from '@halyard/contracts/accounts/roles.ts';
import type { AlertRule } from '@halyard/contracts/intelligence/alerts.ts';
import type { FieldName, QueryCell, SubjectName } from '@halyard/contracts/query/query-spec.ts';
import { type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Schema } from '../../../database/tables/schema.ts';

export type Sql = RawBuilder<unknown>;
export type Predicate = RawBuilder<boolean>;

/**
 * Several values of one row: in a JSON array of texts, in rows of other tables, or each by its own condition. `from` is
 * beside the subject's own tables, `on` says which of its rows belong to one of theirs; `isListed`: there are few
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

/** The database expression of a field. A flag is a condition, hours are a number, instants are milliseconds. */
export type Column = {
  readonly value: Sql;
  /** The display text if it is not the value: the name of a person. */
  readonly label?: Sql;
  readonly many?: Many;
  /** The displayed value if it is derived from the stored one. The database then cannot compute with it. */
  readonly read?: (value: string | number) => QueryCell;
};

/**
 * The caller and the time: milliseconds, and the day `YYYY-MM-DD` in the user's zone. `since` is the start of the
 * user's list of notifications, `rules` are the enabled alert rules.
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
  /** The `from` clause, with its joins. */
  readonly from: Sql;
  readonly where: (asker: Asker) => Predicate;
  readonly id: Sql;
  /** The key that a screen opens the row by, where it is not `id`. */
  readonly opens?: Sql;
  readonly columns: (asker: Asker) => Readonly<Record<FieldName<S>, Column>>;
  /** Columns searched for words if the full text has no such records. */
  readonly texts: readonly Sql[];
};

export const at = (name: string, label?: Sql): Column => ({ value: sql.ref(name), ...(label && { label }) });
export const flag = (condition: Predicate): Column => ({ value: condition });
export const isOne = (name: string) => flag(sql<boolean>`${sql.ref(name)} = 1`);
export const known = (name: string) => flag(sql<boolean>`${sql.ref(name)} is not null`);
/** A free text column whose empty text means not stated. */
export const stated = (name: string): Column => ({ value: sql`nullif(${sql.ref(name)}, '')` });
export const array = (name: string): Column => ({ value: sql.ref(name), many: { is: 'array', column: sql.ref(name) } });
export const hourMs = 3_600_000;

/** How often a text occurs in a column: portable, and without reading its JSON. */
export const occurrences = (column: Sql, text: string): Sql =>
  sql`(length(${column}) - length(replace(${column}, ${text}, ''))) / ${sql.lit(text.length)}`;

/** The name of a user, in SQL: equivalent to `personName` for a row. */
export const nameOf = (table: string) => {
  const [first, last, user] = ['first_name', 'last_name', 'username'].map((column) => sql.ref(`${table}.${column}`));
  return sql`coalesce(nullif(trim(coalesce(${first}, '') || ' ' || coalesce(${last}, '')), ''), ${user})`;
};
