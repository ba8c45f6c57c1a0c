import type { SchemaTree } from './open-tree.ts';
import type { SchemaNode } from './schema-node.ts';
import { definitionKeywords } from './subschemas.ts';

export interface SearchMatch {
  readonly id: string;
  /** Ids of the nodes to open, from the root to the one above the match. */
  readonly path: readonly string[];
}

export interface SearchResult {
  readonly matches: readonly SearchMatch[];
  /** True when there are matches beyond the limit. */
  readonly more: boolean;
}

/**
 * Finds names, titles, descriptions, enum values and constants, without regard to case, the nearest to the root first.
 * Every schema written in the document is visited once, at its first occurrence; a definition is found where it is used
 * and among the definitions only when nothing uses it.
 */
export function searchTree(tree: SchemaTree, text: string, limit: number): SearchResult {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return { matches: [], more: false };
  const matches: SearchMatch[] = [];
  for (const { node, path } of walkOnce(tree)) {
    if (!says(node, wanted)) continue;
    if (matches.length === limit) return { matches, more: true };
    matches.push({ id: node.id, path });
  }
  return { matches, more: false };
}

interface Step {
  readonly node: SchemaNode;
  /** Ids from the root to the node above. */
  readonly path: readonly string[];
}

/** Every schema of the document once, the nearest to the root first, definitions where they are used. */
export function* walkOnce(tree: SchemaTree): Generator<Step> {
  const seen = new Set<string>();
  const waiting: Step[] = [{ node: tree.root, path: [] }];
  const definitions: Step[] = [];
  for (let at = 0; at < waiting.length || definitions.length > 0; at += 1) {
    if (at === waiting.length) waiting.push(...definitions.splice(0));
    const step = waiting[at];
    if (!step || isSeen(tree, step.node, seen)) continue;
    yield step;
    const path = [...step.path, step.node.id];
    for (const node of tree.children(step.node)) {
      (definitionKeywords.has(node.keyword) ? definitions : waiting).push({ node, path });
    }
  }
}

/** A node is one view of every schema it shows; it is new if its own schema is. */
function isSeen(tree: SchemaTree, node: SchemaNode, seen: Set<string>): boolean {
  if (seen.has(node.pointer)) return true;
  if (node.via === undefined) {
    seen.add(node.pointer);
    return false;
  }
  for (const pointer of tree.places(node)) {
    if (pointer === node.pointer || node.circular === undefined) seen.add(pointer);
  }
  return false;
}

function says(node: SchemaNode, wanted: string): boolean {
  if (has(node.name, wanted) || has(node.title, wanted) || has(node.description, wanted)) return true;
  if (node.enum?.some((value) => has(wordsOf(value), wanted))) return true;
  return node.const !== undefined && has(wordsOf(node.const), wanted);
}

function has(text: string | undefined, wanted: string): boolean {
  return text?.toLowerCase().includes(wanted) === true;
}

function wordsOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
