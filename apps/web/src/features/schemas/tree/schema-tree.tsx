import type { SchemaNode } from '@halyard/schema-inference/viewer';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import type { ErrorMarks } from './error-marks.ts';
import styles from './tree.module.css';
import { lineByLetters, stepFor, type TreeStep } from './tree-keys.ts';
import { TreeLine } from './tree-line.tsx';
import { usePainted } from './use-painted.ts';
import type { OpenTree } from './use-tree.ts';
import { useTreeWindow } from './use-tree-window.ts';

type Props = {
  readonly label: string;
  readonly tree: OpenTree;
  readonly marks: ErrorMarks;
  /** Ids of the nodes a search has found. */
  readonly hits: ReadonlySet<string>;
  /** A node was clicked, or Enter pressed on it. */
  readonly onChoose: (node: SchemaNode) => void;
};

const lettersStayMs = 600;

/** Letters that follow each other quickly belong together. */
function useLetters() {
  const kept = useRef({ letters: '', at: 0 });
  return (letter: string, at: number) => {
    const { letters, at: before } = kept.current;
    kept.current = { letters: at - before < lettersStayMs ? letters + letter : letter, at };
    return kept.current.letters;
  };
}

/**
 * The schema as a tree by the ARIA pattern. Only rows near the viewport are rendered, so the tree keeps the focus
 * itself and names the active row.
 */
export function SchemaTree({ label, tree, marks, hits, onChoose }: Props) {
  const base = useId();
  const element = useRef<HTMLDivElement>(null);
  const { rows, open, active, revealed } = tree;
  const at = rows.findIndex(({ node }) => node.id === active);
  const { window, lineHeight } = useTreeWindow(element, rows.length, at);
  const paintedMs = usePainted(tree.startedAt);
  const addLetter = useLetters();

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolled to once, when something is to be seen.
  useEffect(() => {
    if (at >= 0 && revealed > 0) window.scrollToIndex(at, { align: 'center' });
  }, [revealed]);

  function moveTo(line: number) {
    tree.activate(rows[line]?.node.id);
    window.scrollToIndex(line, { align: 'auto' });
  }

  function choose(node: SchemaNode) {
    tree.activate(node.id);
    if (node.isExpandable) tree.toggle(node);
    onChoose(node);
  }

  function take(step: TreeStep) {
    if (step.step === 'move') moveTo(step.to);
    else if (step.step === 'toggle') tree.toggle(step.node);
    else if (step.step === 'choose') choose(step.node);
    else tree.openAll(rows.filter(({ node }) => node.parent === step.node.parent).map(({ node }) => node));
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const page = Math.max(1, Math.floor((element.current?.clientHeight ?? 0) / lineHeight) - 1);
    const step = stepFor(event.key, { rows, at: Math.max(at, 0), open, page });
    if (step) {
      event.preventDefault();
      // The first key only enters the tree.
      return at < 0 && step.step !== 'openSiblings' ? moveTo(event.key === 'End' ? rows.length - 1 : 0) : take(step);
    }
    if ([...event.key].length !== 1) return;
    const line = lineByLetters(rows, at, addLetter(event.key, event.timeStamp));
    if (line !== undefined) moveTo(line);
  }

  return (
    <div
      ref={element}
      role="tree"
      aria-label={label}
      aria-activedescendant={at < 0 ? undefined : `${base}${at}`}
      tabIndex={0}
      data-painted-ms={paintedMs}
      className={styles.tree}
      onKeyDown={onKeyDown}
    >
      <div role="presentation" className={styles.lines} style={{ height: window.getTotalSize() }}>
        {window.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          return (
            row && (
              <TreeLine
                key={row.node.id}
                id={`${base}${index}`}
                row={row}
                isOpen={open.has(row.node.id)}
                isActive={index === at}
                isHit={hits.has(row.node.id)}
                rejectsAll={tree.rejectsAll(row.node)}
                marks={marks}
                top={start}
                onClick={() => choose(row.node)}
              />
            )
          );
        })}
      </div>
    </div>
  );
}
