import { AddressLink } from '../../../../../records/address/address-link.tsx';
import { useMessages } from '../../../../../text/lazy-messages.ts';
import { receivedAlertsWords } from '../../../../../text/loaders/received-alerts.ts';
import { TickBox } from '../../../../../ui/form/tick-box.tsx';
import type { AlertSort } from '../received-search.ts';
import type { Selection } from '../use-selection.ts';
import { type QueueCells, useQueueColumns } from './queue-columns.ts';
import styles from './rows.module.css';

type SortProps = { readonly by: AlertSort; readonly chosen: AlertSort };

/** A sortable column header; the server supports one direction of each. */
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
  readonly rows: number;
  /** Null without bulk actions. */
  readonly selection: Selection | null;
};

/** The names of the columns, and the tick for all rows in sight. */
export function QueueHeader({ sort, rows, selection }: Props) {
  const { columns: text, queue } = useMessages(receivedAlertsWords);
  const { shown } = useQueueColumns();
  const sortable = (column: AlertSort) => () => <SortLink key={column} by={column} chosen={sort} />;
  const named = (column: 'source' | 'work') => () => <span key={column}>{text[column]}</span>;
  const cells: QueueCells = {
    severity: sortable('severity'),
    alert: () => (
      <span key="alert" className={styles.what}>
        {text.alert}
      </span>
    ),
    occurrences: () => (
      <span key="occurrences" className={styles.count}>
        <SortLink by="occurrences" chosen={sort} />
      </span>
    ),
    lastSeen: sortable('lastSeen'),
    source: named('source'),
    work: named('work'),
    target: sortable('target'),
  };
  const ticked = selection?.selected.length ?? 0;
  return (
    <div className={styles.header}>
      {selection && (
        <TickBox
          className={styles.tick}
          aria-label={queue.selectAll}
          checked={rows > 0 && ticked === rows}
          ref={(box) => {
            if (box) box.indeterminate = ticked > 0 && ticked < rows;
          }}
          onChange={(event) => selection.selectAll(event.target.checked)}
        />
      )}
      <span className={styles.columns}>{shown.map((column) => cells[column]())}</span>
    </div>
  );
}
