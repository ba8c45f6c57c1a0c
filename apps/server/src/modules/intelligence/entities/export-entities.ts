import { type Connection, type Entity, exportConnections, exportEntities } from '@halyard/contracts/entities.ts';
import { exportMax } from '@halyard/contracts/intelligence.ts';
import type { ExportFormat } from '@halyard/contracts/threats.ts';
import type { Kysely } from 'kysely';
import type { IntelligenceTable } from '../../../database/intelligence-schema.ts';
import type { Schema } from '../../../database/schema.ts';
import { mountWork, type Platform } from '../../../platform/mount.ts';
import { writeCsv } from '../../../platform/write-csv.ts';
import { readConnectionsAmong } from '../connection-store.ts';
import { exportFile, recordExport, writeJson, writeStix } from '../export-file.ts';
import type { IntelligencePorts } from '../intelligence-ports.ts';
import { readRecords } from '../record-store.ts';
import { countEntities } from './filter-entities.ts';
import { readEntityIds } from './list-entities.ts';
import { toConnections } from './show-connections.ts';
import { toEntities } from './show-entities.ts';

// An import takes both kinds of columns back.
const entityColumns = [
  ...(['name', 'type', 'risk', 'lastActivity', 'source', 'confidence', 'tlp'] as const),
  ...(['labels', 'country', 'description'] as const),
] satisfies readonly (keyof Entity)[];
const connectionColumns = [
  ...(['source', 'target', 'type', 'strength', 'lastContact'] as const),
] satisfies readonly (keyof Connection)[];

const toEntityCells = ({ labels, ...entity }: Entity) => ({ ...entity, labels: labels.join(';') });
const toConnectionCells = ({ source, target, ...connection }: Connection) => ({
  ...{ ...connection, source: source.name, target: target.name },
});

async function writeEntities(
  db: Kysely<Schema>,
  ports: IntelligencePorts,
  rows: readonly IntelligenceTable[],
  format: ExportFormat,
): Promise<string> {
  if (format === 'csv') return writeCsv(entityColumns, (await toEntities(db, rows)).map(toEntityCells));
  const ids = rows.map(({ id }) => id);
  const connections = await readConnectionsAmong(db, ids);
  if (format === 'stix') return writeStix(ports, rows, connections);
  return writeJson({ entities: await toEntities(db, rows), connections: await toConnections(db, connections) });
}

/** The network as files: entities of the list, and the connections among the nodes on screen. */
export function mountEntityExport(platform: Platform, ports: IntelligencePorts): void {
  const { clock, database } = platform;
  const db = database.read;

  mountWork(platform, exportEntities, async ({ actor, query: { format, ...filter } }) => {
    const at = clock();
    const asked = { filter, now: at, sort: 'name', direction: 'asc' } as const;
    const { ids } = await readEntityIds(db, asked, { limit: exportMax });
    const rows = await readRecords(db, ids);
    const text = await writeEntities(db, ports, rows, format);
    const total = await countEntities(db, filter, at);
    await recordExport(database, ports, { at, actor, objectType: 'entity', format, count: rows.length });
    return { file: exportFile({ what: 'entities', format, at, text }), rows: rows.length, total };
  });

  mountWork(platform, exportConnections, async ({ actor, body }) => {
    const at = clock();
    const all = await readConnectionsAmong(db, [...new Set(body.records)]);
    const connections = await toConnections(db, all.slice(0, exportMax));
    const text = writeCsv(connectionColumns, connections.map(toConnectionCells));
    const count = connections.length;
    await recordExport(database, ports, { at, actor, objectType: 'connection', format: 'csv', count });
    return { file: exportFile({ what: 'connections', format: 'csv', at, text }), rows: count, total: all.length };
  });
}
