import { ignoresBesideRef } from './detect-draft.ts';
import { type References, referenceKeywords } from './references.ts';
import type { SchemaNodeProblem } from './schema-node.ts';
import { isSchemaObject } from './subschemas.ts';
import { enterScope, type Place } from './written-identifiers.ts';

/** One schema that speaks about a node: the written one first, then those its references lead to. */
export interface Layer extends Place {
  /** From the node's own schema, in steps of keywords: empty for that schema itself, `/$ref` behind it. */
  readonly step: string;
  /** The roots of the resources that led here, the outermost first. */
  readonly dynamic: readonly string[];
  /** The draft ignores what this schema says beside its `$ref`. */
  readonly isMuted: boolean;
}

export interface Layers {
  /** Their subschemas are below this node. */
  readonly open: readonly Layer[];
  /** The schema of the ancestor that is repeated: it says what this is, and its subschemas stay with the ancestor. */
  readonly repeated: Layer | undefined;
  readonly circular: string | undefined;
  readonly problem: SchemaNodeProblem | undefined;
  readonly via: string | undefined;
}

export function rootLayer(references: References): Layer {
  const { root } = references;
  return { ...root, step: '', dynamic: [root.scope.resource], isMuted: isMuted(root.schema, references) };
}

/** The schema `step` below one layer. */
export function layerBelow(above: Layer, step: string, schema: unknown, references: References): Layer {
  const pointer = above.pointer + step;
  const scope = enterScope(schema, pointer, above.scope, references.draft);
  return layerAt({ schema, pointer, scope }, '', above.dynamic, references);
}

/** Follows every reference of a node's schema, each place once. `ancestorAt` finds the nodes above by their content. */
export function openLayers(
  first: Layer,
  references: References,
  ancestorAt: (pointer: string) => string | undefined,
): Layers {
  if (!hasReference(first)) return alone(first);
  const open = [first];
  let repeated: Layer | undefined;
  let circular: string | undefined;
  let problem: SchemaNodeProblem | undefined;
  let via: string | undefined;
  for (let at = 0; at < open.length; at += 1) {
    for (const { step, text, found } of followAll(open[at] ?? first, references)) {
      via ??= text;
      if (typeof found === 'string') {
        problem ??= found;
        continue;
      }
      const ancestor = ancestorAt(found.pointer);
      if (ancestor !== undefined) {
        repeated ??= found;
        circular ??= ancestor;
      } else if (open.some(({ pointer }) => pointer === found.pointer)) {
        problem ??= 'ref_loop';
      } else {
        open.push({ ...found, step });
      }
    }
  }
  return { open, repeated, circular, problem, via };
}

function alone(layer: Layer): Layers {
  return { open: [layer], repeated: undefined, circular: undefined, problem: undefined, via: undefined };
}

function hasReference({ schema }: Layer): boolean {
  if (!isSchemaObject(schema)) return false;
  return '$ref' in schema || '$dynamicRef' in schema || '$recursiveRef' in schema;
}

function* followAll(layer: Layer, references: References) {
  if (!isSchemaObject(layer.schema)) return;
  for (const keyword of referenceKeywords) {
    const text = Object.hasOwn(layer.schema, keyword) ? layer.schema[keyword] : undefined;
    if (typeof text !== 'string' || (layer.isMuted && keyword !== '$ref')) continue;
    const place = references.follow(keyword, text, layer.scope, layer.dynamic);
    const step = `${layer.step}/${keyword}`;
    yield { step, text, found: typeof place === 'string' ? place : layerAt(place, step, layer.dynamic, references) };
  }
}

function layerAt(place: Place, step: string, dynamic: readonly string[], references: References): Layer {
  const isSame = dynamic[dynamic.length - 1] === place.scope.resource;
  return {
    schema: place.schema,
    pointer: place.pointer,
    scope: place.scope,
    step,
    dynamic: isSame ? dynamic : [...dynamic, place.scope.resource],
    isMuted: isMuted(place.schema, references),
  };
}

function isMuted(schema: unknown, { draft }: References): boolean {
  return ignoresBesideRef(draft) && isSchemaObject(schema) && typeof schema.$ref === 'string';
}
