import { countryMiddle } from '@halyard/threat-exchange';
import type { ConnectionsTable, IntelligenceTable } from '../../database/tables/intelligence-schema.ts';
import { sampleId } from './sample-id.ts';
import { type SampleEntity, type sampleConnections, sampleEntities } from './sample-network.ts';
import { makeSampleTechniques, techniqueIdOf, toTechniqueConnection } from './sample-techniques.ts';
import type { SampleThreat } from './sample-threats.ts';
import type { SamplePorts } from './sample-workspace-ports.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const sampleSource = 'Sample workspace';

export const entityId = ({ name, type }: SampleEntity) => sampleId(type === 'Location' ? 'location' : 'identity', name);

export const entityIds = new Map(sampleEntities.map((entity) => [entity.name, entityId(entity)]));

const unset = {
  severity: null,
  status: null,
  risk: null,
  confidence: null,
  tlp: null,
  labels: '[]',
  seen_at: null,
  acknowledged_at: null,
  acknowledged_by: null,
  verdict: null,
  verdict_reason: null,
  stix: null,
  version: 1,
  deleted_at: null,
  sample: 1 as const,
  import_id: null,
  severity_assumed: 0,
  source_assumed: null,
} as const;

function placed(country: string | null) {
  const place = country === null ? null : countryMiddle(country);
  const at = { latitude: place?.latitude ?? null, longitude: place?.longitude ?? null };
  return { country, ...at, accuracy: place ? ('country' as const) : null };
}

export function toEntityRow(entity: SampleEntity, { now }: SamplePorts): IntelligenceTable {
  const { name, type, risk, description, quietDays, country } = entity;
  const createdAt = now - 120 * dayMs;
  return {
    ...unset,
    id: entityId(entity),
    kind: type === 'Location' ? 'location' : 'identity',
    family: 'entity',
    type,
    name,
    risk,
    description,
    source: sampleSource,
    ...placed(country),
    seen_at: quietDays === null ? null : now - quietDays * dayMs - hourMs,
    created_at: createdAt,
    updated_at: createdAt,
  };
}

export const threatId = ({ kind, name, seenAt }: SampleThreat, now: number) =>
  sampleId(kind, `${name} ${Math.round((now - seenAt) / 60_000)}`);

export function toThreatRow(threat: SampleThreat, { now }: SamplePorts): IntelligenceTable {
  const { kind, type, name, severity, status, source, confidence, tlp, labels, country, seenAt, acknowledged } = threat;
  return {
    ...unset,
    id: threatId(threat, now),
    kind,
    family: 'threat',
    type,
    name,
    severity,
    status,
    source,
    confidence,
    tlp,
    description: '',
    labels: JSON.stringify(labels),
    ...placed(country),
    seen_at: seenAt,
    created_at: seenAt,
    updated_at: seenAt,
    acknowledged_at: acknowledged ? Math.min(now, seenAt + 20 * 60_000) : null,
  };
}

export function toConnectionRow(
  { source, target, type, strength, quietDays }: (typeof sampleConnections)[number],
  { now }: SamplePorts,
): ConnectionsTable {
  const createdAt = now - 100 * dayMs;
  return {
    id: sampleId('relationship', `${source} ${type} ${target}`),
    type,
    strength,
    description: '',
    source_id: entityIds.get(source) ?? '',
    target_id: entityIds.get(target) ?? '',
    last_contact_at: quietDays === null ? null : now - quietDays * dayMs - 2 * hourMs,
    confidence: null,
    tlp: null,
    stix: null,
    version: 1,
    created_at: createdAt,
    updated_at: createdAt,
    deleted_at: null,
    sample: 1,
    import_id: null,
  };
}

/** Threats that name an entity are tied to it, so that the network and the threats meet. */
export function toThreatConnection(threat: SampleThreat, { now }: SamplePorts): ConnectionsTable[] {
  const target = threat.touches === null ? undefined : entityIds.get(threat.touches);
  if (target === undefined) return [];
  const id = threatId(threat, now);
  return [
    {
      id: sampleId('relationship', id),
      source_id: id,
      target_id: target,
      type: 'Association',
      strength: null,
      last_contact_at: threat.seenAt,
      description: '',
      confidence: null,
      tlp: null,
      stix: null,
      version: 1,
      created_at: threat.seenAt,
      updated_at: threat.seenAt,
      deleted_at: null,
      sample: 1,
      import_id: null,
    },
  ];
}

/** Sample techniques of ATT&CK, so that the matrix shows something on the first day. */
export const toTechniqueRows = ({ now }: SamplePorts): IntelligenceTable[] =>
  makeSampleTechniques(now).map((columns) => ({
    ...unset,
    ...columns,
    kind: 'attack-pattern',
    family: 'threat',
    type: 'Attack Pattern',
    status: 'Monitoring',
    source: sampleSource,
    ...placed(null),
  }));

/** A threat is connected to the technique that it shows. */
export function toTechniqueConnections(threat: SampleThreat, index: number, { now }: SamplePorts): ConnectionsTable[] {
  const technique = techniqueIdOf(threat.type, index);
  return technique === undefined
    ? []
    : [toTechniqueConnection({ id: threatId(threat, now), at: threat.seenAt }, technique)];
}
