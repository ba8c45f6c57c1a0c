import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { moveFromCommandLine } from '../commands/move-command.ts';
import { emptyPlace, filledPlace, openPlace, placeKinds, scratchFolder } from '../testing/command-places.ts';
import { sumSqlite } from './copy-workspace.ts';
import { openSqliteFile, sqliteSource } from './sqlite-side.ts';

const quiet = () => {};
const fileOf = (settings: Record<string, string>) => join(settings.HALYARD_DATA_DIR ?? '', 'halyard.sqlite');
const contentOf = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');

async function readNumbers(path: string) {
  const file = openSqliteFile(path, true);
  const numbers = await sqliteSource(file).readLastNumbers();
  file.close();
  return Object.fromEntries([...numbers].filter(([, last]) => last > 0).sort());
}

/** What the index of words finds, document by document; words of removed documents go away by and by. */
function readWords(path: string) {
  const file = new DatabaseSync(path, { readOnly: true });
  const words = file
    .prepare('select term, doc from search_terms where doc in (select id from search_documents) order by term, doc')
    .all();
  const parts = file.prepare('select rowid from people_parts order by rowid').all();
  file.close();
  return { words, parts };
}

const otherKinds = placeKinds.filter((kind) => kind !== 'SQLite');

test.each(otherKinds)(
  'a workspace moves to %s and back with everything in it, and the source stays as it is',
  async (kind) => {
    const settings = await filledPlace('SQLite');
    const { DATABASE_URL: url = '' } = await emptyPlace(kind);
    const before = await sumSqlite(fileOf(settings), quiet);
    const content = contentOf(fileOf(settings));

    expect(await moveFromCommandLine(url, settings)).toBe(0);
    expect(contentOf(fileOf(settings))).toBe(content);
    const onPostgres = { ...settings, DATABASE_URL: url };
    const folder = join(scratchFolder(), 'moved');
    await expect(moveFromCommandLine(url, settings)).rejects.toThrow('holds a workspace already');
    await expect(moveFromCommandLine(url, onPostgres)).rejects.toThrow('on PostgreSQL already');
    expect(await moveFromCommandLine(folder, onPostgres)).toBe(0);

    const moved = join(folder, 'halyard.sqlite');
    expect(await sumSqlite(moved, quiet)).toEqual(before);
    expect(await readNumbers(moved)).toEqual(await readNumbers(fileOf(settings)));
    expect(readWords(moved)).toEqual(readWords(fileOf(settings)));
  },
  120_000,
);

test.each(otherKinds)(
  'what was moved to %s works: it starts, finds, and numbers what is new',
  async (kind) => {
    const settings = await filledPlace('SQLite');
    const { DATABASE_URL: url = '' } = await emptyPlace(kind);
    await moveFromCommandLine(url, settings);

    const place = await openPlace({ ...settings, DATABASE_URL: url });
    const words = await place.database.read
      .selectFrom('search_documents')
      .select('id')
      .where('kind', '=', 'user')
      .orderBy('id', 'desc')
      .execute();
    await place.app.identity.ensureAccount({
      email: 'grace.hopper@example.com',
      password: 'Night-chart-7781',
      firstName: 'Grace',
      lastName: 'Hopper',
      role: 'viewer',
      department: 'Engineering',
    });
    const people = place.database.read.selectFrom('search_documents').select('id').where('kind', '=', 'user');
    expect(await people.execute()).toHaveLength(words.length + 1);
    await place.close();
  },
  120_000,
);

test('a workspace does not move while its server runs, nor to where it is', async () => {
  const settings = await filledPlace('SQLite');
  await expect(moveFromCommandLine(scratchFolder(), settings)).rejects.toThrow('on SQLite already');

  const running = await openPlace(settings);
  await expect(moveFromCommandLine('postgres://127.0.0.1:1/none', settings)).rejects.toThrow('Stop it first');
  await running.close();
}, 60_000);
