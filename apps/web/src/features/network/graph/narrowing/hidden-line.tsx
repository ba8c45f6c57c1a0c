import { useFormat } from '../../../../preferences/format.ts';
import { useMessages } from '../../../../text/lazy-messages.ts';
import { graphViewWords } from '../../../../text/loaders/intelligence.ts';
import { Button } from '../../../../ui/button.tsx';
import styles from './narrowing.module.css';

type Props = { readonly records: number; readonly connections: number; readonly onShowAll: () => void };

/** How much the filter of the graph leaves out, and the way back. */
export function HiddenLine({ records, connections, onShowAll }: Props) {
  const { filter: text } = useMessages(graphViewWords);
  const format = useFormat();
  return (
    <div className={styles.line}>
      <span role="status">{text.hidden(records, format.number(records), connections, format.number(connections))}</span>
      <Button size="small" variant="quiet" onClick={onShowAll}>
        {text.showAll}
      </Button>
    </div>
  );
}
