import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { networkWords } from '../../../text/loaders/intelligence.ts';
import { nameIn } from '../name-in.ts';
import styles from './graph.module.css';
import type { SceneNode } from './model/scene.ts';
import type { Point } from './model/viewport.ts';

/** What the node under the pointer is. For the eyes only: list and table tell the same to everyone. */
export function NodeTip({ node, at }: { readonly node: SceneNode; readonly at: Point }) {
  const { graph: text, types } = useMessages(networkWords);
  const format = useFormat();
  const type = nameIn(types, node.type);
  // A group around a record is called by it, one of a type by the type.
  const name = node.isGroup && node.name === node.type ? type : node.name;
  return (
    <div aria-hidden className={styles.tip} style={{ transform: `translate(${at.x + 14}px, ${at.y + 14}px)` }}>
      <strong>{node.isGroup ? text.groupName(name, format.number(node.count)) : name}</strong>
      {!node.isGroup && (
        <span>
          {type} · {text.tones[node.tone]}
        </span>
      )}
      <span>{text.connectionsBetween(node.degree, format.number(node.degree))}</span>
    </div>
  );
}
