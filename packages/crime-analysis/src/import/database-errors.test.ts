import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { DuckDBInstance } from '@duckdb/node-api';
import { describe, expect, test } from 'vitest';
import { isStorageFull } from './database-errors.ts';

test('a full disk is told from other errors by the code or the words of the error', () => {
  const full = Object.assign(new Error('write'), { code: 'ENOSPC' });

  expect(isStorageFull(full)).toBe(true);
  expect(isStorageFull(new Error('IO Error: No space left on device'))).toBe(true);
  expect(isStorageFull(new Error('Something else.'))).toBe(false);
});

// Linux has a device that is always full.
describe.each(['/dev/full'].filter((path) => existsSync(path)))('%s', (device) => {
  test('is recognised as a full disk when this process writes', async () => {
    const error = await writeFile(device, 'x').catch((error: unknown) => error);

    expect(isStorageFull(error)).toBe(true);
  });

  test('is recognised as a full disk when the database writes', async () => {
    const connection = await (await DuckDBInstance.create(':memory:')).connect();
    const copy = `COPY (SELECT * FROM range(100000)) TO '${device}' (FORMAT csv, USE_TMP_FILE false)`;

    const error = await connection.run(copy).catch((error: unknown) => error);

    expect(isStorageFull(error)).toBe(true);
  });
});
