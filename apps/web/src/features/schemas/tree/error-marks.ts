import type { ValidationError } from '@halyard/contracts/work/schemas.ts';
import { findByPointer, type SchemaTree } from '@halyard/schema-inference/viewer';

/** The errors of a document in the tree, by node id. */
export type ErrorMarks = {
  readonly here: ReadonlyMap<string, readonly ValidationError[]>;
  /** Number of deeper errors. */
  readonly within: ReadonlyMap<string, number>;
};

/** Assigns each error to the node of the violated rule, and counts it at all nodes above. */
export function markErrors(tree: SchemaTree, errors: readonly ValidationError[]): ErrorMarks {
  const here = new Map<string, ValidationError[]>();
  const within = new Map<string, number>();
  for (const error of errors) {
    const path = findByPointer(tree, error.schema, error.instance);
    const id = path.at(-1) ?? tree.root.id;
    here.set(id, [...(here.get(id) ?? []), error]);
    for (const above of path.slice(0, -1)) within.set(above, (within.get(above) ?? 0) + 1);
  }
  return { here, within };
}
