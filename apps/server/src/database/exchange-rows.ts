import type { ExchangeConnection, ExchangeRecord } from '@halyard/threat-exchange';
import type { ConnectionsTable, IntelligenceTable } from './tables/intelligence-schema.ts';

type Decided = Pick<IntelligenceTable, 'confidence' | 'chosen'>;

/** Whether the confidence is not stated: it was assumed when an import was published, and not changed since. */
export function isConfidenceAssumed({ confidence, chosen }: Decided): boolean {
  if (confidence === null || !chosen?.includes('"confidence"')) return false;
  return (JSON.parse(chosen) as { readonly confidence?: number | null }).confidence === confidence;
}

/** A row in the form of the exchange formats. */
export function toExchangeRecord(row: IntelligenceTable): ExchangeRecord {
  return {
    id: row.id,
    kind: row.kind,
    family: row.family,
    type: row.type,
    name: row.name,
    description: row.description,
    // An assumed severity is ours alone.
    severity: row.severity_assumed > 0 ? null : row.severity,
    status: row.status,
    risk: row.risk,
    sourceAssumed: row.source !== '' && row.source === row.source_assumed,
    source: row.source,
    // So is a confidence that was assumed when an import was published.
    confidence: isConfidenceAssumed(row) ? null : row.confidence,
    tlp: row.tlp,
    labels: JSON.parse(row.labels) as string[],
    country: row.country,
    latitude: row.latitude,
    longitude: row.longitude,
    accuracy: row.accuracy,
    seenAt: row.seen_at,
    createdAt: row.created_at,
    modifiedAt: row.updated_at,
    acknowledgedAt: row.acknowledged_at,
    verdict: row.verdict,
    verdictReason: row.verdict_reason ?? '',
    stix: row.stix ?? '',
  };
}

export function toExchangeConnection(row: ConnectionsTable): ExchangeConnection {
  return {
    id: row.id,
    sourceId: row.source_id,
    targetId: row.target_id,
    type: row.type,
    strength: row.strength,
    description: row.description,
    confidence: row.confidence,
    tlp: row.tlp,
    lastContactAt: row.last_contact_at,
    createdAt: row.created_at,
    modifiedAt: row.updated_at,
    stix: row.stix ?? '',
  };
}

/** The columns that an import writes; acknowledgement and version are not in a file. */
export type ImportedRecord = Omit<
  IntelligenceTable,
  'version' | 'deleted_at' | 'sample' | 'import_id' | 'acknowledged_by'
>;
export type ImportedConnection = Omit<ConnectionsTable, 'version' | 'deleted_at' | 'sample' | 'import_id'>;

const oldAfterMs = 30 * 86_400_000;

/** Of a threat without a stated severity: whether it was already old at import, so that it opens no alert. */
function notStated({ family, severity }: ExchangeRecord, seenAt: number | null, importedAt: number): 0 | 1 | 2 {
  if (family !== 'threat' || severity !== null) return 0;
  return seenAt !== null && seenAt < importedAt - oldAfterMs ? 2 : 1;
}

/** `writtenAt` is the fallback if the file does not say when an object was written. */
export function fromExchangeRecord(record: ExchangeRecord, writtenAt: number, importedAt: number): ImportedRecord {
  const createdAt = record.createdAt ?? writtenAt;
  // A threat always has a last-seen time; without a stated one it is the time of import.
  const seenAt = record.seenAt ?? (record.family === 'threat' ? createdAt : null);
  return {
    id: record.id,
    kind: record.kind,
    family: record.family,
    type: record.type,
    name: record.name,
    description: record.description,
    severity: record.severity,
    status: record.status,
    risk: record.risk,
    source: record.source,
    confidence: record.confidence,
    tlp: record.tlp,
    labels: JSON.stringify(record.labels),
    country: record.country,
    latitude: record.latitude,
    longitude: record.longitude,
    accuracy: record.accuracy,
    seen_at: seenAt,
    severity_assumed: notStated(record, seenAt, importedAt),
    source_assumed: record.sourceAssumed ? record.source : null,
    created_at: createdAt,
    updated_at: record.modifiedAt ?? createdAt,
    acknowledged_at: record.acknowledgedAt,
    verdict: record.verdict,
    verdict_reason: record.verdict === null ? null : record.verdictReason,
    stix: record.stix === '' ? null : record.stix,
  };
}

export function fromExchangeConnection(connection: ExchangeConnection, writtenAt: number): ImportedConnection {
  const createdAt = connection.createdAt ?? writtenAt;
  return {
    id: connection.id,
    source_id: connection.sourceId,
    target_id: connection.targetId,
    type: connection.type,
    strength: connection.strength,
    description: connection.description,
    confidence: connection.confidence,
    tlp: connection.tlp,
    last_contact_at: connection.lastContactAt,
    created_at: createdAt,
    updated_at: connection.modifiedAt ?? createdAt,
    stix: connection.stix === '' ? null : connection.stix,
  };
}
