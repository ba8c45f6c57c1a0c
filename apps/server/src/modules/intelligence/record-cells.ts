import { writeLabels } from '@halyard/threat-exchange';
import type { IntelligenceTable } from '../../database/tables/intelligence-schema.ts';
import { toInstant, toInstantOrNull } from './record-columns.ts';

/** The cells of a CSV row that an import recognizes as the same record: `modified` identifies its version. */
export const toRecordCells = (row: IntelligenceTable) => ({
  id: row.id,
  family: row.family,
  name: row.name,
  type: row.type,
  source: row.source,
  severity: row.severity,
  severityAssumed: row.severity !== null && row.severity_assumed > 0 ? 'yes' : '',
  status: row.status,
  risk: row.risk,
  confidence: row.confidence,
  tlp: row.tlp,
  timestamp: toInstant(row.seen_at ?? row.created_at),
  lastActivity: toInstantOrNull(row.seen_at),
  labels: writeLabels(JSON.parse(row.labels) as string[]),
  country: row.country,
  latitude: row.latitude,
  longitude: row.longitude,
  accuracy: row.accuracy,
  description: row.description,
  modified: toInstant(row.updated_at),
});

type Column = keyof ReturnType<typeof toRecordCells>;

const position = ['latitude', 'longitude', 'accuracy', 'modified'] as const;
const about = ['confidence', 'tlp', 'labels', 'country', 'description'] as const;

export const threatColumns = [
  ...(['id', 'name', 'type', 'severity', 'source', 'timestamp', 'status', 'risk'] as const),
  ...about,
  ...position,
  'severityAssumed',
] as const satisfies readonly Column[];

/** The network contains records of every family. */
export const networkColumns = [
  ...(['id', 'family', 'name', 'type', 'risk', 'severity', 'status', 'lastActivity', 'source'] as const),
  ...about,
  ...position,
  'severityAssumed',
] as const satisfies readonly Column[];
