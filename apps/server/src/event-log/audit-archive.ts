import { ApiError } from '@halyard/contracts/errors.ts';
import { queryDuckDB, quoted, streamRows } from '@halyard/crime-analysis';
import type { Kysely, Selectable } from 'kysely';
import type { ArchivesTable, AuditTable, Schema } from '../database/tables/schema.ts';
import type { FileStorage } from '../platform/storage/file-storage.ts';

/** The columns of the table `audit`, in the order of the chain's contents, as they are in a file. */
const columns = {
  seq: 'BIGINT',
  at: 'BIGINT',
  actor_id: 'VARCHAR',
  action: 'VARCHAR',
  object_type: 'VARCHAR',
  object_id: 'VARCHAR',
  before_digest: 'VARCHAR',
  after_digest: 'VARCHAR',
  address: 'VARCHAR',
  request_id: 'VARCHAR',
  prev_hash: 'VARCHAR',
  hash: 'VARCHAR',
} as const satisfies Record<keyof AuditTable, string>;

// DuckDB returns 64-bit integers as bigint; ours are exact as numbers.
const selected = Object.entries(columns)
  .map(([name, type]) => (type === 'BIGINT' ? `"${name}"::DOUBLE AS "${name}"` : `"${name}"`))
  .join(', ');
const typed = Object.entries(columns)
  .map(([name, type]) => `"${name}": ${quoted(type)}`)
  .join(', ');
const readJson = (path: string) =>
  `SELECT * FROM read_json(${quoted(path)}, format = 'newline_delimited', columns = {${typed}}) ORDER BY seq`;

const limits = { limitMs: 30_000, atOnce: 1, memoryLimitMb: 384, threads: 2, idleMs: 60_000 };
const rowsAtOnce = 1_000;

export type ArchiveFile = Pick<Selectable<ArchivesTable>, 'key' | 'to_key' | 'first_at' | 'last_at' | 'rows' | 'facts'>;

/** The filter that finds all of them. */
export const everything = 'true';

/** Archived entries are not missing because the archive cannot be read now. */
function unreadable(cause: unknown): never {
  throw new ApiError('unavailable', 'The archive of the audit log cannot be read.', { cause });
}

/** Which entries are looked for; `where` is a condition in DuckDB's SQL. Instants in milliseconds. */
export type ArchiveFilter = {
  readonly where: string;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
};

type ArchivePage = {
  readonly before?: number | undefined;
  readonly after?: number;
  readonly limit: number;
};

/** The parts of the audit log moved to Parquet files. */
export type AuditArchive = ReturnType<typeof openAuditArchive>;

/** One row as a line of JSON, always with the same columns in the same order. */
export const lineOf = (row: AuditTable): string =>
  `${JSON.stringify(Object.fromEntries(Object.keys(columns).map((name) => [name, row[name as keyof AuditTable]])))}\n`;

/** Opens the archive of a workspace; DuckDB is started with the first question. */
export function openAuditArchive(storage: FileStorage, read: Kysely<Schema>) {
  const duckDB = queryDuckDB({ folder: storage.localFolder, name: 'archive', ...limits });

  const listFiles = (): Promise<ArchiveFile[]> =>
    read
      .selectFrom('archives')
      .select(['key', 'to_key', 'first_at', 'last_at', 'rows', 'facts'])
      .where('table_name', '=', 'audit')
      .orderBy('from_key')
      .execute();

  /** Queries the files within the filter, in one statement; `none` if there are none. */
  async function ask<T>(
    filter: ArchiveFilter,
    none: T,
    question: (table: string, files: readonly string[]) => Promise<T>,
  ) {
    const { from = -Infinity, to = Infinity } = filter;
    const files = (await listFiles()).filter(({ first_at, last_at }) => last_at >= from && first_at < to);
    if (files.length === 0) return none;
    const held = await storage.hold(files.map(({ key }) => key)).catch(unreadable);
    try {
      return await question(`read_parquet([${held.paths.map(quoted).join(', ')}])`, held.paths).catch(unreadable);
    } finally {
      held.release();
    }
  }

  return {
    listFiles,
    /** Entries that the filter finds: the newest before a number, newest first, or the oldest after one, oldest first. */
    find: (filter: ArchiveFilter, { before = Number.MAX_SAFE_INTEGER, after, limit }: ArchivePage) =>
      ask<AuditTable[]>(filter, [], (table, files) => {
        const place = after === undefined ? `seq < ${before} ORDER BY seq DESC` : `seq > ${after} ORDER BY seq`;
        const sql = `SELECT ${selected} FROM ${table} WHERE (${filter.where}) AND ${place} LIMIT ${limit}`;
        return duckDB.rows<AuditTable>({ sql, files });
      }),
    count: (filter: ArchiveFilter) =>
      ask(filter, 0, async (table, files) => {
        if (filter.where === everything) return (await listFiles()).reduce((sum, { rows }) => sum + rows, 0);
        const sql = `SELECT count(*)::DOUBLE AS count FROM ${table} WHERE ${filter.where}`;
        return (await duckDB.rows<{ count: number }>({ sql, files }))[0]?.count ?? 0;
      }),
    /** All entries after one, in the order of the chain, some at a time. */
    async *pages(after: number): AsyncGenerator<readonly AuditTable[]> {
      for (const { key, to_key } of await listFiles()) if (to_key > after) yield* pagesOf(key, after);
    },
    pagesOf,
    /** Makes a Parquet file at `to` of the lines at `from`; both are below the storage's local folder. */
    write: (from: string, to: string) =>
      duckDB.stream(
        { sql: `COPY (${readJson(from)}) TO ${quoted(to)} (FORMAT parquet, COMPRESSION zstd)`, files: [] },
        () => undefined,
      ),
    close: () => duckDB.close(),
  };

  async function* pagesOf(key: string, after = 0): AsyncGenerator<readonly AuditTable[]> {
    const held = await storage.hold([key]);
    try {
      const sql = `SELECT ${selected} FROM read_parquet([${held.paths.map(quoted).join(', ')}])
        WHERE seq > ${after} ORDER BY seq`;
      let page: AuditTable[] = [];
      for await (const row of streamRows<AuditTable>((take, signal) =>
        duckDB.stream<AuditTable>({ sql, files: held.paths }, take, signal),
      )) {
        page.push(row);
        if (page.length < rowsAtOnce) continue;
        yield page;
        page = [];
      }
      yield page;
    } finally {
      held.release();
    }
  }
}
