import type { ExportFormat } from '@halyard/contracts/threats.ts';
import type { Database } from '../../database/database.ts';
import { toExchangeConnection, toExchangeRecord } from '../../database/exchange-rows.ts';
import type { ConnectionsTable, IntelligenceTable } from '../../database/intelligence-schema.ts';
import type { Actor } from '../../event-log/event-log.ts';
import type { IntelligencePorts } from './intelligence-ports.ts';

const kinds = {
  csv: { mediaType: 'text/csv', ending: 'csv' },
  json: { mediaType: 'application/json', ending: 'json' },
  stix: { mediaType: 'application/stix+json;version=2.1', ending: 'stix.json' },
} as const satisfies Record<ExportFormat, object>;

type FileOf = {
  readonly what: 'threats' | 'entities' | 'connections';
  readonly format: ExportFormat;
  readonly at: number;
  readonly text: string;
};

/** A file to hand out, named after what is in it and the day: `halyard-threats-2026-11-21.csv`. */
export function exportFile({ what, format, at, text }: FileOf) {
  const { mediaType, ending } = kinds[format];
  return { name: `halyard-${what}-${new Date(at).toISOString().slice(0, 10)}.${ending}`, mediaType, text };
}

export const writeJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The records and the connections among them as a STIX 2.1 bundle. */
export const writeStix = (
  { writeBundle }: IntelligencePorts,
  records: readonly IntelligenceTable[],
  connections: readonly ConnectionsTable[],
): string =>
  writeBundle({ records: records.map(toExchangeRecord), connections: connections.map(toExchangeConnection) });

type Export = {
  readonly at: number;
  readonly actor: Actor;
  readonly objectType: 'threat' | 'entity' | 'connection';
  readonly format: ExportFormat;
  readonly count: number;
};

/** Who takes records out stands in the log. */
export const recordExport = (
  { write }: Database,
  { log }: IntelligencePorts,
  { at, actor, objectType, format, count }: Export,
): Promise<number> =>
  write((tx) =>
    log.record(tx, {
      ...{ at, kind: 'records_exported', severity: 'low', actor, audienceId: actor.id },
      ...{ objectType, objectId: null, subject: null, details: { count, name: format } },
    }),
  );
