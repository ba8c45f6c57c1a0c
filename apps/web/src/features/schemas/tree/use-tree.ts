import type { SchemaRecord } from '@halyard/contracts/work/schemas.ts';
import {
  bundleSchema,
  findByPointer,
  openTree,
  placeInside,
  placeOutside,
  type SchemaNode,
  valueAt,
} from '@halyard/schema-inference/viewer';
import { useMemo, useState } from 'react';
import { findPath } from './find-path.ts';
import { visibleRows } from './visible-rows.ts';

const nothing: ReadonlySet<string> = new Set();

function toggled(set: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(set);
  if (!next.delete(id)) next.add(id);
  return next;
}

type Written = Pick<SchemaRecord, 'schema' | 'address' | 'related'>;

/**
 * The tree of a schema, with those it refers to: expanded nodes, and the focused one. `wanted` is the location in the
 * URL, a pointer or the id of a node; when it changes, the path to it is expanded.
 */
export function useTree({ schema, address, related }: Written, wanted: string | undefined) {
  const opened = useMemo(() => {
    const startedAt = performance.now();
    const bundle = bundleSchema({ address, schema }, related);
    return {
      startedAt,
      bundle,
      tree: openTree(bundle),
      /** A place as the tree knows it, and as it is called in the document where it is written. */
      inside: (location: string) => placeInside(location, bundle, related),
      outside: (pointer: string) => placeOutside(pointer, related),
    };
  }, [schema, address, related]);
  const { tree, bundle, inside } = opened;
  const [known, setKnown] = useState<{ readonly tree: typeof tree; readonly location: string | undefined }>();
  const [open, setOpen] = useState(nothing);
  const [active, setActive] = useState<string>();
  /** Counts scroll requests. */
  const [revealed, setRevealed] = useState(0);

  function reveal(path: readonly string[]) {
    setOpen((before) => (path.length > 2 ? new Set([...before, ...path.slice(1, -1)]) : before));
    setActive(path.at(-1));
    setRevealed((count) => count + 1);
  }

  if (known?.tree !== tree || known.location !== wanted) {
    setKnown({ tree, location: wanted });
    if (known && known.tree !== tree) setOpen(nothing);
    if (wanted === undefined) setActive(undefined);
    else if (wanted !== active) reveal(findPath(tree, inside(wanted)));
  }

  const rows = useMemo(() => visibleRows(tree, open), [tree, open]);
  return {
    ...opened,
    rows,
    open,
    /** The schema `false`: no value fits here. */
    rejectsAll: ({ kind, target }: SchemaNode) => kind === 'boolean' && valueAt(bundle, target) === false,
    /** The id of the node that has the focus; undefined before anything was chosen. */
    active,
    revealed,
    /** The link to the rule that a value violated, where the schema is applied to that value. */
    findRule: (pointer: string, instance: string): readonly string[] => findByPointer(tree, inside(pointer), instance),
    activate: setActive,
    reveal,
    toggle: (node: SchemaNode) => setOpen((before) => toggled(before, node.id)),
    openAll: (nodes: readonly SchemaNode[]) =>
      setOpen((before) => new Set([...before, ...nodes.filter((node) => node.isExpandable).map(({ id }) => id)])),
    closeAll: () => setOpen(nothing),
  };
}

export type OpenTree = ReturnType<typeof useTree>;
