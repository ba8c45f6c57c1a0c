import { useFormat } from '../../../preferences/format.ts';
import { AddressLink } from '../../../records/address/address-link.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { systemHealthWords } from '../../../text/loaders/administration.ts';
import { Quantity } from '../../../ui/marks/figure.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Cell, Table } from '../../../ui/table/table.tsx';
import { Block } from '../block.tsx';
import type { BlockData, Blocks } from '../health-queries.ts';
import styles from '../system-health.module.css';
import { useUnits } from '../use-units.ts';
import { FactRows } from './fact-rows.tsx';

/** How the database is; slow queries open as a list. */
export function DatabaseBlock({ query }: { readonly query: Blocks['database'] }) {
  const { database: text } = useMessages(systemHealthWords);
  const format = useFormat();
  const units = useUnits();
  const writeBackup = (backup: BlockData<'database'>['lastBackup']) => {
    if (!backup)
      return (
        <span data-tone="warn" className={styles.state}>
          {text.noBackup}
        </span>
      );
    const at = format.dateTime(backup.at);
    return backup.verified ? text.verified(at) : at;
  };
  return (
    <Block block="database" query={query}>
      {({ server, sizeBytes, connections, slow, lastBackup }) => (
        <FactRows
          rows={[
            { name: server, value: '' },
            { name: text.size, value: units.bytes(sizeBytes) },
            ...(connections
              ? [
                  {
                    name: text.connections,
                    value: text.connectionsOf(format.number(connections.used), format.number(connections.most)),
                  },
                ]
              : []),
            {
              name: text.slow,
              value: (
                <AddressLink change={{ show: 'slow' }}>
                  <Quantity>{format.number(slow.length)}</Quantity>
                </AddressLink>
              ),
            },
            { name: text.backup, value: writeBackup(lastBackup) },
          ]}
        />
      )}
    </Block>
  );
}

type SlowProps = { readonly slow: BlockData<'database'>['slow']; readonly onClose: () => void };

/** Slow statements, each with its route; without values. */
export function SlowQueries({ slow, onClose }: SlowProps) {
  const { database: text, close } = useMessages(systemHealthWords);
  const format = useFormat();
  const units = useUnits();
  return (
    <Dialog title={text.slow} closeLabel={close} onClose={onClose}>
      <p>{slow.length === 0 ? text.noSlow : text.slowAbout}</p>
      {slow.length > 0 && (
        <Table label={text.slow} className={styles.table}>
          <thead>
            <tr>
              {[text.query, text.route, text.count, text.slowest, text.last].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {slow.map(({ sql, route, count, slowestMs, lastAt }) => (
              <tr key={sql}>
                <Cell label={text.query}>
                  <code className={styles.sql}>{sql}</code>
                </Cell>
                <Cell label={text.route}>{route ?? text.background}</Cell>
                <Cell label={text.count}>{format.number(count)}</Cell>
                <Cell label={text.slowest}>{units.ms(slowestMs)}</Cell>
                <Cell label={text.last}>{format.dateTime(lastAt)}</Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Dialog>
  );
}
