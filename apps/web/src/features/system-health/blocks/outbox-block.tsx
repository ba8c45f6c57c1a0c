import { useFormat } from '../../../preferences/format.ts';
import { AddressLink } from '../../../records/address/address-link.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { systemHealthWords } from '../../../text/loaders/administration.ts';
import { Measure, Quantity } from '../../../ui/marks/figure.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Cell, Table } from '../../../ui/table/table.tsx';
import { Block } from '../block.tsx';
import type { BlockData, Blocks } from '../health-queries.ts';
import styles from '../system-health.module.css';

const columns = ['sent', 'waiting', 'retrying', 'dead'] as const;

/** What leaves for people and other systems; dead letters and what waits lead to their rows. */
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
                  <Measure value={sentToday}>{format.number(sentToday)}</Measure>
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
                    change={{ show: 'dead' }}
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

type DeadProps = { readonly letters: BlockData<'outbox'>['deadLetters']; readonly onClose: () => void };

/** Why each message did not leave; neither whom it was for nor what it says. */
export function DeadLetters({ letters, onClose }: DeadProps) {
  const text = useMessages(systemHealthWords);
  const format = useFormat();
  const { channel, subject, reason, attempts, at } = text.outbox;
  return (
    <Dialog title={text.outbox.dead} closeLabel={text.close} onClose={onClose}>
      <Table label={text.outbox.dead} className={styles.table}>
        <thead>
          <tr>
            {[channel, subject, at, attempts, reason].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {letters.map((letter) => (
            <tr key={letter.id}>
              <Cell label={channel}>{text.outbox.channels[letter.channel]}</Cell>
              <Cell label={subject}>{letter.about}</Cell>
              <Cell label={at}>{format.dateTime(letter.at)}</Cell>
              <Cell label={attempts}>{letter.attempts === null ? text.none : format.number(letter.attempts)}</Cell>
              <Cell label={reason}>{letter.reason ?? text.unknown}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </Dialog>
  );
}
