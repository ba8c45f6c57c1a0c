import { descriptionMax, labelMax, type Tlp } from '@halyard/contracts/intelligence/intelligence.ts';
import { uuidOf } from '../csv/row-ids.ts';
import { writeInstant } from '../read-instant.ts';
import { withTlp } from '../stix/tlp-markings.ts';

/** A STIX 2.1 object, as an import reads it. */
export type FeedObject = Readonly<Record<string, unknown>> & { readonly type: string; readonly id: string };

/** Milliseconds since 1970. */
export type Times = { readonly created: number; readonly modified: number };

const isSaid = (value: unknown) =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

/** Properties without those that say nothing: STIX knows no null and no empty list (2.1, section 2). */
export const saidOnly = (properties: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(properties).filter(([, value]) => isSaid(value)));

/** A domain or relationship object with what every such object must have. */
export function makeObject(id: string, { created, modified }: Times, properties: Readonly<Record<string, unknown>>) {
  const object: FeedObject = {
    type: id.slice(0, id.indexOf('--')),
    spec_version: '2.1',
    id,
    created: writeInstant(created),
    modified: writeInstant(modified),
    ...saidOnly(properties),
  };
  return object;
}

// STIX 2.1, section 2.9: UUIDs are of RFC 4122, versions 4 and 5.
const stixUuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[45][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** An id from the UUID that the other side gives, where STIX allows it; else from `parts`, always the same. */
export function idFrom(kind: string, uuid: unknown, parts: readonly string[]): string {
  const given = typeof uuid === 'string' ? uuid.trim().toLowerCase() : '';
  return `${kind}--${stixUuid.test(given) ? given : uuidOf([kind, ...parts])}`;
}

/** The id of a relationship: the same ends and the same type are the same one. */
export const relationshipId = (type: string, source: string, target: string) =>
  `relationship--${uuidOf([type, source, target])}`;

export const markedAs = (tlp: Tlp | null) => (tlp === null ? [] : withTlp([], tlp));

/** Text up to `max` characters as people count them; a longer one says by its last character that it was cut. */
export function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const characters = [...text.slice(0, 2 * max)];
  return characters.length <= max ? text : `${characters.slice(0, max - 1).join('')}…`;
}

export const describe = (text: string) => cut(text.trim(), descriptionMax);

/** The description of a value, followed by further notes. */
export const sentences = (...texts: readonly (string | undefined)[]): string =>
  describe(texts.filter((text) => text !== undefined && text !== '').join('\n'));

const labelsMax = 50;

/** Labels of a record: without duplicates, and within its limit. */
export function labelsFrom(texts: readonly string[]): string[] {
  const labels = texts.map((text) => cut(text.trim(), labelMax)).filter((text) => text !== '');
  return [...new Set(labels)].slice(0, labelsMax);
}
