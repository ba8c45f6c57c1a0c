import { expect, test } from 'vitest';
import { seededRandom } from '../sample/seeded-random.ts';
import { schemaFiles } from '../testing/schema-files.ts';
import { findByPointer } from './find-by-pointer.ts';
import { escapeToken, valueAt } from './json-pointer.ts';
import { openTree, type SchemaTree } from './open-tree.ts';
import type { SchemaNode } from './schema-node.ts';
import { searchTree } from './search-tree.ts';

const maps = ['properties', 'patternProperties', 'dependentSchemas', 'dependencies', '$defs', 'definitions'];
const lists = ['prefixItems', 'items', 'allOf', 'anyOf', 'oneOf'];
const singles = [
  ...['additionalProperties', 'unevaluatedProperties', 'propertyNames', 'items', 'additionalItems', 'unevaluatedItems'],
  ...['contains', 'contentSchema', 'not', 'if', 'then', 'else'],
];

/** Pointers of all schemas that are objects, found without the code under test. */
function writtenSchemas(schema: unknown, pointer = '', found: string[] = []): string[] {
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return found;
  found.push(pointer);
  for (const [keyword, value] of Object.entries(schema)) {
    if (typeof value !== 'object' || value === null) continue;
    const isMap = maps.includes(keyword) || (lists.includes(keyword) && Array.isArray(value));
    if (isMap)
      for (const [key, part] of Object.entries(value))
        writtenSchemas(part, `${pointer}/${keyword}/${escapeToken(key)}`, found);
    else if (singles.includes(keyword)) writtenSchemas(value, `${pointer}/${keyword}`, found);
  }
  return found;
}

/** Expands every node until no new schema shows; each schema is expanded where it shows first. */
function expandAll(tree: SchemaTree): Map<string, SchemaNode> {
  const shown = new Map<string, SchemaNode>();
  const expanded = new Set<string>();
  const waiting = [tree.root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    shown.set(node.pointer, node);
    const places = tree.places(node).join(' ');
    if (expanded.has(places)) continue;
    expanded.add(places);
    waiting.push(...tree.children(node));
  }
  return shown;
}

/** A schema with references in every direction. */
function randomSchema(random: () => number, depth: number): unknown {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)];
  if (random() < 0.1) return random() < 0.5;
  const schema: Record<string, unknown> = {};
  if (random() < 0.4)
    schema.$ref = pick(['#', '#/$defs/a', '#/$defs/b', '#/properties/p', '#/items/0', '#/no', '#b', 'http://x/']);
  if (random() < 0.3) schema.type = pick(['object', 'array', 'string']);
  if (depth === 0) return schema;
  const below = () => randomSchema(random, depth - 1);
  for (const keyword of maps) if (random() < 0.3) schema[keyword] = { p: below(), 'q/~': below() };
  for (const keyword of lists) if (random() < 0.2) schema[keyword] = [below(), below()];
  for (const keyword of singles) if (random() < 0.15) schema[keyword] = below();
  return schema;
}

test('no schema of a random document is lost, and every pointer leads to a schema', () => {
  const random = seededRandom(7);
  for (let round = 0; round < 50; round += 1) {
    const root = randomSchema(random, 3);
    const definitions = { a: randomSchema(random, 2), b: { $anchor: 'b', ...(randomSchema(random, 2) as object) } };
    const draft =
      round % 2 ? 'http://json-schema.org/draft-07/schema#' : 'https://json-schema.org/draft/2020-12/schema';
    const document = { ...(root as object), $schema: draft, $defs: definitions };

    const shown = expandAll(openTree(document));

    expect(writtenSchemas(document).filter((pointer) => !shown.has(pointer))).toEqual([]);
    for (const pointer of shown.keys()) expect(valueAt(document, pointer)).toBeDefined();
  }
});

test.each(schemaFiles)('$name: no schema is lost and no reference is dead', ({ schema }) => {
  const tree = openTree(schema);

  const shown = expandAll(tree);

  const written = writtenSchemas(schema);
  expect(written.length).toBeGreaterThan(10);
  expect(written.filter((pointer) => !shown.has(pointer))).toEqual([]);
  const problems = [...shown.values()].map(({ problem }) => problem);
  expect(problems.filter((problem) => problem === 'unresolved_ref' || problem === 'ref_loop')).toEqual([]);
});

test.each(schemaFiles)('$name: every schema is found by its pointer', ({ schema }) => {
  const tree = openTree(schema);
  for (const pointer of writtenSchemas(schema).slice(0, 300)) {
    const path = findByPointer(tree, pointer);

    expect(tree.node(path.at(-1) ?? '')?.pointer).toBe(pointer);
    expect(path[0]).toBe('#');
  }
});

test.each(schemaFiles)('$name: a search ends and its paths can be opened', ({ schema }) => {
  const tree = openTree(schema);
  const { matches } = searchTree(tree, 'type', 50);

  for (const { id, path } of matches) {
    if (id === tree.root.id) continue;
    const parent = tree.node(path.at(-1) ?? '');
    expect(parent && tree.children(parent).map((child) => child.id)).toContain(id);
  }
  expect(searchTree(tree, 'no schema says this', 50)).toEqual({ matches: [], more: false });
});

test('a schema of 2.7 MB shows its first level at once', () => {
  const property = (name: string) => ({
    type: 'object',
    title: name,
    description: `What ${name} holds, in so many words that the document grows long.`,
    properties: {
      id: { type: 'string', format: 'uuid' },
      next: { $ref: '#/definitions/n1' },
      list: { type: 'array', items: { type: 'number' } },
    },
  });
  const entries = (prefix: string) =>
    Object.fromEntries(Array.from({ length: 5_200 }, (_, at) => [`${prefix}${at}`, property(`${prefix}${at}`)]));
  const schema = { type: 'object', properties: entries('p'), definitions: entries('n') };
  expect(JSON.stringify(schema).length).toBeGreaterThan(2_700_000);

  const started = performance.now();
  const tree = openTree(schema);
  const first = tree.children(tree.root);
  const took = performance.now() - started;

  expect(first).toHaveLength(10_400);
  expect(took).toBeLessThan(250);
});
