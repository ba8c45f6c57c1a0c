import { useFormat } from '../../../preferences/format.ts';
import { AddressLink } from '../../../records/address/address-link.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { systemHealthWords } from '../../../text/loaders/administration.ts';
import { Quantity } from '../../../ui/marks/figure.tsx';
import { Cell, Table } from '../../../ui/table/table.tsx';
import { Block } from '../block.tsx';
import type { Blocks } from '../health-queries.ts';
import styles from '../system-health.module.css';

const columns = ['sent', 'waiting', 'retrying', 'dead'] as const;

/** Outgoing messages to users and other systems; dead letters and waiting ones link to their rows. */
export function OutboxBlock({ query }: { readonly query: Blocks['outbox'] }) {
  const { outbox: text, blocks } = useMessages(systemHealthWords);
  const format = useFormat();
  return (
    <Block block="outbox" query={query} about={text.about}>
      {({ channels }) => (
        <Table label={blocks.outbox} className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{text.channel}</th>
              {columns.map((name) => (
                <th key={name} scope="col" className={styles.number}>
                  {text[name]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {channels.map(({ channel, sentToday, waiting, retrying, dead }) => (
              <tr key={channel} data-row tabIndex={-1}>
                <Cell label={text.channel}>{text.channels[channel]}</Cell>
                <Cell label={text.sent} className={styles.number}>
                  <AddressLink change={{ show: 'sent', channel }}>
                    <Quantity>{format.number(sentToday)}</Quantity>
                  </AddressLink>
                </Cell>
                <Cell label={text.waiting} className={styles.number}>
                  <AddressLink change={{ work: 'waiting' }} hash="health-work">
                    <Quantity>{format.number(waiting)}</Quantity>
                  </AddressLink>
                </Cell>
                <Cell label={text.retrying} className={styles.number}>
                  <AddressLink change={{ work: 'waiting' }} hash="health-work">
                    <Quantity>{format.number(retrying)}</Quantity>
                  </AddressLink>
                </Cell>
                <Cell label={text.dead} className={styles.number}>
                  <AddressLink
                    change={{ show: 'dead', channel }}
                    className={styles.state}
                    data-tone={dead > 0 ? 'bad' : undefined}
                  >
                    <Quantity>{format.number(dead)}</Quantity>
                  </AddressLink>
                </Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Block>
  );
}
