import type { Connection, Entity } from '@halyard/contracts/intelligence/entities.ts';
import { type KeyboardEvent, useId, useState } from 'react';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { networkWords } from '../../../text/loaders/intelligence.ts';
import layout from '../../../ui/layout/layout.module.css';
import { Table } from '../../../ui/table/table.tsx';
import styles from '../network.module.css';
import { actionOfKey, type RecordActions } from '../use-record-actions.ts';
import { ConnectionRow } from './connection-row.tsx';

type Props = {
  readonly entity: Entity;
  readonly connections: readonly Connection[];
  readonly actions: RecordActions;
  readonly onEdit: (connection: Connection) => void;
};

/** The other end of a connection. */
const otherEnd = ({ source, target }: Connection, id: string) => (source.id === id ? target : source);

/** The connections of a record. By keyboard, its rows do all that can be done in the graph. */
export function ConnectionsTable({ entity, connections, actions, onEdit }: Props) {
  const { table: text } = useMessages(networkWords);
  const format = useFormat();
  const keysId = useId();
  const [active, setActive] = useState(0);

  function onKeyDown(event: KeyboardEvent<HTMLTableSectionElement>) {
    // Buttons and menus within a row have keys of their own.
    if (!(event.target instanceof HTMLTableRowElement) || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const connection = connections[active];
    const action = actionOfKey(event.key);
    if (step !== undefined) {
      const next = Math.max(0, Math.min(connections.length - 1, active + step));
      setActive(next);
      event.currentTarget.rows[next]?.focus();
    } else if (action && connection) actions.run(action, otherEnd(connection, entity.id));
    else return;
    event.preventDefault();
  }

  return (
    <section aria-label={text.label} className={styles.connections}>
      <h3>{text.label}</h3>
      {connections.length === 0 && <p className={styles.quiet}>{text.empty}</p>}
      {connections.length > 0 && (
        <Table label={text.label} aria-describedby={keysId}>
          <thead>
            <tr>
              {[text.source, text.target, text.type, text.strength, text.lastContact].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody onKeyDown={onKeyDown}>
            {connections.map((connection, index) => (
              <ConnectionRow
                key={connection.id}
                connection={connection}
                centerId={entity.id}
                isActive={index === active}
                actions={actions}
                onFocus={() => setActive(index)}
                onEdit={onEdit}
              />
            ))}
          </tbody>
        </Table>
      )}
      {connections.length > 0 && (
        <p id={keysId} className={layout.faint}>
          {text.keys}
        </p>
      )}
      {entity.connections > connections.length && connections.length > 0 && (
        <p className={layout.faint}>
          {text.partial(format.number(connections.length), format.number(entity.connections))}
        </p>
      )}
    </section>
  );
}
