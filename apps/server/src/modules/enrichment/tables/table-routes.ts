import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { ApiError } from '@halyard/contracts/errors.ts';
import type { EventKind } from '@halyard/contracts/events.ts';
import {
  deleteEnrichmentTable,
  type LoadedTable,
  listTableRows,
  loadEnrichmentTable,
  tableMaxBytes,
} from '@halyard/contracts/inflow/enrichment.ts';
import type { Transaction } from '../../../database/database.ts';
import type { EnrichmentTablesTable } from '../../../database/tables/enrichment-schema.ts';
import { keepChange } from '../../../event-log/changes.ts';
import { type Actor, everyone } from '../../../event-log/event-log.ts';
import { mountChange, mountRead, mountStream, type Platform } from '../../../platform/mount/mount.ts';
import type { EnrichmentPorts } from '../enrichment-ports.ts';
import { stageTable } from './load-table.ts';
import { requireTable, showTables } from './table-store.ts';

/** Passes bytes on, and digests them. @throws ApiError `body_too_large` */
function watch(body: AsyncIterable<Uint8Array>) {
  const hash = createHash('sha256');
  async function* chunks() {
    let bytes = 0;
    for await (const chunk of body) {
      bytes += chunk.length;
      if (bytes > tableMaxBytes) throw new ApiError('body_too_large');
      hash.update(chunk);
      yield chunk;
    }
  }
  return { chunks: chunks(), digest: () => hash.digest('base64url') };
}

const contentColumns = [
  ...(['columns', 'file_name', 'lengths', 'rejections', 'row_count', 'rejected', 'edition'] as const),
  ...(['loaded_at', 'loaded_by'] as const),
] as const;
/** The data replaced by an upload. */
const contentOf = (row: EnrichmentTablesTable) =>
  Object.fromEntries(contentColumns.map((column) => [column, row[column]] as const));

/** Tables that observables are looked up in: uploaded as CSV, and exchanged as a whole. */
export function mountTables(platform: Platform, { log, newId }: EnrichmentPorts): void {
  const { clock, database } = platform;

  const record = (tx: Transaction, actor: Actor, kind: EventKind, { id, name, row_count }: EnrichmentTablesTable) =>
    log.record(tx, {
      at: clock(),
      kind,
      severity: 'low',
      actor,
      audienceId: everyone,
      objectType: 'enrichment',
      objectId: id,
      subject: name,
      details: { count: row_count },
    });

  platform.app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    mountStream(
      { ...platform, app: scope },
      loadEnrichmentTable,
      async ({ request, query, caller, actor, storeOnce }) => {
        const { chunks, digest } = watch((request.body ?? request.raw) as Readable);
        const { before, reader, publish } = await stageTable({ database, newId }, query, chunks);
        return storeOnce(digest(), async (tx): Promise<LoadedTable> => {
          const at = clock();
          const row = await publish(tx, { id: caller.id, now: at });
          await record(tx, actor, 'enrichment_table_loaded', row);
          const undone = before ? contentOf(before) : { deleted_at: at };
          const rows = [{ table: 'enrichment_tables' as const, id: row.id, version: row.version, before: undone }];
          const [table] = await showTables(tx, [row]);
          if (!table) throw new ApiError('record_not_found');
          return {
            table,
            changeId: await keepChange(tx, { id: newId(), actorId: caller.id, at, rows }),
            rejections: reader.rejections,
          };
        });
      },
    );
  });

  mountRead(platform, listTableRows, async ({ params: { id }, query: { limit, after } }) => {
    const table = await requireTable(database.read, id);
    // Keys are not used as cursors: they may contain anything.
    const begin = after === undefined ? 0 : Number(after);
    if (!Number.isSafeInteger(begin) || begin < 0)
      throw new ApiError('invalid_input', 'The field "after" is not one this list gave out.');
    const rows = await database.read
      .selectFrom('enrichment_rows')
      .select(['key_text', 'cells'])
      .where('table_id', '=', id)
      .where('edition', '=', table.edition)
      .orderBy('key_text')
      .offset(begin)
      .limit(limit + 1)
      .execute();
    return {
      rows: rows
        .slice(0, limit)
        .map(({ key_text, cells }) => ({ key: key_text, cells: JSON.parse(cells) as string[] })),
      rejections: JSON.parse(table.rejections) as LoadedTable['rejections'],
      next: rows.length > limit ? String(begin + limit) : null,
    };
  });

  mountChange(platform, deleteEnrichmentTable, async ({ tx, caller, actor, params: { id } }) => {
    const at = clock();
    const before = await requireTable(tx, id);
    const version = before.version + 1;
    await tx.updateTable('enrichment_tables').set({ deleted_at: at, version }).where('id', '=', id).execute();
    await record(tx, actor, 'enrichment_table_deleted', before);
    const rows = [{ table: 'enrichment_tables' as const, id, version, before: { deleted_at: null } }];
    return { changeId: await keepChange(tx, { id: newId(), actorId: caller.id, at, rows }) };
  });
}
