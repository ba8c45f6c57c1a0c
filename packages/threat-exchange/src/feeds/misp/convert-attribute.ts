import { writeInstant } from '../../read-instant.ts';
import type { ExchangeRejection } from '../../records.ts';
import { rejection } from '../../reject.ts';
import { isObject } from '../../stix/fields.ts';
import type { Reading } from '../address-pattern.ts';
import {
  describe,
  type FeedObject,
  idFrom,
  labelsFrom,
  makeObject,
  markedAs,
  relationshipId,
  saidOnly,
  sentences,
} from '../make-object.ts';
import { makeVulnerability } from '../make-vulnerability.ts';
import { hashName, observableObject, quoted } from '../observable-objects.ts';
import { partsOfFiles, readers, ruleLanguages } from './attribute-types.ts';
import { convertGalaxies } from './convert-galaxies.ts';
import type { EventContext } from './event-context.ts';
import { indicated } from './galaxy-kinds.ts';
import { isTrue, type MispObject, textIn, timeIn } from './read-fields.ts';
import { readTags, type Tags } from './read-tags.ts';

/** The outcome of an attribute; every attribute is exactly one of them. */
export type Outcome = 'indicator' | 'observable' | 'kept' | 'withdrawn' | 'rejected';

export type Converted = {
  readonly outcome: Outcome;
  /** Data of the attribute itself. */
  readonly objects: readonly FeedObject[];
  /** Relationships, and objects that other attributes name as well. */
  readonly others: readonly FeedObject[];
  /** A link: it is among the references of the report. */
  readonly link?: string;
  /** A value without its own object, for the object of MISP that it belongs to. */
  readonly fact?: Readonly<Record<string, string>>;
  readonly rejected?: ExchangeRejection;
};

type Attribute = {
  readonly raw: MispObject;
  readonly type: string;
  readonly value: string;
  readonly isDetected: boolean;
  readonly tags: Tags;
  readonly modified: number;
};

const nothing = { objects: [], others: [] } as const;

const refuse = (place: string, reason: ExchangeRejection['reason'], detail: string): Converted => ({
  outcome: 'rejected',
  ...nothing,
  rejected: rejection({ place, reason, detail }).rejection,
});

/** An attribute of an event, or of one of its objects, whose name is then given. */
export function convertAttribute(raw: unknown, place: string, event: EventContext, within: string | null): Converted {
  if (!isObject(raw)) return refuse(place, 'not_an_object', '');
  const type = textIn(raw, 'type');
  const value = textIn(raw, 'value');
  if (type === '') return refuse(place, 'no_type', value);
  if (value === '') return refuse(place, 'missing_field', `${type}: value`);
  const attribute = {
    raw,
    type,
    value,
    isDetected: isTrue(raw, 'to_ids'),
    tags: readTags(raw),
    modified: timeIn(raw, 'timestamp') ?? event.times.modified,
  };
  const converted = convert(attribute, place, event, within);
  if (!isTrue(raw, 'deleted')) return converted;
  // Values and vulnerabilities in themselves cannot be withdrawn, only what this event said.
  const objects = converted.objects.filter((object) => 'created' in object && object.type !== 'vulnerability');
  return { outcome: 'withdrawn', others: [], objects: objects.map((object) => ({ ...object, revoked: true })) };
}

