import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { expect, test, vi } from 'vitest';
import { migrateSqlite } from '../database/connections/open-sqlite.ts';
import { sqliteDialect } from '../database/connections/sqlite-dialect.ts';
import { migrate } from '../database/migrate.ts';
import type { Schema } from '../database/tables/schema.ts';
import { scratchFolder } from '../testing/command-places.ts';

/**
 * Migrates the file at `path`. Before each of these statements it keeps the files as they are on the disk: what a
 * process leaves there that is killed at that moment.
 */
async function migrateWithImages(path: string, moments: readonly number[]) {
  const images: string[] = [];
  const { prepare } = DatabaseSync.prototype;
  let statements = 0;
  const spy = vi.spyOn(DatabaseSync.prototype, 'prepare').mockImplementation(function (this: DatabaseSync, text) {
    if (moments.includes(++statements)) {
      const image = join(scratchFolder(), 'image.sqlite');
      for (const part of ['', '-wal']) if (existsSync(path + part)) copyFileSync(path + part, image + part);
      images.push(image);
    }
    return prepare.call(this, text);
  });
  await migrateSqlite(path).finally(() => spy.mockRestore());
  return { images, statements };
}

/** All but Kysely's own two tables, which it makes beforehand. */
function describeSchema(path: string) {
  const file = new DatabaseSync(path, { readOnly: true });
  try {
    return file
      .prepare("select type, name, sql from sqlite_schema where tbl_name not like 'kysely%' order by type, name")
      .all();
  } finally {
    file.close();
  }
}

/** The file of an earlier version; undefined: of none. */
async function earlierFile(migration: string | undefined): Promise<string> {
  const path = join(scratchFolder(), 'earlier.sqlite');
  if (migration === undefined) return path;
  const writer = new Kysely<Schema>({ dialect: sqliteDialect(new DatabaseSync(path)) });
  await migrate(writer, undefined, migration).finally(() => writer.destroy());
  return path;
}

test.each([undefined, '0010-identity-complete'])(
  'migrations from %s that are killed anywhere are all there or none, and the next start finishes them',
  async (migration) => {
    const earlier = await earlierFile(migration);
    const before = existsSync(earlier) ? describeSchema(earlier) : [];
    const copyTo = (name: string) => {
      const path = join(scratchFolder(), name);
      if (existsSync(earlier)) copyFileSync(earlier, path);
      return path;
    };
    const whole = copyTo('whole.sqlite');
    const { statements } = await migrateWithImages(whole, []);
    expect(statements).toBeGreaterThan(100);
    const moments = [0.01, 0.05, 0.1, 0.2, 0.4, 0.6, 0.8, 0.95, 1].map((part) => Math.ceil(statements * part));
    const last = copyTo('last.sqlite');

    const { images } = await migrateWithImages(last, moments);

    expect(images).toHaveLength(moments.length);
    for (const image of images) {
      expect(describeSchema(image)).toEqual(before);
      await migrateSqlite(image);
      expect(describeSchema(image)).toEqual(describeSchema(whole));
    }
  },
  120_000,
);
