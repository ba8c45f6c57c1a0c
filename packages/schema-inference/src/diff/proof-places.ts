import type { SchemaDraft } from '@halyard/contracts/work/schemas.ts';
import { canonicalValue } from '../exact/canonical-value.ts';
import { isNumber, isWholeNumber } from '../exact/exact-arithmetic.ts';
import { ignoresBesideRef } from '../viewer/detect-draft.ts';
import { draftInUse } from '../viewer/draft-in-use.ts';
import { openReferences, type References } from '../viewer/references.ts';
import { isSchemaObject, type SchemaObject } from '../viewer/subschemas.ts';
import { enterScope, type Place, resolveAddress } from '../viewer/written-identifiers.ts';

/** One of the two documents that are compared. */
export interface Side {
  readonly name: string;
  readonly draft: SchemaDraft;
  readonly references: References;
}

export interface Sided extends Place {
  readonly side: Side;
}

export interface Fact extends Sided {
  readonly schema: SchemaObject;
}

/** All constraints on a value, with references and `allOf` expanded. */
export interface Facts {
  readonly all: readonly Fact[];
  /** Addresses of schemas in other documents. */
  readonly foreign: ReadonlySet<string>;
  readonly types: ReadonlySet<string>;
  /** The only values there are, where they are listed. */
  readonly values: readonly unknown[] | undefined;
  /** No value keeps all this. */
  readonly isImpossible: boolean;
}

export function rootOf(schema: unknown, name: string): Sided {
  const draft = draftInUse(schema);
  const references = openReferences(schema, draft);
  return { ...references.root, side: { name, draft, references } };
}

export function below(place: Sided, step: string, schema: unknown): Sided {
  const pointer = place.pointer + step;
  return { schema, pointer, scope: enterScope(schema, pointer, place.scope, place.side.draft), side: place.side };
}

/** A schema that is written nowhere. */
export const madeUp = (like: Sided, schema: unknown): Sided => ({
  schema,
  pointer: `!${canonicalValue(schema)}`,
  scope: like.scope,
  side: like.side,
});

export type Followed =
  | { readonly kind: 'here'; readonly place: Sided }
  | { readonly kind: 'foreign'; readonly address: string }
  | { readonly kind: 'unknown' };

/** The target of `$ref`. */
export function follow({ schema, scope, side }: Fact): Followed | undefined {
  const { $ref } = schema;
  if (typeof $ref !== 'string') return undefined;
  const found = side.references.follow('$ref', $ref, scope, [side.references.root.scope.resource]);
  if (typeof found !== 'string') return { kind: 'here', place: { ...found, side } };
  const [document = '', fragment = ''] = $ref.split('#');
  const address = found === 'remote_ref' ? resolveAddress(document, scope.base) : undefined;
  return address === undefined ? { kind: 'unknown' } : { kind: 'foreign', address: `${address}#${fragment}` };
}

export const isMutedBeside = (fact: Fact) => ignoresBesideRef(fact.side.draft) && typeof fact.schema.$ref === 'string';

/** Keywords unknown to some drafts: there they have no effect. */
const laterKeywords = ['dependentRequired', 'dependentSchemas', 'minContains', 'maxContains', 'prefixItems'];
const conditions = ['if', 'then', 'else'];

function unknownTo(draft: SchemaDraft): readonly string[] {
  if (draft === '2020-12') return [];
  if (draft === '2019-09') return ['prefixItems'];
  return draft === 'draft-06' ? [...laterKeywords, ...conditions] : laterKeywords;
}

function heard(fact: Fact): Fact {
  const unknown = unknownTo(fact.side.draft).filter((keyword) => Object.hasOwn(fact.schema, keyword));
  if (unknown.length === 0) return fact;
  const known = Object.entries(fact.schema).filter(([keyword]) => !unknown.includes(keyword));
  return { ...fact, schema: Object.fromEntries(known) };
}

const allTypes = ['object', 'array', 'string', 'number', 'integer', 'boolean', 'null'];

/** `number` means those with a fraction only. */
export function typesIn(stated: unknown): Set<string> {
  if (stated === undefined) return new Set(allTypes);
  const names = [stated].flat().map(String);
  return new Set(names.includes('number') ? [...names, 'integer'] : names);
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return isNumber(value) ? (isWholeNumber(value) ? 'integer' : 'number') : typeof value;
}

export function gatherFacts(given: readonly Sided[]): Facts {
  const all: Fact[] = [];
  const foreign = new Set<string>();
  const seen = new Set<string>();
  const waiting = [...given];
  let isFalse = false;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const key = `${next.side.name}${next.pointer}`;
    if (next.schema === false) isFalse = true;
    if (!isSchemaObject(next.schema) || seen.has(key)) continue;
    seen.add(key);
    const fact: Fact = { ...next, schema: next.schema };
    const led = follow(fact);
    if (led?.kind === 'here') waiting.push(led.place);
    if (led?.kind === 'foreign') foreign.add(led.address);
    if (isMutedBeside(fact)) continue;
    all.push(heard(fact));
    const { allOf } = fact.schema;
    if (Array.isArray(allOf)) waiting.push(...allOf.map((member, at) => below(fact, `/allOf/${at}`, member)));
  }
  return summed(all, foreign, isFalse);
}

const textsKnown = new WeakMap<readonly unknown[], ReadonlySet<string>>();

/** The values of a list in texts that are the same for the same values. */
export function textsOf(list: readonly unknown[]): ReadonlySet<string> {
  const texts = textsKnown.get(list) ?? new Set(list.map(canonicalValue));
  textsKnown.set(list, texts);
  return texts;
}

function summed(all: readonly Fact[], foreign: ReadonlySet<string>, isFalse: boolean): Facts {
  let types = [...allTypes];
  let values: unknown[] | undefined;
  for (const { schema } of all) {
    const stated = typesIn(schema.type);
    types = types.filter((type) => stated.has(type));
    for (const list of [schema.enum, Object.hasOwn(schema, 'const') ? [schema.const] : undefined]) {
      if (!Array.isArray(list)) continue;
      const texts = textsOf(list);
      values = (values ?? list).filter((value) => texts.has(canonicalValue(value)));
    }
  }
  const fitting = values?.filter((value) => types.includes(typeOf(value)));
  const shown = new Set(fitting ? fitting.map(typeOf) : types);
  return { all, foreign, types: shown, values: fitting, isImpossible: isFalse || shown.size === 0 };
}
