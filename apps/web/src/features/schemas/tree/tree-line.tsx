import { ChevronRight } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { schemasWords } from '../../../text/loaders/work.ts';
import type { ErrorMarks } from './error-marks.ts';
import { nameOf, typeOf } from './name-of-node.ts';
import { NodeMarks } from './node-marks.tsx';
import styles from './tree.module.css';
import type { TreeRow } from './visible-rows.ts';
import { writeValue, writeValues } from './write-value.ts';

type Props = {
  readonly id: string;
  readonly row: TreeRow;
  readonly isOpen: boolean;
  readonly isActive: boolean;
  readonly isHit: boolean;
  readonly rejectsAll: boolean;
  readonly marks: ErrorMarks;
  /** Pixels from the top of the tree. */
  readonly top: number;
  readonly onClick: () => void;
};

function ErrorCount({ id, marks }: { readonly id: string; readonly marks: ErrorMarks }) {
  const { tree: text } = useMessages(schemasWords);
  const format = useFormat();
  const here = marks.here.get(id)?.length ?? 0;
  const within = marks.within.get(id) ?? 0;
  if (here > 0) return <span className={styles.errors}>{text.errors(here, format.number(here))} </span>;
  if (within > 0)
    return <span className={styles.errorsWithin}>{text.errorsWithin(within, format.number(within))} </span>;
  return null;
}

/** One node as a row: depth, name, type, format, values and description. */
export function TreeLine({ id, row, isOpen, isActive, isHit, rejectsAll, marks, top, onClick }: Props) {
  const { tree: text } = useMessages(schemasWords);
  const { node, position, siblings } = row;
  const type = typeOf(node, rejectsAll, text);
  const values = node.enum ?? (node.const === undefined ? undefined : [node.const]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree around it has the focus and takes the keys.
    <div
      id={id}
      role="treeitem"
      // The tree itself has the focus, and names the line that is meant.
      tabIndex={-1}
      aria-level={node.level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={node.isExpandable ? isOpen : undefined}
      aria-selected={isActive}
      data-hit={isHit || undefined}
      className={styles.line}
      style={{ '--level': node.level - 1, transform: `translateY(${top}px)` } as CSSProperties}
      onClick={onClick}
    >
      <span aria-hidden className={styles.depth} />
      <span aria-hidden className={styles.twist} data-open={isOpen || undefined}>
        {node.isExpandable && <ChevronRight size={16} />}
      </span>
      {/* Spaces keep the words apart for those who listen. */}
      <span className={styles.name}>{nameOf(node, text.root)}</span>{' '}
      {type !== '' && <span className={styles.type}>{type} </span>}
      {node.format !== undefined && <span className={styles.format}>{node.format} </span>}
      <NodeMarks node={node} />
      <ErrorCount id={node.id} marks={marks} />
      {values && (
        <span className={styles.values}>{node.enum ? writeValues(values) : `= ${writeValue(values[0], 60)}`} </span>
      )}
      {node.description !== undefined && <span className={styles.description}>{node.description.slice(0, 300)}</span>}
    </div>
  );
}
