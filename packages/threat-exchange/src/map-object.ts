import { threatKinds } from '@halyard/contracts/intelligence/severity-rules.ts';
import { findBadText } from './find-bad-text.ts';
import type { ImportItem } from './records.ts';
import { rejection } from './reject.ts';
import type { FoundObject } from './stix/bundle-scanner.ts';
import {
  instantOf,
  isObject,
  isStixId,
  member,
  ObjectRejected,
  referenceOf,
  requiredText,
  type StixObject,
  shown,
} from './stix/fields.ts';
import { isConnection, mapConnection } from './stix/map-connection.ts';
import { mapRecord } from './stix/map-record.ts';

export type MappedItem = Extract<ImportItem, { kind: 'record' | 'connection' | 'rejected' }>;

/** A STIX 2.1 object as a record or a connection, or why it is rejected. STIX 2.0 objects are taken as well. */
export function mapObject({ place, object, text }: Pick<FoundObject, 'place' | 'object' | 'text'>): MappedItem {
  try {
    return map(place, object, text);
  } catch (error) {
    if (!(error instanceof ObjectRejected)) throw error;
    const { reason, detail } = error;
    return rejection({ place, objectId: idIn(object), reason, detail });
  }
}

function map(place: string, object: unknown, text: string): MappedItem {
  if (!isObject(object)) throw new ObjectRejected('not_an_object', shown(object));
  const kind = kindOf(object);
  const id = idOf(object, kind);
  checkVersion(object);
  const badText = findBadText(object, text);
  if (badText !== null) throw new ObjectRejected('bad_text', badText);
  checkRequired(object, kind);
  if (isConnection(object, kind))
    return { kind: 'connection', place, connection: mapConnection(object, kind, id, text) };
  const createdBy = referenceOf(object, 'created_by_ref');
  return { kind: 'record', place, record: mapRecord(object, kind, id, text), createdBy };
}

function idIn(object: unknown): string | null {
  const id = isObject(object) ? member(object, 'id') : null;
  return isStixId(id) ? id : null;
}

// STIX 2.1, section 2.16 and 11.
const typeShape = /^[a-z0-9-]{3,250}$/;

function kindOf(object: StixObject): string {
  const kind = member(object, 'type');
  if (kind === undefined) throw new ObjectRejected('no_type', '');
  if (typeof kind !== 'string' || kind === '') throw new ObjectRejected('no_type', shown(kind));
  if (kind === 'bundle' || !typeShape.test(kind)) throw new ObjectRejected('bad_field', `type: ${kind}`);
  return kind;
}

function idOf(object: StixObject, kind: string): string {
  const id = member(object, 'id');
  if (id === undefined) throw new ObjectRejected('no_id', kind);
  if (!isStixId(id) || !id.startsWith(`${kind}--`)) throw new ObjectRejected('bad_id', shown(id));
  return id;
}

const knownVersions = new Set<unknown>([undefined, '2.0', '2.1']);

// Objects of STIX 2.0 have no version field.
function checkVersion(object: StixObject) {
  const version = member(object, 'spec_version');
  if (!knownVersions.has(version)) throw new ObjectRejected('unknown_spec_version', shown(version));
}

const domainObjects = new Set<string>([
  ...[...threatKinds, 'identity', 'location', 'course-of-action', 'grouping', 'malware-analysis'],
  ...['note', 'opinion', 'report', 'relationship', 'sighting', 'language-content', 'extension-definition'],
]);

/** STIX 2.1, section 3.2: domain and relationship objects state when they were written; observables do not. */
function checkRequired(object: StixObject, kind: string) {
  if (domainObjects.has(kind)) for (const field of ['created', 'modified']) requireInstant(object, field);
  if (kind === 'marking-definition') requireInstant(object, 'created');
  if (kind === 'indicator') requiredText(object, 'pattern', Number.POSITIVE_INFINITY);
}

function requireInstant(object: StixObject, field: string) {
  if (instantOf(object, field) === null) throw new ObjectRejected('missing_field', field);
}
