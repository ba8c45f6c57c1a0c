/** A text as an SQL literal: the only way in which values and paths enter the SQL of an import. */
export function sqlText(value: string): string {
  return `'${value.replaceAll("'", "''")}'`;
}