function convert(attribute: Attribute, place: string, event: EventContext, within: string | null): Converted {
  const { type, value, isDetected } = attribute;
  if (type === 'vulnerability') return vulnerability(attribute, event);
  if (isDetected && ruleLanguages.has(type)) return indicator(attribute, event, { pattern: value, language: type });
  if (within === null && type === 'link' && /^https?:\/\//.test(value))
    return { outcome: 'kept', ...nothing, link: value };
  if (within === null && (type === 'text' || type === 'comment')) return note(attribute, event);
  const read = readers.get(type);
  const reading = within !== null && partsOfFiles.has(within) ? readPart(within, attribute) : (read?.(value) ?? null);
  if (reading && isDetected)
    return indicator(attribute, event, { pattern: reading.pattern, language: 'stix', note: reading.note });
  if (isDetected && read && !reading && !(within !== null && partsOfFiles.has(within)))
    return refuse(place, 'unknown_value', `${type}: ${value}`);
  if (reading && reading.observables.length > 0) return observables(attribute, event, within, reading);
  return kept(attribute, event, within);
}

/** A hash of a section of a program. */
function readPart(within: string, { type, value }: Attribute): Reading | null {
  const found = readers
    .get(type)?.(value)
    ?.observables.find((one) => one.type === 'file-hash');
  if (!found || within !== 'pe-section') return null;
  const path = `file:extensions.'windows-pebinary-ext'.sections[*].hashes.'${hashName(found.value)}'`;
  return { pattern: `[${path} = ${quoted(found.value)}]`, observables: [] };
}

/** Common fields of every object of an attribute. */
function common({ raw, tags }: Attribute, { author, tags: ofEvent }: EventContext) {
  return {
    created_by_ref: author?.id,
    description: describe(textIn(raw, 'comment')),
    labels: labelsFrom([...tags.labels, ...ofEvent.labels]),
    confidence: tags.confidence ?? ofEvent.confidence ?? undefined,
    object_marking_refs: markedAs(tags.tlp ?? ofEvent.tlp),
  };
}

const timesOf = ({ modified }: Attribute, { times }: EventContext) => ({
  created: Math.min(times.created, modified),
  modified,
});

const phase = (category: string) =>
  category === ''
    ? []
    : [{ kill_chain_name: 'misp-category', phase_name: category.toLowerCase().replaceAll(' ', '-') }];

type Rule = { readonly pattern: string; readonly language: string; readonly note?: string | undefined };

function indicator(attribute: Attribute, event: EventContext, { pattern, language, note }: Rule): Converted {
  const { raw, type, value, tags } = attribute;
  const times = timesOf(attribute, event);
  const lastSeen = timeIn(raw, 'last_seen');
  const object = makeObject(idFrom('indicator', raw.uuid, [event.uuid, type, value]), times, {
    name: language === 'stix' ? value : (/\brule\s+(\w+)/.exec(value)?.[1] ?? `${type} rule`),
    ...common(attribute, event),
    description: sentences(textIn(raw, 'comment'), note),
    pattern,
    pattern_type: language,
    valid_from: writeInstant(timeIn(raw, 'first_seen') ?? attribute.modified),
    kill_chain_phases: phase(textIn(raw, 'category')),
    x_halyard_seen_at: lastSeen === null ? undefined : writeInstant(lastSeen),
    x_misp_type: type,
  });
  const galaxies = convertGalaxies(raw, tags.galaxies, attribute.modified);
  const links = galaxies.objects
    .filter((one) => indicated.has(one.type))
    .map((one) =>
      makeObject(relationshipId('indicates', object.id, one.id), times, {
        relationship_type: 'indicates',
        source_ref: object.id,
        target_ref: one.id,
        object_marking_refs: markedAs(tags.tlp ?? event.tags.tlp),
      }),
    );
  return { outcome: 'indicator', objects: [object], others: [...galaxies.objects, ...links] };
}

function observables(attribute: Attribute, event: EventContext, within: string | null, reading: Reading): Converted {
  const marks = { object_marking_refs: markedAs(attribute.tags.tlp ?? event.tags.tlp) };
  const found = reading.observables
    .map(observableObject)
    .filter((object) => object !== null)
    .map((object) => ({ ...object, ...saidOnly(marks) }));
  if (found.length === 0) return kept(attribute, event, within);
  // Of a pair, what holds the two together is kept as it is.
  const isPair = attribute.type.includes('|') || attribute.type === 'malware-sample';
  const whole = isPair || textIn(attribute.raw, 'comment') !== '' ? kept(attribute, event, within) : null;
  const objects = [...found, ...(whole?.objects ?? [])];
  return { outcome: 'observable', objects, others: [], ...(whole?.fact && { fact: whole.fact }) };
}

function vulnerability(attribute: Attribute, event: EventContext): Converted {
  const object = makeVulnerability(attribute.value, timesOf(attribute, event), {
    object_marking_refs: markedAs(attribute.tags.tlp ?? event.tags.tlp),
  });
  return { outcome: 'kept', objects: [object], others: [] };
}

function note(attribute: Attribute, event: EventContext): Converted {
  const { raw, value } = attribute;
  const id = idFrom('note', raw.uuid, [event.uuid, attribute.type, value]);
  const content = { abstract: textIn(raw, 'category'), content: value, object_refs: [event.reportId] };
  const object = makeObject(id, timesOf(attribute, event), { ...common(attribute, event), ...content });
  return { outcome: 'kept', objects: [object], others: [] };
}

/** Kept unchanged: on its object, else as an object of its own type. */
function kept(attribute: Attribute, event: EventContext, within: string | null): Converted {
  const { raw, type, value, isDetected } = attribute;
  if (within !== null) {
    const fact = { type, relation: textIn(raw, 'object_relation'), value, comment: textIn(raw, 'comment') };
    return { outcome: 'kept', ...nothing, fact };
  }
  const id = idFrom('x-misp-attribute', raw.uuid, [event.uuid, type, value]);
  const object = makeObject(id, timesOf(attribute, event), {
    name: `${type}: ${value}`,
    ...common(attribute, event),
    x_misp_type: type,
    x_misp_category: textIn(raw, 'category'),
    x_misp_value: value,
    x_misp_to_ids: isDetected || undefined,
  });
  return { outcome: 'kept', objects: [object], others: [] };
}
