import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { DuckDBInstance } from '@duckdb/node-api';
import { describe, expect, test } from 'vitest';
import { isStorageFull } from './database-errors.ts';

// A device of Linux that is always full.
describe.runIf(existsSync('/dev/full'))('a full disk', () => {
  test('is recognised when this process writes', async () => {
    const error = await writeFile('/dev/full', 'x').catch((error: unknown) => error);

    expect(isStorageFull(error)).toBe(true);
  });

  test('is recognised when the database writes', async () => {
    const connection = await (await DuckDBInstance.create(':memory:')).connect();
    const copy = "COPY (SELECT * FROM range(100000)) TO '/dev/full' (FORMAT csv, USE_TMP_FILE false)";

    const error = await connection.run(copy).catch((error: unknown) => error);

    expect(isStorageFull(error)).toBe(true);
    expect(isStorageFull(new Error('Something else.'))).toBe(false);
  });
});
