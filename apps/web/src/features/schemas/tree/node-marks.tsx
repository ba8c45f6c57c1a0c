import type { SchemaNode } from '@halyard/schema-inference/viewer';
import { useMessages } from '../../../text/lazy-messages.ts';
import { schemasWords } from '../../../text/loaders/work.ts';
import styles from './tree.module.css';

/** Badges of a node: required, deprecated, reference target, problems. */
export function NodeMarks({ node }: { readonly node: SchemaNode }) {
  const { tree: text } = useMessages(schemasWords);
  const { required, deprecated, readOnly, circular, problem } = node;
  return (
    <>
      {required && <span className={styles.required}>{text.required} </span>}
      {deprecated && <span className={styles.mark}>{text.deprecated} </span>}
      {readOnly && <span className={styles.mark}>{text.readOnly} </span>}
      {circular !== undefined && (
        <span className={styles.mark}>
          <span aria-hidden>↻</span> {text.circular}{' '}
        </span>
      )}
      {problem !== undefined && <span className={styles.problem}>{text.problems[problem]} </span>}
    </>
  );
}
