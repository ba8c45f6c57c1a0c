import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ExportFormat } from '@halyard/contracts/intelligence/threats.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/database.ts';
import { toExchangeConnection, toExchangeRecord } from '../../database/exchange-rows.ts';
import type { ConnectionsTable, IntelligenceTable } from '../../database/tables/intelligence-schema.ts';
import type { Schema } from '../../database/tables/schema.ts';
import type { Actor } from '../../event-log/event-log.ts';
import type { Caller } from '../../platform/callers/caller.ts';
import { readConnectionsAmong } from './connection-store.ts';
import type { IntelligencePorts } from './intelligence-ports.ts';
import { partsOf, readRecords } from './record-store.ts';

const kinds = {
  csv: { mediaType: 'text/csv', ending: 'csv' },
  json: { mediaType: 'application/json', ending: 'json' },
  stix: { mediaType: 'application/stix+json;version=2.1', ending: 'stix.json' },
} as const satisfies Record<ExportFormat, object>;

type FileOf = {
  readonly what: 'threats' | 'entities' | 'connections';
  readonly format: ExportFormat;
  readonly at: number;
};

/** File name by content and day: `halyard-threats-2026-11-21.csv`. */
export function exportName({ what, format, at }: FileOf) {
  const { mediaType, ending } = kinds[format];
  return { name: `halyard-${what}-${new Date(at).toISOString().slice(0, 10)}.${ending}`, mediaType };
}

/** Rows that a caller gets in one file. */
export const rowsAllowed = ({ role }: Caller, viewerRows: number): number =>
  role === 'viewer' ? viewerRows : Number.POSITIVE_INFINITY;

type Page = { readonly ids: readonly string[]; readonly next: string | null };
type ReadPage = (page: { readonly limit: number; readonly after: string | undefined }) => Promise<Page>;

// Large enough to be efficient, small enough to let others run.
const rowsAtOnce = 250;

/** The ids of a list, page by page, up to a limit; it yields before each page. */
export async function* readIdPages(read: ReadPage, atMost: number): AsyncGenerator<readonly string[]> {
  let after: string | undefined;
  for (let left = atMost; left > 0; ) {
    await nextTurn();
    const { ids, next } = await read({ limit: Math.min(rowsAtOnce, left), after });
    yield ids;
    if (next === null) return;
    left -= ids.length;
    after = next;
  }
}

/** Counts items passing through. */
export async function* counting<Item>(
  pages: AsyncIterable<readonly Item[]>,
  count: (items: number) => void,
): AsyncGenerator<readonly Item[]> {
  for await (const page of pages) {
    count(page.length);
    yield page;
  }
}

/** Pages mapped one by one. */
export async function* mapPages<Item, Made>(
  pages: AsyncIterable<readonly Item[]>,
  map: (items: readonly Item[]) => readonly Made[] | Promise<readonly Made[]>,
): AsyncGenerator<readonly Made[]> {
  for await (const items of pages) yield map(items);
}

/** The connections among the records, in pages: those of some records at a time. */
export async function* readConnectionPages(
  db: Kysely<Schema>,
  ids: readonly string[],
): AsyncGenerator<readonly ConnectionsTable[]> {
  const wanted = new Set(ids);
  for await (const part of pagesOf(ids)) yield readConnectionsAmong(db, part, wanted);
}

async function readIdentityNames(db: Kysely<Schema>, ids: readonly string[]): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const part of partsOf(ids.filter((id) => id.startsWith('identity--'))))
    for (const { id, name } of await db
      .selectFrom('intelligence')
      .select(['id', 'name'])
      .where('id', 'in', part)
      .execute())
      names.set(id, name);
  return names;
}

/** The records of the ids, page by page. */
export async function* readRecordPages(
  db: Kysely<Schema>,
  pages: AsyncIterable<readonly string[]>,
): AsyncGenerator<readonly IntelligenceTable[]> {
  for await (const ids of pages) yield readRecords(db, ids);
}

/** Ids in pages; it yields before each. */
export async function* pagesOf(ids: readonly string[]): AsyncGenerator<readonly string[]> {
  for (let start = 0; start < ids.length; start += rowsAtOnce) {
    await nextTurn();
    yield ids.slice(start, start + rowsAtOnce);
  }
}

/** Everything of the pages; ids are short. */
export async function collectIds(pages: AsyncIterable<readonly string[]>): Promise<string[]> {
  const ids: string[] = [];
  for await (const page of pages) for (const id of page) ids.push(id);
  return ids;
}

/** The records by id, and then the connections among them, as a STIX 2.1 bundle. */
export async function* writeStixPages(
  db: Kysely<Schema>,
  { createBundleWriter }: IntelligencePorts,
  pages: AsyncIterable<readonly string[]>,
): AsyncGenerator<string> {
  const ids = (await collectIds(pages)).sort();
  const writer = createBundleWriter(await readIdentityNames(db, ids));
  for await (const rows of readRecordPages(db, pagesOf(ids))) yield writer.records(rows.map(toExchangeRecord));
  for await (const rows of readConnectionPages(db, ids)) yield writer.connections(rows.map(toExchangeConnection));
  yield writer.end();
}

type Export = {
  readonly at: number;
  readonly actor: Actor;
  readonly objectType: 'threat' | 'entity' | 'connection';
  readonly format: ExportFormat;
  readonly count: number;
};

/** Exports are logged. */
export const recordExport = (
  { write }: Database,
  { log }: IntelligencePorts,
  { at, actor, objectType, format, count }: Export,
): Promise<number> =>
  write((tx) =>
    log.record(tx, {
      at,
      kind: 'records_exported',
      severity: 'low',
      actor,
      audienceId: actor.id,
      objectType,
      objectId: null,
      subject: null,
      details: { count, name: format },
    }),
  );
