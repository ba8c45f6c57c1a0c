import { strengths } from '@halyard/contracts/intelligence/entities.ts';
import { descriptionMax } from '@halyard/contracts/intelligence/intelligence.ts';
import type { ExchangeConnection } from '../records.ts';
import {
  choiceOf,
  confidenceOf,
  instantOf,
  isStixId,
  listOf,
  member,
  ObjectRejected,
  requiredReference,
  requiredText,
  type StixObject,
  shown,
  textOf,
} from './fields.ts';
import { tlpOf } from './tlp-markings.ts';

const typeMax = 100;

/** The first who saw what a sighting is of: it need not say who that was (STIX 2.1, section 5.2). */
const seerOf = (object: StixObject): unknown =>
  ['where_sighted_refs', 'observed_data_refs'].flatMap((field) => [...listOf(object, field)])[0] ??
  member(object, 'created_by_ref');

/** Whether an object connects two others. A sighting by no one has one end only, and is kept as a record. */
export function isConnection(object: StixObject, kind: string): boolean {
  if (kind !== 'sighting') return kind === 'relationship';
  requiredReference(object, 'sighting_of_ref');
  return seerOf(object) !== undefined;
}

/** The word people use for a type of relationship: `attributed-to` is `attributed to`. */
export const connectionWord = (relationshipType: string) => relationshipType.replaceAll('-', ' ');

/** A STIX relationship, or a sighting: the observer is then connected with the observed object. */
export function mapConnection(object: StixObject, kind: string, id: string, stix: string): ExchangeConnection {
  const ends = kind === 'sighting' ? endsOfSighting(object) : endsOfRelationship(object);
  if (ends.sourceId === ends.targetId) throw new ObjectRejected('self_reference', ends.sourceId);
  for (const field of ['start_time', 'first_seen']) instantOf(object, field);
  const lastSeenAt = instantOf(object, kind === 'sighting' ? 'last_seen' : 'stop_time');
  return {
    id,
    stix,
    ...ends,
    type: textOf(object, 'x_halyard_type', typeMax) || ends.type,
    strength: choiceOf(object, 'x_halyard_strength', strengths),
    description: textOf(object, 'description', descriptionMax),
    confidence: confidenceOf(object),
    tlp: tlpOf(listOf(object, 'object_marking_refs')),
    lastContactAt: instantOf(object, 'x_halyard_last_contact') ?? lastSeenAt,
    createdAt: instantOf(object, 'created'),
    modifiedAt: instantOf(object, 'modified'),
  };
}

type Ends = Pick<ExchangeConnection, 'sourceId' | 'targetId' | 'type'>;

function endsOfRelationship(object: StixObject): Ends {
  const type = requiredText(object, 'relationship_type', typeMax);
  const sourceId = requiredReference(object, 'source_ref');
  const targetId = requiredReference(object, 'target_ref');
  return { sourceId, targetId, type: connectionWord(type) };
}

// The first observer represents all of them: a sighting is one object, and so one connection. The rest stay in `stix`.
function endsOfSighting(object: StixObject): Ends {
  const targetId = requiredReference(object, 'sighting_of_ref');
  const sourceId = seerOf(object);
  if (!isStixId(sourceId)) throw new ObjectRejected('bad_field', `where_sighted_refs: ${shown(sourceId)}`);
  return { sourceId, targetId, type: 'sighting of' };
}
