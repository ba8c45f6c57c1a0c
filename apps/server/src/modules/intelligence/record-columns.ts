import type { Position } from '@halyard/contracts/intelligence/intelligence.ts';
import { isConfidenceAssumed } from '../../database/exchange-rows.ts';
import type { IntelligenceTable } from '../../database/tables/intelligence-schema.ts';
import type { IntelligencePorts } from './intelligence-ports.ts';

export const toInstant = (at: number): string => new Date(at).toISOString();
export const toInstantOrNull = (at: number | null): string | null => (at === null ? null : toInstant(at));
export const fromInstantOrNull = (at: string | null): number | null => (at === null ? null : Date.parse(at));

function toPosition({ latitude, longitude, accuracy }: IntelligenceTable): Position | null {
  if (latitude === null || longitude === null || accuracy === null) return null;
  return { latitude, longitude, accuracy };
}

/** Common fields of threats and entities. */
export function toShown(row: IntelligenceTable) {
  return {
    id: row.id,
    kind: row.kind,
    type: row.type,
    name: row.name,
    description: row.description,
    source: row.source,
    confidence: row.confidence,
    confidenceAssumed: isConfidenceAssumed(row),
    tlp: row.tlp,
    labels: JSON.parse(row.labels) as string[],
    country: row.country,
    position: toPosition(row),
    version: row.version,
    importId: row.import_id,
    createdAt: toInstant(row.created_at),
    updatedAt: toInstant(row.updated_at),
    sample: row.sample === 1,
  };
}

type Draft = Pick<IntelligenceTable, 'name' | 'type' | 'description' | 'source' | 'confidence' | 'tlp' | 'country'> & {
  readonly labels: readonly string[];
};

type Location = Pick<IntelligenceTable, 'country' | 'latitude' | 'longitude' | 'accuracy'>;

/** A stated country is located at its center; while it is unchanged, so is a more precise point. */
function locationOf(
  country: string | null,
  before: Location | undefined,
  { placeOfCountry }: IntelligencePorts,
): Location {
  if (before && before.country === country) {
    const { latitude, longitude, accuracy } = before;
    return { country, latitude, longitude, accuracy };
  }
  const middle = country === null ? undefined : placeOfCountry(country);
  if (!middle) return { country, latitude: null, longitude: null, accuracy: null };
  return { country, latitude: middle.latitude, longitude: middle.longitude, accuracy: 'country' };
}

/** The columns that a person writes alike into threats and entities. */
export function toColumns(draft: Draft, before: IntelligenceTable | undefined, ports: IntelligencePorts) {
  const { name, type, description, source, confidence, tlp, labels, country } = draft;
  return {
    name,
    type,
    description,
    source,
    confidence,
    tlp,
    labels: JSON.stringify(labels),
    ...locationOf(country, before, ports),
  };
}

/** The columns of a record that has just been written down here. */
export const newColumns = (now: number) =>
  ({
    severity: null,
    status: null,
    risk: null,
    acknowledged_at: null,
    acknowledged_by: null,
    verdict: null,
    verdict_reason: null,
    stix: null,
    version: 1,
    created_at: now,
    updated_at: now,
    deleted_at: null,
    sample: 0,
    import_id: null,
    severity_assumed: 0,
    source_assumed: null,
  }) as const satisfies Partial<IntelligenceTable>;

const fieldOf: Readonly<Record<string, string>> = {
  seen_at: 'timestamp',
  latitude: 'country',
  longitude: 'country',
  accuracy: 'country',
  last_contact_at: 'lastContact',
  severity_assumed: 'severity',
};

/** The contract's names of changed columns. */
export const fieldsOf = (columns: readonly string[], names: Readonly<Record<string, string>> = {}): string[] => [
  ...new Set(columns.map((column) => names[column] ?? fieldOf[column] ?? column)),
];
