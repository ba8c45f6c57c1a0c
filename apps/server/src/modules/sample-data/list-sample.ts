import { ApiError } from '@halyard/contracts/errors.ts';
import type { SampleKind, SampleRecord } from '@halyard/contracts/intelligence/intelligence.ts';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/tables/schema.ts';
import type { Page } from '../../platform/replies/newest-first.ts';
import { countKind, type Marked, selectMarked, tablesOf } from './sample-data-store.ts';

type Row = Pick<SampleRecord, 'id' | 'kind' | 'name'>;
type Position = { readonly table: Marked; readonly id: string };

const nameColumns: Readonly<Record<Marked, string>> = {
  intelligence: 'name',
  connections: 'type',
  incidents: 'title',
  playbooks: 'name',
  todos: 'text',
  schemas: 'title',
  crime_files: 'name',
  sources: 'name',
  alerts: 'title',
  people: 'username',
};

const kindOf: Readonly<Record<Exclude<Marked, 'intelligence'>, SampleRecord['kind']>> = {
  connections: 'connection',
  incidents: 'incident',
  playbooks: 'playbook',
  todos: 'task',
  schemas: 'schema',
  crime_files: 'policeFile',
  sources: 'source',
  alerts: 'alert',
  people: 'person',
};

function readPosition(after: string | undefined, tables: readonly Marked[]): Position | undefined {
  if (after === undefined) return undefined;
  const [, name, id] = /^([a-z_]+)~([\w-]{1,64})$/.exec(after) ?? [];
  const table = tables.find((known) => known === name);
  if (!table || id === undefined)
    throw new ApiError('invalid_input', 'The field "after" is not one this list gave out.');
  return { table, id };
}

async function readRows(db: Kysely<Schema>, table: Marked, limit: number, afterId: string | undefined) {
  const kind = table === 'intelligence' ? sql.ref<Row['kind']>('family') : sql.lit<Row['kind']>(kindOf[table]);
  let rows = selectMarked(db, table).select(['id', sql.ref<string>(nameColumns[table]).as('name'), kind.as('kind')]);
  if (afterId !== undefined) rows = rows.where('id', '>', afterId);
  return rows.orderBy('id').limit(limit).execute();
}

async function findEnds(db: Kysely<Schema>, ids: readonly string[]): Promise<Map<string, SampleRecord['ends']>> {
  const rows = await db
    .selectFrom('connections')
    .innerJoin('intelligence', (join) =>
      join.on((eb) =>
        eb.or([
          eb('intelligence.id', '=', eb.ref('connections.source_id')),
          eb('intelligence.id', '=', eb.ref('connections.target_id')),
        ]),
      ),
    )
    .select(['connections.id as connectionId', 'connections.source_id as sourceId'])
    .select(['intelligence.id', 'intelligence.name', 'intelligence.family'])
    .where('connections.id', 'in', ids)
    .where('intelligence.deleted_at', 'is', null)
    .execute();
  const ends = new Map<string, SampleRecord['ends']>();
  const fromSource = rows.toSorted((a, b) => Number(b.id === b.sourceId) - Number(a.id === a.sourceId));
  for (const { connectionId, id, name, family } of fromSource)
    ends.set(connectionId, [...(ends.get(connectionId) ?? []), { id, name, family }]);
  return ends;
}

/** Whose tasks these are, without those of the caller. */
async function findOwners(db: Kysely<Schema>, ids: readonly string[], callerId: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('todos')
    .innerJoin('people', 'people.id', 'todos.owner_id')
    .select(['todos.id', 'people.username'])
    .where('todos.id', 'in', ids)
    .where('todos.owner_id', '!=', callerId)
    .execute();
  return new Map(rows.map(({ id, username }) => [id, username]));
}

async function complete(db: Kysely<Schema>, rows: readonly Row[], callerId: string): Promise<SampleRecord[]> {
  const idsOf = (wanted: Row['kind']) => rows.filter(({ kind }) => kind === wanted).map(({ id }) => id);
  const [connections, tasks] = [idsOf('connection'), idsOf('task')];
  const ends = connections.length > 0 ? await findEnds(db, connections) : new Map<string, SampleRecord['ends']>();
  const owners = tasks.length > 0 ? await findOwners(db, tasks, callerId) : new Map<string, string>();
  return rows.map(({ id, kind, name }) => {
    const owner = owners.get(id) ?? null;
    // Its owner may have written their own text into it since.
    return { id, kind, name: owner === null ? name : '', owner, ends: ends.get(id) ?? [] };
  });
}

type Query = Page & { readonly kind: SampleKind };

/** One page of the sample records of a kind, table by table in the order of their ids. */
export async function listSample(db: Kysely<Schema>, { kind, limit, after }: Query, callerId: string) {
  const tables = tablesOf[kind];
  const position = readPosition(after, tables);
  const found: (Row & { readonly table: Marked })[] = [];
  for (const table of tables.slice(position ? tables.indexOf(position.table) : 0)) {
    const afterId = table === position?.table ? position.id : undefined;
    const rows = await readRows(db, table, limit + 1 - found.length, afterId);
    found.push(...rows.map(({ id, name, kind: kindOfRow }) => ({ id, name, kind: kindOfRow, table })));
    if (found.length > limit) break;
  }
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : undefined;
  return {
    records: await complete(db, shown, callerId),
    total: await countKind(db, kind),
    next: last ? `${last.table}~${last.id}` : null,
  };
}
