import type { ErrorCode } from '@halyard/contracts/errors.ts';

type Thrown = { readonly code?: unknown; readonly errcode?: unknown; readonly constraint?: unknown };

const postgres = { foreignKey: '23503', unique: '23505' };
// SQLITE_CONSTRAINT_FOREIGNKEY, SQLITE_CONSTRAINT_PRIMARYKEY and SQLITE_CONSTRAINT_UNIQUE.
const sqliteViolations = [787, 1_555, 2_067];

/** What must be there once, and how its second is rejected. */
const rejectionOf: Readonly<Record<string, ErrorCode>> = {
  'people.username': 'username_taken',
  'people.email': 'email_taken',
  'idp_users.preferred_username': 'username_taken',
  'idp_users.email': 'email_taken',
};

/** SQLite names the column, PostgreSQL a constraint that is called `<table>_<column>_key`. */
const isAbout = (column: string, { constraint, message }: Thrown & { readonly message: string }) =>
  constraint === `${column.replace('.', '_')}_key` || message.endsWith(` ${column}`);

/**
 * How a row is rejected that another row rules out: someone else was there first, or what it refers to has gone.
 * Undefined for every other failure of either database.
 */
export function nameViolation(error: unknown): ErrorCode | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, errcode } = error as Thrown;
  const isViolation = Object.values(postgres).includes(String(code)) || sqliteViolations.includes(Number(errcode));
  if (!isViolation) return undefined;
  const column = Object.keys(rejectionOf).find((known) => isAbout(known, error));
  return (column && rejectionOf[column]) || 'conflict';
}
