import { exportMax } from '@halyard/contracts/intelligence.ts';
import { type ExportFormat, exportThreats, type Threat } from '@halyard/contracts/threats.ts';
import type { Kysely } from 'kysely';
import type { IntelligenceTable } from '../../../database/intelligence-schema.ts';
import type { Schema } from '../../../database/schema.ts';
import { mountWork, type Platform } from '../../../platform/mount.ts';
import { writeCsv } from '../../../platform/write-csv.ts';
import { readConnectionsAmong } from '../connection-store.ts';
import { exportFile, recordExport, writeJson, writeStix } from '../export-file.ts';
import type { IntelligencePorts } from '../intelligence-ports.ts';
import { readRecords } from '../record-store.ts';
import { countThreats, totalOf } from './count-threats.ts';
import { readThreatIds } from './list-threats.ts';
import { toThreats } from './show-threats.ts';

// An import takes these columns back.
const columns = [
  ...(['name', 'type', 'severity', 'source', 'timestamp', 'status', 'confidence', 'tlp'] as const),
  ...(['labels', 'country', 'description'] as const),
] satisfies readonly (keyof Threat)[];

const toCells = ({ labels, ...threat }: Threat) => ({ ...threat, labels: labels.join(';') });

async function writeThreats(
  db: Kysely<Schema>,
  ports: IntelligencePorts,
  rows: readonly IntelligenceTable[],
  format: ExportFormat,
): Promise<string> {
  if (format === 'csv') return writeCsv(columns, (await toThreats(db, rows)).map(toCells));
  if (format === 'json') return writeJson(await toThreats(db, rows));
  const ids = rows.map(({ id }) => id);
  return writeStix(ports, rows, await readConnectionsAmong(db, ids));
}

/** The threats of the list as a file, newest first, with the connections among them in a bundle. */
export function mountThreatExport(platform: Platform, ports: IntelligencePorts): void {
  const { clock, database } = platform;
  const db = database.read;

  mountWork(platform, exportThreats, async ({ actor, query: { format, ...filter } }) => {
    const at = clock();
    const order = { sort: 'timestamp', direction: 'desc' } as const;
    const { ids } = await readThreatIds(db, { filter, now: at, ...order }, { limit: exportMax });
    const rows = await readRecords(db, ids);
    const text = await writeThreats(db, ports, rows, format);
    const total = totalOf(await countThreats(db, filter, at));
    await recordExport(database, ports, { at, actor, objectType: 'threat', format, count: rows.length });
    return { file: exportFile({ what: 'threats', format, at, text }), rows: rows.length, total };
  });
}
