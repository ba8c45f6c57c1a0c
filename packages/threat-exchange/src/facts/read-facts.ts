import type { FactValue, StixFacts } from '@halyard/contracts/intelligence/stix-facts.ts';
import { readInstant } from '../read-instant.ts';
import { isObject, isStixId, member, type StixObject } from '../stix/fields.ts';
import { markingName } from '../stix/tlp-markings.ts';
import { citeDescription } from './cite.ts';
import { type FactKind, factTable, shownElsewhere } from './fact-table.ts';

/** A fact before the ids in it are looked up. */
type RawValue = Exclude<FactValue, { kind: 'records' }> | { readonly kind: 'records'; readonly ids: readonly string[] };

/** The facts of an object; ids are used for records. */
export type RawFacts = Omit<StixFacts, 'addedAt' | 'createdBy' | 'fields' | 'markings' | 'granularMarkings'> & {
  readonly createdBy: string | null;
  readonly fields: readonly { readonly field: string; readonly value: RawValue }[];
  readonly markings: readonly { readonly id: string; readonly name: string | null }[];
  readonly granularMarkings: readonly {
    readonly id: string | null;
    readonly name: string | null;
    readonly selectors: readonly string[];
  }[];
};

// A file may say as much as it likes; a screen shows so much of it.
const [textMax, listMax] = [20_000, 200];

const cut = (text: string) => (text.length > textMax ? `${text.slice(0, textMax)}…` : text);
const asText = (value: unknown): string => cut(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
const textIn = (object: StixObject, field: string): string | null => {
  const value = member(object, field);
  return typeof value === 'string' && value.trim() !== '' ? cut(value) : null;
};
const listIn = (object: StixObject, field: string): readonly unknown[] => {
  const value = member(object, field);
  return Array.isArray(value) ? value.slice(0, listMax) : [];
};
const instantIn = (object: StixObject, field: string): string | null => {
  const text = textIn(object, field);
  const at = text === null ? null : readInstant(text);
  return at === null ? null : new Date(at).toISOString();
};

/** The value of a property as its kind has it; undefined where it is none of that kind. */
const readers: { readonly [Kind in FactKind]: (object: StixObject, field: string) => RawValue | undefined } = {
  text(object, field) {
    const text = textIn(object, field);
    return text === null ? undefined : { kind: 'text', text };
  },
  words(object, field) {
    const words = listIn(object, field).map(asText);
    return words.length === 0 ? undefined : { kind: 'words', words };
  },
  instant(object, field) {
    const at = instantIn(object, field);
    return at === null ? undefined : { kind: 'instant', at };
  },
  flag(object, field) {
    const holds = member(object, field);
    return typeof holds === 'boolean' ? { kind: 'flag', holds } : undefined;
  },
  number(object, field) {
    const number = member(object, field);
    return typeof number === 'number' ? { kind: 'number', number } : undefined;
  },
  records(object, field) {
    const value = member(object, field);
    const ids = (Array.isArray(value) ? value : [value]).filter(isStixId);
    return ids.length === 0 ? undefined : { kind: 'records', ids };
  },
};

function fieldsOf(object: StixObject): RawFacts['fields'] {
  return Object.entries<FactKind>(factTable).flatMap(([field, kind]) => {
    const value = readers[kind](object, field);
    return value === undefined ? [] : [{ field, value }];
  });
}

function patternOf(object: StixObject): RawFacts['pattern'] {
  const text = textIn(object, 'pattern');
  if (text === null) return null;
  return {
    text,
    // STIX 2.0 had no other.
    type: textIn(object, 'pattern_type') ?? 'stix',
    version: textIn(object, 'pattern_version'),
    validFrom: instantIn(object, 'valid_from'),
    validUntil: instantIn(object, 'valid_until'),
  };
}

const isWebAddress = (url: string) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

function referencesOf(object: StixObject): RawFacts['references'] {
  return listIn(object, 'external_references')
    .filter(isObject)
    .map((reference, index) => {
      const url = textIn(reference, 'url');
      return {
        number: index + 1,
        source: textIn(reference, 'source_name') ?? '',
        description: textIn(reference, 'description') ?? '',
        externalId: textIn(reference, 'external_id'),
        url: url !== null && isWebAddress(url) ? url : null,
      };
    });
}

const isOfAttack = (source: string) => /^mitre(?:-(?:mobile|ics))?-attack$/.test(source);

const killChainOf = (object: StixObject): RawFacts['killChain'] =>
  listIn(object, 'kill_chain_phases')
    .filter(isObject)
    .map((phase) => ({ chain: textIn(phase, 'kill_chain_name') ?? '', phase: textIn(phase, 'phase_name') ?? '' }))
    .filter(({ phase }) => phase !== '');

const markingsOf = (object: StixObject): RawFacts['markings'] =>
  listIn(object, 'object_marking_refs')
    .filter(isStixId)
    .map((id) => ({ id, name: markingName(id) }));

const granularMarkingsOf = (object: StixObject): RawFacts['granularMarkings'] =>
  listIn(object, 'granular_markings')
    .filter(isObject)
    .map((marking) => {
      const id = textIn(marking, 'marking_ref');
      const name = id === null ? textIn(marking, 'lang') : markingName(id);
      return { id, name, selectors: listIn(marking, 'selectors').map(asText) };
    });

type Named = { readonly name: string; readonly value: unknown };

/** Contents of extensions; those at the top level have their own properties, and are only mentioned here. */
function extendedOf(object: StixObject): Named[] {
  const extensions = member(object, 'extensions');
  if (!isObject(extensions)) return [];
  return Object.entries(extensions).flatMap(([extension, content]) =>
    isObject(content)
      ? Object.entries(content)
          .filter(([name]) => name !== 'extension_type')
          .map(([name, value]) => ({ name: `${extension}.${name}`, value }))
      : [],
  );
}

const isOurs = (name: string) => name.startsWith('x_halyard_');

/** Properties without their own place. */
const othersOf = (object: StixObject): Named[] =>
  Object.entries(object)
    .filter(([name]) => !Object.hasOwn(factTable, name) && !shownElsewhere.has(name) && !isOurs(name))
    .map(([name, value]) => ({ name, value }));

const isCvss = ({ name }: Named) => /cvss/i.test(name);
const written = ({ name, value }: Named) => ({ name, value: asText(value) });

/** Everything that a stored STIX object states, JSON, and that no column of its record shows. */
export function readStixFacts(stix: string): RawFacts {
  const parsed: unknown = JSON.parse(stix);
  const object: StixObject = isObject(parsed) ? parsed : {};
  const references = referencesOf(object);
  const others = [...othersOf(object), ...extendedOf(object)].slice(0, listMax);
  return {
    revoked: member(object, 'revoked') === true,
    createdBy: textIn(object, 'created_by_ref'),
    pattern: patternOf(object),
    attack: references.flatMap(({ source, externalId }) => (externalId && isOfAttack(source) ? [externalId] : [])),
    killChain: killChainOf(object),
    fields: fieldsOf(object),
    cvss: others.filter(isCvss).map(written),
    description: citeDescription(textIn(object, 'description') ?? '', references),
    references,
    markings: markingsOf(object),
    granularMarkings: granularMarkingsOf(object),
    custom: others.filter((one) => !isCvss(one)).map(written),
  };
}
