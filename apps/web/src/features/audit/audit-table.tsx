import type { AuditEntry } from '@halyard/contracts/server/audit.ts';
import { useFormat } from '../../preferences/format.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { auditWords } from '../../text/loaders/administration.ts';
import { Cell, Table } from '../../ui/table/table.tsx';
import styles from './audit.module.css';
import { describeActor, describeObject } from './describe-entry.ts';

const hashShown = 8;

type RowProps = { readonly entry: AuditEntry; readonly isOpen: boolean; readonly onOpen: (entry: AuditEntry) => void };

function EntryRow({ entry, isOpen, onOpen }: RowProps) {
  const text = useMessages(auditWords);
  const format = useFormat();
  const { columns } = text;
  const action = text.actionName(entry.action);
  return (
    <tr data-selected={isOpen || undefined}>
      <Cell label={columns.time} className={styles.time}>
        <time dateTime={entry.at} title={entry.at}>
          {format.dateTime(entry.at)}
        </time>
      </Cell>
      <Cell label={columns.actor}>{describeActor(entry, text)}</Cell>
      <Cell label={columns.action}>
        <button
          type="button"
          className={styles.open}
          title={entry.action}
          aria-label={text.open(action, format.number(entry.seq))}
          onClick={() => onOpen(entry)}
        >
          {action}
        </button>
      </Cell>
      <Cell label={columns.object}>{describeObject(entry, text)}</Cell>
      <Cell label={columns.address}>{entry.address && <code>{entry.address}</code>}</Cell>
      <Cell label={columns.request} aside>
        {entry.requestId && <code title={entry.requestId}>{entry.requestId.slice(0, hashShown)}</code>}
      </Cell>
      <Cell label={columns.hash} aside>
        <code title={entry.hash}>{entry.hash.slice(0, hashShown)}</code>
      </Cell>
    </tr>
  );
}

type Props = {
  readonly entries: readonly AuditEntry[];
  readonly isBusy: boolean;
  /** The number of the entry that is open. */
  readonly open: number | undefined;
  readonly onOpen: (entry: AuditEntry) => void;
};

export function AuditTable({ entries, isBusy, open, onOpen }: Props) {
  const text = useMessages(auditWords);
  return (
    <Table label={text.table} busy={isBusy}>
      <thead>
        <tr>
          {Object.entries(text.columns).map(([column, name]) => (
            <th key={column} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <EntryRow key={entry.seq} entry={entry} isOpen={entry.seq === open} onOpen={onOpen} />
        ))}
      </tbody>
    </Table>
  );
}
