import { pointerTokens } from './json-pointer.ts';
import type { SchemaTree } from './open-tree.ts';
import type { SchemaNode } from './schema-node.ts';

/** Looks at so many places before it settles for where the schema is written. */
const placesLookedAt = 5_000;

/**
 * The ids from the root to the node that a JSON Pointer into the schema names, or to the nearest node above it (a
 * pointer may end in a keyword, as those of validation errors do). Given where the value is in its document, it is the
 * node where the schema is used for that value; otherwise the one where it is written.
 */
export function findByPointer(tree: SchemaTree, pointer: string, instance?: string): string[] {
  const used = instance === undefined ? undefined : findUsed(tree, pointer, pointerTokens(instance));
  return pathTo(tree, used ?? findWritten(tree, pointer));
}

function findWritten(tree: SchemaTree, pointer: string): SchemaNode {
  let found = tree.root;
  for (;;) {
    const next: SchemaNode | undefined = tree
      .children(found)
      .find((child) => isWithin(pointer, child.pointer) && child.id === `#${child.pointer}`);
    if (!next) return found;
    found = next;
  }
}

interface Visit {
  readonly node: SchemaNode;
  /** Steps into the document that are still to go. */
  readonly left: readonly string[];
}

function findUsed(tree: SchemaTree, pointer: string, instance: readonly string[]): SchemaNode | undefined {
  const seen = new Set<string>();
  const waiting: Visit[] = [{ node: tree.root, left: instance }];
  let best: { node: SchemaNode; length: number } | undefined;
  for (let at = 0; at < waiting.length && at < placesLookedAt; at += 1) {
    const visit = waiting[at];
    if (!visit) break;
    const key = `${visit.left.length} ${visit.node.id}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const length = visit.left.length === 0 ? longestMatch(tree, visit.node, pointer) : -1;
    if (length > (best?.length ?? -1)) best = { node: visit.node, length };
    waiting.push(...onward(tree, visit));
  }
  return best?.node;
}

function longestMatch(tree: SchemaTree, node: SchemaNode, pointer: string): number {
  const fitting = tree.places(node).filter((place) => isWithin(pointer, place) && isNear(pointer, place));
  return Math.max(-1, ...fitting.map((place) => place.length));
}

/** The pointer is the schema itself or one of its keywords, at most with the keyword's own entry. */
function isNear(pointer: string, place: string): boolean {
  return pointerTokens(pointer.slice(place.length)).length <= 2;
}

function onward(tree: SchemaTree, { node, left }: Visit): Visit[] {
  const repeated = node.circular === undefined ? undefined : tree.node(node.circular);
  const [token, ...rest] = left;
  const visits = tree.children(node).flatMap((child): Visit[] => {
    if (sameValue.has(child.keyword)) return [{ node: child, left }];
    return token !== undefined && describes(child, token) ? [{ node: child, left: rest }] : [];
  });
  return repeated ? [...visits, { node: repeated, left }] : visits;
}

const sameValue: ReadonlySet<string> = new Set([
  ...['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else'],
  ...['dependentSchemas', 'dependencies'],
]);
const anyEntry: ReadonlySet<string> = new Set([
  ...['patternProperties', 'additionalProperties', 'unevaluatedProperties'],
  ...['additionalItems', 'unevaluatedItems', 'contains'],
]);

/** Whether a subschema can speak about the entry `token` of the value around it. */
function describes({ keyword, name }: SchemaNode, token: string): boolean {
  if (keyword === 'properties') return name === token;
  if (keyword === 'prefixItems') return name === `prefixItems[${token}]`;
  if (keyword === 'items') return name === 'items' || name === `items[${token}]`;
  return anyEntry.has(keyword);
}

function isWithin(pointer: string, place: string): boolean {
  return pointer === place || pointer.startsWith(`${place}/`);
}

function pathTo(tree: SchemaTree, node: SchemaNode): string[] {
  const path = [node.id];
  for (let parent = node.parent; parent !== null; ) {
    path.unshift(parent);
    parent = tree.node(parent)?.parent ?? null;
  }
  return path;
}
