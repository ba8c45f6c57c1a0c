import { setImmediate } from 'node:timers/promises';
import type { UndoPreview } from '@halyard/contracts/intelligence/imports.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/tables/schema.ts';
import type { ImportedTable } from './record-versions.ts';

const rowsAtOnce = 250;
const incidentsNamed = 5;

/** Some of the visible records that would be deleted: written by this import alone, and unchanged since. */
async function readGoing(db: Kysely<Schema>, table: ImportedTable, importId: string, after: string) {
  const name = table as 'intelligence';
  const rows = await db
    .selectFrom(name)
    .select(['id', 'version'])
    .where('import_id', '=', importId)
    .where('deleted_at', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(rowsAtOnce)
    .execute();
  if (rows.length === 0) return { ids: [], last: undefined };
  const ids = rows.map(({ id }) => id);
  const entries = await db
    .selectFrom('record_versions')
    .select(['record_id', 'import_id', 'version'])
    .where('table_name', '=', table)
    .where('record_id', 'in', ids)
    .execute();
  const going = rows.filter(({ id, version }) => {
    const log = entries.filter(({ record_id }) => record_id === id);
    if (log.length === 0) return version === 1;
    return log.every((entry) => entry.import_id === importId && entry.version >= version);
  });
  return { ids: going.map(({ id }) => id), last: rows.length === rowsAtOnce ? ids.at(-1) : undefined };
}

const ends = ['source_id', 'target_id'] as const;

async function countConnections(
  db: Kysely<Schema>,
  importId: string,
  ids: readonly string[],
  into: Map<string, string>,
) {
  for (const end of ends) {
    const rows = await db
      .selectFrom('connections')
      .select(['id', 'import_id'])
      .where(end, 'in', [...ids])
      .where('deleted_at', 'is', null)
      .where((eb) => eb.or([eb('import_id', 'is', null), eb('import_id', '<>', importId)]))
      .execute();
    for (const { id, import_id } of rows) into.set(id, import_id ?? '');
  }
}

async function nameImports(db: Kysely<Schema>, connections: ReadonlyMap<string, string>) {
  const counts = new Map<string, number>();
  for (const importId of connections.values()) counts.set(importId, (counts.get(importId) ?? 0) + 1);
  const ids = [...counts.keys()].filter((id) => id !== '');
  const rows =
    ids.length === 0 ? [] : await db.selectFrom('imports').select(['id', 'file_name']).where('id', 'in', ids).execute();
  const names = new Map(rows.map(({ id, file_name }) => [id, file_name]));
  return [...counts].map(([id, count]) => ({ fileName: names.get(id) ?? null, count }));
}

/** The effects of undoing an import, and dependent records. Read in small parts, without blocking others. */
export async function readUndoPreview(db: Kysely<Schema>, importId: string): Promise<UndoPreview> {
  const connections = new Map<string, string>();
  const incidents = new Map<number, string>();
  let removed = 0;
  for (const table of ['intelligence', 'connections'] as const)
    for (let after: string | undefined = ''; after !== undefined; ) {
      const { ids, last } = await readGoing(db, table, importId, after);
      removed += ids.length;
      if (table === 'intelligence' && ids.length > 0) {
        await countConnections(db, importId, ids, connections);
        for (const { number, title } of await readIncidents(db, ids)) incidents.set(number, title);
      }
      after = last;
      await setImmediate();
    }
  const named = [...incidents].sort(([one], [other]) => one - other).slice(0, incidentsNamed);
  return {
    removed,
    connections: { count: connections.size, imports: await nameImports(db, connections) },
    incidents: { count: incidents.size, first: named.map(([number, title]) => ({ number, title })) },
  };
}

const readIncidents = (db: Kysely<Schema>, ids: readonly string[]) =>
  db
    .selectFrom('incident_links')
    .innerJoin('incidents', 'incidents.id', 'incident_links.incident_id')
    .select(['number', 'title'])
    .where('record_id', 'in', [...ids])
    .where('incident_links.deleted_at', 'is', null)
    .where('incidents.deleted_at', 'is', null)
    .execute();
