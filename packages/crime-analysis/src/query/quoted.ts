/** A value that must not be in SQL: a NUL, or a number that is none. */
class UnfitValue extends Error {
  override readonly name = 'UnfitValue';
}

/**
 * The only way a value gets into the SQL of this folder. DuckDB knows no backslash escapes in `'…'`, so doubling the
 * quote is all there is; constants, unlike parameters, let it skip row groups of a Parquet file.
 */
export function quoted(value: string | number): string {
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new UnfitValue('Only finite numbers can be asked for.');
    return `(${value})`;
  }
  if (value.includes('\0')) throw new UnfitValue('Text with a NUL cannot be asked for.');
  return `'${value.replaceAll("'", "''")}'`;
}

/** `('a', 'b')` */
export function quotedList(values: readonly (string | number)[]): string {
  return `(${values.map(quoted).join(', ')})`;
}
