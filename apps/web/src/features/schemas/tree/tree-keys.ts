import type { SchemaNode } from '@halyard/schema-inference/viewer';
import type { TreeRow } from './visible-rows.ts';

/** The effect of a key in the tree. */
export type TreeStep =
  | { readonly step: 'move'; readonly to: number }
  | { readonly step: 'toggle'; readonly node: SchemaNode }
  | { readonly step: 'choose'; readonly node: SchemaNode }
  | { readonly step: 'openSiblings'; readonly node: SchemaNode };

type Location = {
  readonly rows: readonly TreeRow[];
  /** The line that has the focus. */
  readonly at: number;
  readonly open: ReadonlySet<string>;
  /** Lines that fit into the window. */
  readonly page: number;
};

const move = (to: number): TreeStep => ({ step: 'move', to });

function parentOf(rows: readonly TreeRow[], at: number): number {
  const parent = rows[at]?.node.parent;
  return rows.findLastIndex(({ node }, index) => index < at && node.id === parent);
}

function stepIn({ rows, at, open }: Location, node: SchemaNode): TreeStep | undefined {
  if (!node.isExpandable) return undefined;
  return open.has(node.id) ? move(Math.min(at + 1, rows.length - 1)) : { step: 'toggle', node };
}

function stepOut({ rows, at, open }: Location, node: SchemaNode): TreeStep | undefined {
  if (node.isExpandable && open.has(node.id)) return { step: 'toggle', node };
  const parent = parentOf(rows, at);
  return parent < 0 ? undefined : move(parent);
}

/** Keys by the ARIA pattern for trees; undefined for a key that means nothing here. */
export function stepFor(key: string, location: Location): TreeStep | undefined {
  const { rows, at, page } = location;
  const node = rows[at]?.node;
  const last = rows.length - 1;
  if (!node) return undefined;
  if (key === 'ArrowDown') return move(Math.min(at + 1, last));
  if (key === 'ArrowUp') return move(Math.max(at - 1, 0));
  if (key === 'PageDown') return move(Math.min(at + page, last));
  if (key === 'PageUp') return move(Math.max(at - page, 0));
  if (key === 'Home') return move(0);
  if (key === 'End') return move(last);
  if (key === 'ArrowRight') return stepIn(location, node);
  if (key === 'ArrowLeft') return stepOut(location, node);
  if (key === 'Enter' || key === ' ') return { step: 'choose', node };
  return key === '*' ? { step: 'openSiblings', node } : undefined;
}

/** The next row whose name begins with the letters; one letter alone searches further down first. */
export function lineByLetters(rows: readonly TreeRow[], at: number, letters: string): number | undefined {
  const from = letters.length === 1 ? at + 1 : at;
  const wanted = letters.toLowerCase();
  for (let step = 0; step < rows.length; step++) {
    const line = (from + step) % rows.length;
    if (rows[line]?.node.name.toLowerCase().startsWith(wanted)) return line;
  }
  return undefined;
}
