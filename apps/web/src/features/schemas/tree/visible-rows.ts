import type { SchemaNode, SchemaTree } from '@halyard/schema-inference/viewer';

/** One line of the tree that is drawn. */
export type TreeRow = {
  readonly node: SchemaNode;
  /** Its place among its siblings, from 1, and how many they are. */
  readonly position: number;
  readonly siblings: number;
};

/** The visible rows, top to bottom: the schema's content, and that of expanded nodes. */
export function visibleRows(tree: SchemaTree, open: ReadonlySet<string>): readonly TreeRow[] {
  const rows: TreeRow[] = [];
  // Our own stack instead of recursion: documents nest hundreds of levels deep.
  const waiting: TreeRow[] = [];
  const queue = (nodes: readonly SchemaNode[]) => {
    for (let location = nodes.length; location > 0; location--) {
      const node = nodes[location - 1];
      if (node) waiting.push({ node, position: location, siblings: nodes.length });
    }
  };

  queue(tree.children(tree.root));
  for (let row = waiting.pop(); row; row = waiting.pop()) {
    rows.push(row);
    if (row.node.isExpandable && open.has(row.node.id)) queue(tree.children(row.node));
  }
  return rows;
}
