import { type Connection, connectionTypes } from '@halyard/contracts/intelligence/entities.ts';
import { useRights } from '../../../records/use-rights.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { networkWords } from '../../../text/loaders/intelligence.ts';
import { Badge } from '../../../ui/marks/badge.tsx';
import { Cell } from '../../../ui/table/table.tsx';
import { nameIn } from '../name-in.ts';
import styles from '../network.module.css';
import { RecordMenu } from '../record-menu.tsx';
import type { RecordActions } from '../use-record-actions.ts';
import { Instant } from './instant.tsx';

type Props = {
  readonly connection: Connection;
  /** The selected record; the other end is the one that can be acted on. */
  readonly centerId: string;
  /** The Tab key stops here. */
  readonly isActive: boolean;
  readonly actions: RecordActions;
  readonly onFocus: () => void;
  readonly onEdit: (connection: Connection) => void;
};

/** One connection: source, target, type, strength and last contact. */
export function ConnectionRow({ connection, centerId, isActive, actions, onFocus, onEdit }: Props) {
  const text = useMessages(networkWords);
  const { table: words } = text;
  const { may } = useRights();
  const { source, target, type, strength, lastContact, sample } = connection;
  const other = source.id === centerId ? target : source;
  const typeName = nameIn(text.connectionTypes, type);
  const isOurs = connectionTypes.some((known) => known === type);
  const end = (record: Connection['source']) =>
    record.id === centerId ? (
      <span className={styles.self}>{record.name}</span>
    ) : (
      <span className={styles.end}>
        <button
          type="button"
          className={styles.open}
          aria-label={words.select(record.name)}
          onClick={() => actions.run('select', record)}
        >
          {record.name}
        </button>
        <RecordMenu record={record} actions={actions} />
      </span>
    );
  return (
    <tr tabIndex={isActive ? 0 : -1} onFocus={onFocus}>
      <Cell label={words.source}>{end(source)}</Cell>
      <Cell label={words.target}>{end(target)}</Cell>
      <Cell label={words.type}>
        {may('intelligence', 'update') && isOurs ? (
          <button
            type="button"
            className={styles.open}
            aria-label={words.edit(typeName, other.name)}
            onClick={() => onEdit(connection)}
          >
            {typeName}
          </button>
        ) : (
          typeName
        )}{' '}
        {sample && <Badge tone="quiet">{text.sample}</Badge>}
      </Cell>
      <Cell label={words.strength}>
        {strength ? text.strengths[strength] : <span className={styles.quiet}>{text.unstated}</span>}
      </Cell>
      <Cell label={words.lastContact}>
        <Instant at={lastContact} otherwise={words.never} />
      </Cell>
    </tr>
  );
}
