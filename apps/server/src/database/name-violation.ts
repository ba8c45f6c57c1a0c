import type { ErrorCode } from '@halyard/contracts/errors.ts';

type Thrown = { readonly code?: unknown; readonly errcode?: unknown; readonly constraint?: unknown };

const postgres = { foreignKey: '23503', unique: '23505' };
// SQLITE_CONSTRAINT_FOREIGNKEY, SQLITE_CONSTRAINT_PRIMARYKEY and SQLITE_CONSTRAINT_UNIQUE.
const sqliteViolations = [787, 1_555, 2_067];

/** Unique constraints, and their errors. */
const rejectionOf: Readonly<Record<string, ErrorCode>> = {
  'people.username': 'username_taken',
  'people.email': 'email_taken',
  'idp_users.preferred_username': 'username_taken',
  'idp_users.email': 'email_taken',
};

/** SQLite names the column, PostgreSQL a constraint named `<table>_<column>_key`. */
const isAbout = (column: string, { constraint, message }: Thrown & { readonly message: string }) =>
  constraint === `${column.replace('.', '_')}_key` || message.endsWith(` ${column}`);

/**
 * The error for a constraint violation: a concurrent insert, or a deleted reference. Undefined for every other failure
 * of either database.
 */
export function nameViolation(error: unknown): ErrorCode | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, errcode } = error as Thrown;
  const isViolation = Object.values(postgres).includes(String(code)) || sqliteViolations.includes(Number(errcode));
  if (!isViolation) return undefined;
  const column = Object.keys(rejectionOf).find((known) => isAbout(known, error));
  return (column && rejectionOf[column]) || 'conflict';
}
