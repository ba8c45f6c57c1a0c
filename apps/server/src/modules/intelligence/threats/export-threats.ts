import { type ExportFormat, exportThreats } from '@halyard/contracts/intelligence/threats.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../database/tables/schema.ts';
import type { Platform } from '../../../platform/mount/mount.ts';
import { mountExport } from '../../../platform/mount/mount-export.ts';
import { writeCsvPages } from '../../../platform/replies/write-csv.ts';
import { writeJsonList } from '../../../platform/replies/write-json.ts';
import {
  counting,
  exportName,
  mapPages,
  readIdPages,
  readRecordPages,
  recordExport,
  rowsAllowed,
  writeStixPages,
} from '../export-file.ts';
import type { IntelligencePorts } from '../intelligence-ports.ts';
import { threatColumns, toRecordCells } from '../record-cells.ts';
import { countThreats, totalOf } from './count-threats.ts';
import { readThreatIds } from './list-threats.ts';
import { toThreats } from './show-threats.ts';

type Written = { readonly ports: IntelligencePorts; readonly ids: AsyncIterable<readonly string[]> };

function writeThreats(db: Kysely<Schema>, { ports, ids }: Written, format: ExportFormat): AsyncIterable<string> {
  if (format === 'stix') return writeStixPages(db, ports, ids);
  const rows = readRecordPages(db, ids);
  if (format === 'json') return writeJsonList(mapPages(rows, (page) => toThreats(db, page)));
  return writeCsvPages(
    threatColumns,
    mapPages(rows, (page) => page.map(toRecordCells)),
  );
}

/** The threats of the list as a file, newest first, with the connections among them in a bundle. */
export function mountThreatExport(platform: Platform, ports: IntelligencePorts): void {
  const { clock, database, exports } = platform;
  const db = database.read;

  mountExport(platform, exportThreats, async ({ caller, actor, query: { format, ...filter } }) => {
    const at = clock();
    const order = { sort: 'timestamp', direction: 'desc' } as const;
    const total = totalOf(await countThreats(db, filter, at));
    const atMost = rowsAllowed(caller, exports.viewerRows);
    await recordExport(database, ports, { at, actor, objectType: 'threat', format, count: Math.min(total, atMost) });
    let rows = 0;
    const pages = readIdPages((page) => readThreatIds(db, { filter, now: at, ...order }, page), atMost);
    const ids = counting(pages, (items) => {
      rows += items;
    });
    return {
      ...exportName({ what: 'threats', format, at }),
      parts: writeThreats(db, { ports, ids }, format),
      counts: () => ({ rows, total }),
    };
  });
}
