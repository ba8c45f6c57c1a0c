import type { DatabaseSync } from 'node:sqlite';
import { CommandError } from '../../start/run-command-line.ts';
import { openSqliteFile, readSqliteMigration, readTables } from '../sqlite-side.ts';

const numberOf = (file: DatabaseSync, query: string) => Number(Object.values(file.prepare(query).get() ?? {})[0]);

/** Metadata in the database of a backup. */
export function describeDatabase(path: string) {
  const file = openSqliteFile(path, true);
  try {
    const names = readTables(file).map(({ name }) => name);
    const rows = Object.fromEntries(names.map((name) => [name, numberOf(file, `select count(*) from "${name}"`)]));
    const workspace = file.prepare(`select value from workspace where key = 'workspace-id'`).get();
    const head = file.prepare('select seq, hash from audit_head').get();
    const schema = readSqliteMigration(file);
    if (!workspace || !head || !schema)
      throw new CommandError('The database holds no workspace yet. Start Halyard first.');
    return {
      rows,
      workspaceId: String(workspace.value),
      schema,
      audit: { entries: Number(head.seq), hash: String(head.hash) },
    };
  } finally {
    file.close();
  }
}
