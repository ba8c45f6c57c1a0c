import { findByPointer, type SchemaTree } from '@halyard/schema-inference/viewer';

/** The ids from the root to a node. */
export function pathTo(tree: SchemaTree, id: string): readonly string[] {
  const path: string[] = [];
  for (let node = tree.node(id); node; node = node.parent === null ? undefined : tree.node(node.parent)) {
    path.unshift(node.id);
  }
  return path;
}

/** The ids from the root to a location of the schema: a JSON Pointer, or the id of a node, which begins with `#`. */
export function findPath(tree: SchemaTree, location: string): readonly string[] {
  if (!location.startsWith('#')) return findByPointer(tree, location);
  const path = pathTo(tree, location);
  return path.length > 0 ? path : [tree.root.id];
}
