import type { ExchangeRejection } from '../../records.ts';
import { rejection } from '../../reject.ts';
import { isObject } from '../../stix/fields.ts';
import { describe, type FeedObject, idFrom, makeObject, markedAs, relationshipId } from '../make-object.ts';
import { type Converted, convertAttribute } from './convert-attribute.ts';
import type { EventContext } from './event-context.ts';
import { isTrue, itemsIn, type MispObject, objectsIn, textIn, timeIn } from './read-fields.ts';

export type ConvertedObject = {
  /** One for each attribute. */
  readonly attributes: readonly Converted[];
  /** The container of an event: a grouping, or an object of its own type if there is nothing to group. */
  readonly whole: FeedObject | null;
  readonly rejected: readonly ExchangeRejection[];
};

/** An object of MISP, such as a file with its hashes. */
export function convertObject(raw: unknown, place: string, event: EventContext): ConvertedObject {
  if (!isObject(raw)) {
    const refused = rejection({ place, reason: 'not_an_object', detail: '' }).rejection;
    return { attributes: [], whole: null, rejected: [refused] };
  }
  const isDeleted = isTrue(raw, 'deleted');
  const name = textIn(raw, 'name');
  const attributes = itemsIn(raw, 'Attribute').map((attribute, index) => {
    const given = isDeleted && isObject(attribute) ? { ...attribute, deleted: true } : attribute;
    return convertAttribute(given, `${place}.Attribute[${index}]`, event, name);
  });
  return { attributes, whole: isDeleted ? null : wholeOf(raw, name, attributes, event), rejected: [] };
}

function wholeOf(raw: MispObject, name: string, attributes: readonly Converted[], event: EventContext): FeedObject {
  const refs = [...new Set(attributes.flatMap(({ objects }) => objects.map(({ id }) => id)))];
  const facts = attributes.flatMap(({ fact }) => (fact ? [fact] : []));
  const modified = timeIn(raw, 'timestamp') ?? event.times.modified;
  const first = objectsIn(raw, 'Attribute').map((one) => textIn(one, 'value'))[0] ?? '';
  const kind = refs.length > 0 ? 'grouping' : 'x-misp-object';
  return makeObject(
    idFrom(kind, raw.uuid, [event.uuid, name, first]),
    { created: Math.min(event.times.created, modified), modified },
    {
      name: first === '' ? name : `${name}: ${first}`,
      description: describe(textIn(raw, 'comment') || textIn(raw, 'description')),
      created_by_ref: event.author?.id,
      context: kind === 'grouping' ? 'unspecified' : undefined,
      object_refs: refs,
      object_marking_refs: markedAs(event.tags.tlp),
      x_misp_name: name,
      x_misp_meta_category: textIn(raw, 'meta-category'),
      x_misp_attributes: facts,
    },
  );
}

// STIX 2.1, section 5.1: small letters, digits and hyphens.
const slug = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'related-to';

/** References between MISP objects and to attributes; `idOf` maps a UUID to its result. */
export function referencesOf(
  raw: MispObject,
  whole: FeedObject,
  idOf: (uuid: string) => string | undefined,
  { times, tags }: EventContext,
): FeedObject[] {
  return objectsIn(raw, 'ObjectReference').flatMap((reference) => {
    const target = idOf(textIn(reference, 'referenced_uuid'));
    if (target === undefined || target === whole.id || isTrue(reference, 'deleted')) return [];
    const type = slug(textIn(reference, 'relationship_type'));
    return makeObject(relationshipId(type, whole.id, target), times, {
      relationship_type: type,
      source_ref: whole.id,
      target_ref: target,
      description: describe(textIn(reference, 'comment')),
      object_marking_refs: markedAs(tags.tlp),
    });
  });
}
