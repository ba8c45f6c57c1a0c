import { writeInstant } from '../read-instant.ts';
import type { ExchangeConnection, ExchangeRecord } from '../records.ts';
import type { Patch } from './write-fields.ts';

const observables = new Set(['observed-data']);

/** The least that STIX 2.1 asks of an object of this kind, for a record that did not come as one. */
export function newObject(record: ExchangeRecord): Patch {
  const { id, kind, name } = record;
  const created = writeInstant(record.createdAt ?? record.modifiedAt ?? record.seenAt ?? 0);
  const modified = record.modifiedAt === null ? created : writeInstant(record.modifiedAt);
  return {
    type: kind,
    spec_version: '2.1',
    id,
    created,
    modified,
    ...(named(kind) ? { name } : {}),
    ...askedOf(record),
  };
}

const named = (kind: string) => !observables.has(kind);

// STIX 2.1, section 4: required properties of each type in addition to a name.
function askedOf({ kind, name, type, seenAt, createdAt, latitude, country }: ExchangeRecord): Patch {
  const at = writeInstant(seenAt ?? createdAt ?? 0);
  switch (kind) {
    case 'indicator':
      return { pattern: patternOf(name), pattern_type: 'stix', valid_from: at };
    case 'malware':
      return { is_family: false };
    case 'observed-data':
      return { first_observed: at, last_observed: at, number_observed: 1 };
    case 'identity':
      return { identity_class: type === 'Person' ? 'individual' : 'organization' };
    case 'location':
      return latitude === null && country === null ? { region: 'unknown' } : {};
    default:
      return {};
  }
}

// A threat that someone wrote down has no pattern; STIX insists on one, so it looks for the name.
function patternOf(name: string): string {
  const quoted = name.replaceAll('\\', '\\\\').replaceAll("'", "\\'");
  return `[x-halyard-threat:name = '${quoted}']`;
}

/** The same for a connection: a relationship of STIX. */
export function newRelationship({ id, sourceId, targetId, type, createdAt, modifiedAt }: ExchangeConnection): Patch {
  const created = writeInstant(createdAt ?? modifiedAt ?? 0);
  const modified = modifiedAt === null ? created : writeInstant(modifiedAt);
  const ends = { source_ref: sourceId, target_ref: targetId };
  return { type: 'relationship', spec_version: '2.1', id, created, modified, relationship_type: slug(type), ...ends };
}

// STIX 2.1, section 5.1: small letters, digits and hyphens.
function slug(word: string): string {
  return (
    word
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'related-to'
  );
}
