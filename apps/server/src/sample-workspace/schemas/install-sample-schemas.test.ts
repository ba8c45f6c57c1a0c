import { describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/databases.ts';
import { installSampleSchemas } from './install-sample-schemas.ts';

const now = Date.parse('2026-11-21T08:42:00.000Z');

describe.each(testDatabases)('sample schemas on $name', ({ open }) => {
  test('three are installed once, marked as sample data, the newest now', async () => {
    const database = await open();

    await database.write((tx) => installSampleSchemas(tx, now));
    await database.write((tx) => installSampleSchemas(tx, now + 1));

    const rows = await database.read.selectFrom('schemas').selectAll().orderBy('created_at', 'desc').execute();
    await database.close();
    expect(rows.map(({ title, sample, created_at }) => [title, sample, created_at <= now])).toEqual([
      ...[
        ['Customer data', 1, true],
        ['Product inventory', 1, true],
        ['Order transactions', 1, true],
      ],
    ]);
    expect(rows[0]).toMatchObject({ created_at: now, origin: 'sample', draft: '2020-12', version: 1 });
    expect(JSON.parse(rows[0]?.document ?? '')).toMatchObject({ type: 'object', title: 'Customer data' });
  });
});
