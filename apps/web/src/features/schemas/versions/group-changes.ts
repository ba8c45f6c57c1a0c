import type { SchemaChange } from '@halyard/contracts/work/schemas.ts';

/** The changes at one place of the schema. */
export type ChangesAt = {
  readonly pointer: string;
  /** The place exists in the older schema only. */
  readonly isGone: boolean;
  readonly changes: readonly SchemaChange[];
};

/** Groups changes of the same location, in order of the locations. */
export function groupChanges(changes: readonly SchemaChange[]): readonly ChangesAt[] {
  const groups = new Map<string, SchemaChange[]>();
  for (const change of changes) groups.set(change.pointer, [...(groups.get(change.pointer) ?? []), change]);
  return [...groups].map(([pointer, all]) => ({
    pointer,
    isGone: all.every(({ kind }) => kind === 'removed'),
    changes: all,
  }));
}
