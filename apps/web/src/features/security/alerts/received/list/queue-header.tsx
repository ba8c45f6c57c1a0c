import { AddressLink } from '../../../../../records/address/address-link.tsx';
import { useMessages } from '../../../../../text/lazy-messages.ts';
import { receivedAlertsWords } from '../../../../../text/loaders/received-alerts.ts';
import { TickBox } from '../../../../../ui/form/tick-box.tsx';
import type { AlertSort } from '../received-search.ts';
import type { Selection } from '../use-selection.ts';
import styles from './rows.module.css';

type SortProps = { readonly by: AlertSort; readonly chosen: AlertSort };

/** The name of a column that can put the rows in order; the server knows one direction of each. */
function SortLink({ by, chosen }: SortProps) {
  const { columns: text } = useMessages(receivedAlertsWords);
  return (
    <AddressLink
      change={{ sort: by === 'target' ? undefined : by }}
      isChosen={by === chosen}
      aria-label={text.sortBy(text[by])}
      className={styles.sort}
    >
      {text[by]}
      {by === chosen && <span aria-hidden> {by === 'target' ? '↑' : '↓'}</span>}
    </AddressLink>
  );
}

type Props = {
  readonly sort: AlertSort;
  readonly shown: number;
  /** Null where nothing can be done with a selection. */
  readonly selection: Selection | null;
};

/** The names of the columns, and the tick for all rows in sight. */
export function QueueHeader({ sort, shown, selection }: Props) {
  const { columns: text, queue } = useMessages(receivedAlertsWords);
  const ticked = selection?.selected.length ?? 0;
  return (
    <div className={styles.header}>
      {selection && (
        <TickBox
          className={styles.tick}
          aria-label={queue.selectAll}
          checked={shown > 0 && ticked === shown}
          ref={(box) => {
            if (box) box.indeterminate = ticked > 0 && ticked < shown;
          }}
          onChange={(event) => selection.selectAll(event.target.checked)}
        />
      )}
      <span className={styles.columns}>
        <SortLink by="severity" chosen={sort} />
        <span className={styles.what}>{text.alert}</span>
        <span className={styles.count}>
          <SortLink by="occurrences" chosen={sort} />
        </span>
        <SortLink by="lastSeen" chosen={sort} />
        <span>{text.source}</span>
        <span>{text.work}</span>
        <SortLink by="target" chosen={sort} />
      </span>
    </div>
  );
}
