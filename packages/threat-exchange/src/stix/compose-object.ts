import { factsOfKind, isStixKind, type StixValue } from '@halyard/contracts/intelligence/stix-kinds.ts';
import type { StixDraft } from '@halyard/contracts/intelligence/stix-objects.ts';
import { mapObject } from '../map-object.ts';
import { writeInstant } from '../read-instant.ts';
import type { ExchangeRecord } from '../records.ts';
import { isObject, listOf, member, ObjectRejected, type StixObject } from './fields.ts';
import { locationFields } from './location-of.ts';
import { withTlp } from './tlp-markings.ts';
import type { Patch } from './write-fields.ts';
import { writeRecord } from './write-object.ts';

const stated = (text: string) => (text === '' ? undefined : text);
// STIX 2.1, section 2.12: a list is never empty.
const list = (values: readonly unknown[]) => (values.length > 0 ? values : undefined);
const textIn = (object: StixObject, field: string): string => {
  const value = member(object, field);
  return typeof value === 'string' ? value : '';
};
const objectsIn = (object: StixObject, field: string): readonly StixObject[] => {
  const value = member(object, field);
  return Array.isArray(value) ? value.filter(isObject) : [];
};

type Reference = StixDraft['references'][number];

const readReference = (reference: StixObject): Reference => ({
  source: textIn(reference, 'source_name'),
  externalId: textIn(reference, 'external_id') || null,
  url: textIn(reference, 'url') || null,
  description: textIn(reference, 'description'),
});

/** A reference as it was before, with what we do not show of it, such as hashes; else a new one. */
function writeReference(reference: Reference, before: readonly StixObject[]): StixObject {
  const key = JSON.stringify(reference);
  const known = before.find((one) => JSON.stringify(readReference(one)) === key);
  if (known) return known;
  const { source, externalId, url, description } = reference;
  const written = { source_name: source, description: stated(description), url: url ?? undefined };
  return { ...written, external_id: externalId ?? undefined };
}

function patchOf(draft: StixDraft, base: StixObject): Patch {
  const { fields, naming } = factsOfKind(draft.kind);
  const references = objectsIn(base, 'external_references');
  const patch: Patch = {
    ...Object.fromEntries(fields.map(({ name }) => [name, draft.properties[name]])),
    confidence: draft.confidence ?? undefined,
    labels: list(draft.labels),
    object_marking_refs: list(withTlp(listOf(base, 'object_marking_refs'), draft.tlp)),
    kill_chain_phases: list(draft.killChain.map(({ chain, phase }) => ({ kill_chain_name: chain, phase_name: phase }))),
    external_references: list(draft.references.map((one) => writeReference(one, references))),
    [locationFields(draft.kind).country]: draft.country ?? undefined,
  };
  if (naming === 'none') return patch;
  return { ...patch, name: stated(draft.name), description: stated(draft.description) };
}

/** Values without a place in STIX are stored in the columns of a record, and exported with it. */
const withoutOurs = (object: StixObject): StixObject =>
  Object.fromEntries(Object.entries(object).filter(([name]) => !name.startsWith('x_halyard_')));

const objectOf = (record: ExchangeRecord): StixObject => JSON.parse(writeRecord(record, () => undefined));

type Written = { readonly id: string; readonly before: ExchangeRecord | null; readonly at: number };

/**
 * The record of an object that a person wrote, as an import would read it; of one that was there, properties that the
 * draft does not know stay. `at` is when, in milliseconds since 1970.
 *
 * @throws ObjectRejected where no import would take the object
 */
export function composeObject(draft: StixDraft, { id, before, at }: Written): ExchangeRecord {
  const time = writeInstant(at);
  const base =
    before === null
      ? { type: draft.kind, spec_version: '2.1', id, created: time, modified: time }
      : withoutOurs(objectOf(before));
  const object = { ...base, ...patchOf(draft, base), modified: time };
  const text = JSON.stringify(object);
  const mapped = mapObject({ place: '', object: JSON.parse(text), text });
  if (mapped.kind === 'record') return { ...mapped.record, source: draft.source };
  if (mapped.kind === 'rejected') throw new ObjectRejected(mapped.rejection.reason, mapped.rejection.detail);
  throw new Error('A record became a connection.');
}

const isValue = (value: unknown): value is StixValue =>
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.every((one) => typeof one === 'string'));

/** The editable properties of a record; null if its type has no form. */
export function readDraft(record: ExchangeRecord): StixDraft | null {
  const { kind } = record;
  if (!isStixKind(kind)) return null;
  // A record created here as a plain threat or entity has no STIX properties yet.
  const object = record.stix === '' ? { name: record.name } : objectOf(record);
  const { fields, naming } = factsOfKind(kind);
  const properties = fields.flatMap(({ name }) => {
    const value = member(object, name);
    return isValue(value) ? [[name, value] as const] : [];
  });
  return {
    kind,
    name: naming === 'none' ? '' : textIn(object, 'name'),
    description: record.description,
    source: record.source,
    confidence: record.confidence,
    tlp: record.tlp,
    labels: [...record.labels],
    country: record.country,
    killChain: objectsIn(object, 'kill_chain_phases').map((phase) => ({
      chain: textIn(phase, 'kill_chain_name'),
      phase: textIn(phase, 'phase_name'),
    })),
    references: objectsIn(object, 'external_references').map(readReference),
    properties: Object.fromEntries(properties),
  };
}
