import type { SchemaDraft } from '@halyard/contracts/work/schemas.ts';
import { detectDraft } from './detect-draft.ts';
import { type Layer, type Layers, layerBelow, openLayers, rootLayer } from './layers.ts';
import { kindOf, readFacts, requiredNames } from './node-facts.ts';
import { openReferences } from './references.ts';
import type { SchemaNode, SchemaNodeProblem } from './schema-node.ts';
import { definitionKeywords, hasSubschemas, isSchemaObject, type Subschema, subschemasOf } from './subschemas.ts';

/**
 * A JSON Schema as a tree whose nodes are made when they are asked for. References are followed in place: a node shows
 * what its reference leads to. A reference that leads back to a node above is not opened again: the node states this in
 * `circular` and links there, so every path ends.
 */
export interface SchemaTree {
  readonly draft: SchemaDraft | null;
  readonly root: SchemaNode;
  /** The same nodes every time. */
  children(node: SchemaNode): readonly SchemaNode[];
  /** Finds a node again by its id, opening what is above it. */
  node(id: string): SchemaNode | undefined;
  /** The places in the document whose schemas this node shows: its own first, then those of its references. */
  places(node: SchemaNode): readonly string[];
}

interface Inside {
  readonly layers: Layers;
  readonly above: Inside | undefined;
  readonly node: SchemaNode;
  children: readonly SchemaNode[] | undefined;
}

interface Position {
  readonly id: string;
  readonly keyword: string;
  readonly name: string;
  readonly required: boolean;
  readonly problem: SchemaNodeProblem | undefined;
}

/** Opens any value; a non-schema becomes a node that says so. */
export function openTree(schema: unknown): SchemaTree {
  const draft = detectDraft(schema);
  const references = openReferences(schema, draft);
  const insides = new Map<string, Inside>();

  function make(first: Layer, position: Position, above: Inside | undefined): SchemaNode {
    const layers = openLayers(first, references, (pointer) => ancestorShowing(pointer, above));
    const node = nodeOf(layers, first, position, above?.node);
    insides.set(node.id, { layers, above, node, children: undefined });
    return node;
  }

  function makeChildren(inside: Inside): SchemaNode[] {
    const required = requiredNames(inside.layers.open);
    return childPlaces(inside.layers.open).map(({ layer, below }) => {
      const id = inside.node.id + layer.step + below.step;
      const isRequired = below.keyword === 'properties' && required.has(below.name);
      const problem = layer.isMuted && !definitionKeywords.has(below.keyword) ? 'ignored_beside_ref' : undefined;
      const { keyword, name } = below;
      const first = layerBelow(layer, below.step, below.schema, references);
      return make(first, { id, keyword, name, required: isRequired, problem }, inside);
    });
  }

  function children(node: SchemaNode): readonly SchemaNode[] {
    const inside = insides.get(node.id);
    if (!inside) return [];
    inside.children ??= makeChildren(inside);
    return inside.children;
  }

  const atRoot = { id: '#', keyword: '', name: '', required: false, problem: undefined };
  const root = make(rootLayer(references), atRoot, undefined);

  return {
    draft,
    root,
    children,
    node(id) {
      let found: SchemaNode | undefined = root;
      while (found && found.id !== id) {
        found = children(found).find((child) => child.id === id || id.startsWith(`${child.id}/`));
      }
      return found;
    },
    places: (node) => placesOf(insides.get(node.id)?.layers),
  };
}

function ancestorShowing(pointer: string, above: Inside | undefined): string | undefined {
  for (let inside = above; inside; inside = inside.above) {
    if (inside.layers.open.some((layer) => layer.pointer === pointer)) return inside.node.id;
  }
  return undefined;
}

/** Definitions come last: they are a store, not a part of what the schema describes. */
function childPlaces(open: readonly Layer[]): { layer: Layer; below: Subschema }[] {
  const parts: { layer: Layer; below: Subschema }[] = [];
  const definitions: { layer: Layer; below: Subschema }[] = [];
  for (const layer of open) {
    for (const below of subschemasOf(layer.schema)) {
      (definitionKeywords.has(below.keyword) ? definitions : parts).push({ layer, below });
    }
  }
  return definitions.length > 0 ? [...parts, ...definitions] : parts;
}

function nodeOf(layers: Layers, first: Layer, position: Position, parent: SchemaNode | undefined): SchemaNode {
  const facts = readFacts(layers);
  const isSchema = typeof first.schema === 'boolean' || isSchemaObject(first.schema);
  // Written out: this is made for every node of a large level, and spreading costs three times as much.
  return {
    id: position.id,
    keyword: position.keyword,
    name: position.name,
    required: position.required,
    types: facts.types,
    title: facts.title,
    description: facts.description,
    format: facts.format,
    enum: facts.enum,
    const: facts.const,
    default: facts.default,
    deprecated: facts.deprecated,
    readOnly: facts.readOnly,
    constraints: facts.constraints,
    parent: parent?.id ?? null,
    level: parent ? parent.level + 1 : 0,
    pointer: first.pointer,
    target: (layers.repeated ?? layers.open.at(-1) ?? first).pointer,
    kind: kindOf(layers, facts.types),
    isExpandable: layers.open.some(({ schema }) => hasSubschemas(schema)),
    circular: layers.circular,
    problem: position.problem ?? layers.problem ?? (isSchema ? undefined : 'not_a_schema'),
    via: layers.via,
  };
}

function placesOf(layers: Layers | undefined): string[] {
  if (!layers) return [];
  const places = layers.open.map(({ pointer }) => pointer);
  return layers.repeated ? [...places, layers.repeated.pointer] : places;
}
