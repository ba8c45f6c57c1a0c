import { exportConnections, exportEntities } from '@halyard/contracts/intelligence/entities.ts';
import type { ExportFormat } from '@halyard/contracts/intelligence/threats.ts';
import type { Kysely } from 'kysely';
import type { ConnectionsTable } from '../../../database/tables/intelligence-schema.ts';
import type { Schema } from '../../../database/tables/schema.ts';
import type { Platform } from '../../../platform/mount/mount.ts';
import { mountExport } from '../../../platform/mount/mount-export.ts';
import { writeCsvPages } from '../../../platform/replies/write-csv.ts';
import { writeJsonList } from '../../../platform/replies/write-json.ts';
import {
  collectIds,
  counting,
  exportName,
  mapPages,
  pagesOf,
  readConnectionPages,
  readIdPages,
  readRecordPages,
  recordExport,
  rowsAllowed,
  writeStixPages,
} from '../export-file.ts';
import { narrowToGroup } from '../graph/narrow-to-group.ts';
import type { ReadNetworkOf } from '../graph/read-network.ts';
import type { IntelligencePorts } from '../intelligence-ports.ts';
import { networkColumns, toRecordCells } from '../record-cells.ts';
import { toInstant, toInstantOrNull } from '../record-columns.ts';
import { readLinks } from '../record-store.ts';
import { countEntities } from './filter-entities.ts';
import { readEntityIds } from './list-entities.ts';
import { readConnections, toConnections } from './show-connections.ts';
import { toEntities } from './show-entities.ts';

/** The cells of a CSV row that an import undoes as the same connection. */
async function toConnectionCells(db: Kysely<Schema>, rows: readonly ConnectionsTable[]) {
  const links = await readLinks(
    db,
    rows.flatMap(({ source_id, target_id }) => [source_id, target_id]),
  );
  return rows.map((row) => ({
    id: row.id,
    source: links.get(row.source_id)?.name,
    target: links.get(row.target_id)?.name,
    type: row.type,
    strength: row.strength,
    lastContact: toInstantOrNull(row.last_contact_at),
    description: row.description,
    confidence: row.confidence,
    tlp: row.tlp,
    sourceId: row.source_id,
    targetId: row.target_id,
    modified: toInstant(row.updated_at),
  }));
}

const connectionColumns = [
  ...(['id', 'source', 'target', 'type', 'strength', 'lastContact', 'description', 'confidence', 'tlp'] as const),
  ...(['sourceId', 'targetId', 'modified'] as const),
] satisfies readonly (keyof Awaited<ReturnType<typeof toConnectionCells>>[number])[];

async function* writeNetworkJson(db: Kysely<Schema>, pages: AsyncIterable<readonly string[]>): AsyncGenerator<string> {
  const ids = await collectIds(pages);
  yield '{"entities":';
  yield* writeJsonList(mapPages(readRecordPages(db, pagesOf(ids)), (rows) => toEntities(db, rows)));
  yield ',\n"connections":';
  yield* writeJsonList(mapPages(readConnectionPages(db, ids), (rows) => toConnections(db, rows)));
  yield '}\n';
}

type Written = { readonly ports: IntelligencePorts; readonly ids: AsyncIterable<readonly string[]> };

function writeEntities(db: Kysely<Schema>, { ports, ids }: Written, format: ExportFormat): AsyncIterable<string> {
  if (format === 'stix') return writeStixPages(db, ports, ids);
  if (format === 'json') return writeNetworkJson(db, ids);
  return writeCsvPages(
    networkColumns,
    mapPages(readRecordPages(db, ids), (rows) => rows.map(toRecordCells)),
  );
}

/** The network as files: entities of the list, and the connections among the nodes on screen. */
export function mountEntityExport(platform: Platform, ports: IntelligencePorts, readNetwork: ReadNetworkOf): void {
  const { clock, database, exports } = platform;
  const db = database.read;

  mountExport(platform, exportEntities, async ({ caller, actor, query: { format, within, ...given } }) => {
    const at = clock();
    const filter = await narrowToGroup(database, readNetwork, given, within);
    const asked = { filter, now: at, sort: 'name', direction: 'asc' } as const;
    const total = await countEntities(db, filter, at);
    const atMost = rowsAllowed(caller, exports.viewerRows);
    await recordExport(database, ports, { at, actor, objectType: 'entity', format, count: Math.min(total, atMost) });
    let rows = 0;
    const pages = readIdPages((page) => readEntityIds(db, asked, page), atMost);
    const ids = counting(pages, (items) => {
      rows += items;
    });
    return {
      ...exportName({ what: 'entities', format, at }),
      parts: writeEntities(db, { ports, ids }, format),
      counts: () => ({ rows, total }),
    };
  });

  mountExport(platform, exportConnections, async ({ caller, actor, body }) => {
    const at = clock();
    const found = mapPages(readConnectionPages(db, [...new Set(body.records)]), (rows) => rows.map(({ id }) => id));
    const ids = await collectIds(found);
    const shown = ids.slice(0, rowsAllowed(caller, exports.viewerRows));
    await recordExport(database, ports, { at, actor, objectType: 'connection', format: 'csv', count: shown.length });
    const pages = mapPages(pagesOf(shown), async (page) => toConnectionCells(db, await readConnections(db, page)));
    return {
      ...exportName({ what: 'connections', format: 'csv', at }),
      parts: writeCsvPages(connectionColumns, pages),
      counts: () => ({ rows: shown.length, total: ids.length }),
    };
  });
}
