import { useMessages } from '../../../text/lazy-messages.ts';
import { networkWords } from '../../../text/loaders/network-words.ts';
import { Button } from '../../../ui/button.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { Banner } from '../../../ui/page/banner.tsx';
import styles from '../network.module.css';
import type { Values } from './merge-values.ts';

type Props = {
  readonly conflict: {
    readonly newer: Values;
    readonly differing: readonly string[];
    readonly saveMine: () => void;
    readonly takeNewer: () => void;
  };
  readonly mine: Values;
  /** What the fields are called. */
  readonly labels: Readonly<Record<string, string>>;
  readonly isSaving: boolean;
};

/** Someone else was quicker: shows both versions side by side, and nothing is saved before one is chosen. */
export function ConflictChoice({ conflict, mine, labels, isSaving }: Props) {
  const { conflict: text, none } = useMessages(networkWords);
  const { newer, differing } = conflict;
  return (
    <div className={layout.linesFar}>
      <Banner tone="warning">
        <strong>{text.title}</strong> <span>{differing.length === 0 ? text.none : text.lead}</span>
      </Banner>
      {differing.length > 0 && (
        <table className={styles.compare}>
          <thead>
            <tr>
              <th scope="col">{text.field}</th>
              <th scope="col">{text.theirs}</th>
              <th scope="col">{text.yours}</th>
            </tr>
          </thead>
          <tbody>
            {differing.map((field) => (
              <tr key={field}>
                <th scope="row">{labels[field]}</th>
                <td>{newer[field] || none}</td>
                <td>{mine[field] || none}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className={layout.toolbar}>
        <Button variant="primary" busy={isSaving} onClick={conflict.saveMine}>
          {text.mine}
        </Button>
        <Button onClick={conflict.takeNewer}>{text.take}</Button>
      </div>
    </div>
  );
}
