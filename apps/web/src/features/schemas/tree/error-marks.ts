import type { ValidationError } from '@halyard/contracts/work/schemas.ts';
import { findByPointer, type SchemaTree } from '@halyard/schema-inference/viewer';

/** Where the errors of a document lie in the tree, by the ids of its nodes. */
export type ErrorMarks = {
  readonly here: ReadonlyMap<string, readonly ValidationError[]>;
  /** How many lie further in. */
  readonly within: ReadonlyMap<string, number>;
};

/** Places each error at the node whose rule it breaks, and counts it at all nodes above. */
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
