import type { CsvMapping } from '@halyard/contracts/intelligence/csv-columns.ts';
import type { Risk, Strength } from '@halyard/contracts/intelligence/entities.ts';
import type { ImportProblem, Rejection } from '@halyard/contracts/intelligence/imports.ts';
import type { Family, Position, Tlp } from '@halyard/contracts/intelligence/intelligence.ts';
import type { ThreatSeverity, ThreatStatus, Verdict } from '@halyard/contracts/intelligence/threats.ts';

/** Milliseconds since 1970, or null where no one said. */
export type Instant = number | null;

/** A record as it is stored: a threat, an entity or a reference. */
export interface ExchangeRecord {
  /** A STIX id: `malware--` and a UUID. */
  readonly id: string;
  /** The STIX type. */
  readonly kind: string;
  readonly family: Family;
  /** The word people use: `Malware`, `Person`, `Phishing`. */
  readonly type: string;
  readonly name: string;
  readonly description: string;
  /** Only threats have one, and only where someone stated it. */
  readonly severity: ThreatSeverity | null;
  /** Only threats have one, and every threat has one. */
  readonly status: ThreatStatus | null;
  readonly risk: Risk | null;
  /** `''` where the file does not say: the importer then asks `sourceOf`. */
  readonly source: string;
  /** The importer filled the source in; the object itself names none, and none leaves with it. */
  readonly sourceAssumed: boolean;
  readonly confidence: number | null;
  readonly tlp: Tlp | null;
  readonly labels: readonly string[];
  /** ISO 3166-1, two letters. */
  readonly country: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** `country`: the point is only the middle of the country. Null exactly where there is no point. */
  readonly accuracy: Position['accuracy'] | null;
  readonly seenAt: Instant;
  readonly createdAt: Instant;
  readonly modifiedAt: Instant;
  readonly acknowledgedAt: Instant;
  readonly verdict: Verdict | null;
  /** `''` without a verdict. */
  readonly verdictReason: string;
  /** The STIX object unchanged, JSON; `''` for a record of a CSV file or written here. */
  readonly stix: string;
}

/** A connection as it is stored: a STIX relationship or sighting. */
export interface ExchangeConnection {
  readonly id: string;
  readonly sourceId: string;
  readonly targetId: string;
  /** The word people use: `uses`, `attributed to`, `Employment`. */
  readonly type: string;
  readonly strength: Strength | null;
  readonly description: string;
  readonly confidence: number | null;
  readonly tlp: Tlp | null;
  readonly lastContactAt: Instant;
  readonly createdAt: Instant;
  readonly modifiedAt: Instant;
  /** The STIX object unchanged, JSON; `''` for a connection of a CSV file or written here. */
  readonly stix: string;
}

/** A connection of a CSV file: its ends are names (or STIX ids) that only the importer can look up. */
export interface NamedConnection
  extends Pick<ExchangeConnection, 'type' | 'strength' | 'description' | 'confidence' | 'tlp'> {
  /** The one it was exported with; null for a row that someone wrote. */
  readonly id: string | null;
  readonly sourceName: string;
  readonly targetName: string;
  readonly lastContactAt: Instant;
  readonly modifiedAt: Instant;
}

export type ExchangeRejection = Rejection;

/** The items of a reader, in the order of the file. A problem is the last item: the whole file is rejected. */
export type ImportItem =
  /** `createdBy`: the id of the identity that wrote the record, for `sourceOf`. */
  | { kind: 'record'; place: string; record: ExchangeRecord; createdBy: string | null }
  | { kind: 'connection'; place: string; connection: ExchangeConnection }
  | { kind: 'named_connection'; place: string; connection: NamedConnection }
  | { kind: 'rejected'; rejection: ExchangeRejection }
  | { kind: 'problem'; problem: ImportProblem; detail: string };

export type ProblemItem = Extract<ImportItem, { kind: 'problem' }>;
export type RejectedItem = Extract<ImportItem, { kind: 'rejected' }>;

/** The input of a reader other than the bytes. */
export interface ReadOptions {
  /** One object or row more is the problem `too_many_objects`. */
  readonly maxObjects: number;
  /** A longer object or row is rejected as `too_large`. */
  readonly maxObjectBytes: number;
  /** Of a CSV file: which column holds what; without it, its headings say so. */
  readonly mapping?: CsvMapping | null | undefined;
  /** Hears the headings of a CSV file, also of one that cannot be read by them. */
  readonly onHeadings?: (headings: readonly string[]) => void;
  /** For rows that state no time, in milliseconds since 1970. */
  readonly now?: number;
  /** Bytes read so far, after every chunk. */
  readonly onProgress?: (bytesRead: number) => void;
}
