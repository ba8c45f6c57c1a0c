import type { SchemaEvidence, ValidationError } from '@halyard/contracts/work/schemas.ts';
import type { SchemaNode } from '@halyard/schema-inference/viewer';
import { useMemo } from 'react';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { schemasWords } from '../../../text/loaders/work.ts';
import { Button } from '../../../ui/button.tsx';
import layout from '../../../ui/layout/layout.module.css';
import type { ChangeSearch } from '../use-schemas-search.ts';
import { type ErrorMarks, markErrors } from './error-marks.ts';
import { pathTo } from './find-path.ts';
import { typeOf } from './name-of-node.ts';
import { NodePanel } from './node-panel.tsx';
import { SchemaTree } from './schema-tree.tsx';
import styles from './tree.module.css';
import { TreeSearchLine } from './tree-search.tsx';
import type { OpenTree } from './use-tree.ts';
import { useTreeSearch } from './use-tree-search.ts';

type Props = {
  readonly title: string;
  readonly tree: OpenTree;
  readonly evidence: readonly SchemaEvidence[];
  readonly errors: readonly ValidationError[];
  readonly search: string;
  readonly change: ChangeSearch;
};

type RootProps = { readonly tree: OpenTree; readonly marks: ErrorMarks; readonly onChoose: (node: SchemaNode) => void };

/** The schema itself: its statements about the whole document. */
function RootLine({ tree, marks, onChoose }: RootProps) {
  const { tree: text } = useMessages(schemasWords);
  const format = useFormat();
  const { root } = tree.tree;
  const errors = marks.here.get(root.id)?.length ?? 0;
  return (
    <button
      type="button"
      className={styles.rootLine}
      aria-pressed={tree.active === undefined || tree.active === root.id}
      onClick={() => onChoose(root)}
    >
      <span className={styles.name}>{text.root}</span>{' '}
      <span className={styles.type}>{typeOf(root, tree.rejectsAll(root), text)}</span>{' '}
      {errors > 0 && <span className={styles.errors}>{text.errors(errors, format.number(errors))}</span>}
    </button>
  );
}

/** The properties of a schema as a tree, the search text, and details of the selected node. */
export function TreeView({ title, tree, evidence, errors, search, change }: Props) {
  const { tree: text } = useMessages(schemasWords);
  const format = useFormat();
  const { root } = tree.tree;
  const { inside } = tree;
  const marks = useMemo(
    () =>
      markErrors(
        tree.tree,
        errors.map((error) => ({ ...error, schema: inside(error.schema) })),
      ),
    [tree.tree, errors, inside],
  );
  const evidenceAt = useMemo(() => new Map(evidence.map((one) => [one.pointer, one])), [evidence]);
  const found = useTreeSearch(tree, search);
  const node = (tree.active === undefined ? undefined : tree.tree.node(tree.active)) ?? root;

  function choose(chosen: SchemaNode) {
    tree.activate(chosen.id);
    change({ node: chosen === root ? undefined : chosen.id }, { replace: true });
  }

  return (
    <div className={styles.board}>
      <div className={layout.frame}>
        <div className={styles.tools}>
          <TreeSearchLine
            wanted={search}
            found={found}
            onSearch={(words) => change({ search: words }, { replace: true })}
          />
          <span>{text.rows(tree.rows.length, format.number(tree.rows.length))}</span>
          <Button size="small" variant="quiet" disabled={tree.open.size === 0} onClick={tree.closeAll}>
            {text.collapseAll}
          </Button>
        </div>
        <RootLine tree={tree} marks={marks} onChoose={choose} />
        {tree.rows.length > 0 ? (
          <SchemaTree label={text.label(title)} tree={tree} marks={marks} hits={found.hits} onChoose={choose} />
        ) : (
          <p className={styles.empty}>{root.problem === 'not_a_schema' ? text.notASchema : text.empty}</p>
        )}
      </div>
      <NodePanel
        node={node}
        location={tree.outside(node.pointer)}
        rejectsAll={tree.rejectsAll(node)}
        evidence={evidenceAt.get(node.pointer) ?? evidenceAt.get(node.target)}
        marks={marks}
        onAncestor={(id) => tree.reveal(pathTo(tree.tree, id))}
      />
    </div>
  );
}
