import type { FeedLookup, LookedUp } from '@halyard/contracts/inflow/feeds.ts';
import { defang } from '@halyard/observables/defang';
import { useState } from 'react';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { sourcesWords } from '../../../text/loaders/sources.ts';
import { Button } from '../../../ui/button.tsx';
import { Quantity } from '../../../ui/marks/figure.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { Cell, Table } from '../../../ui/table/table.tsx';
import styles from './lookup.module.css';

/** Events of one value that are in sight at first. */
const eventsShown = 3;

function Events({ row: { events, total } }: { readonly row: LookedUp }) {
  const { feed } = useMessages(sourcesWords);
  const { lookup: words } = feed;
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.events}>
      <ul className={styles.events} data-quantity>
        {(isOpen ? events : events.slice(0, eventsShown)).map(({ uuid, info, date }) => (
          <li key={uuid} title={uuid}>
            {date !== null && <span className={styles.day}>{format.day(date)} </span>}
            {info ?? <code>{uuid}</code>}
          </li>
        ))}
      </ul>
      {events.length > eventsShown && (
        <div>
          <Button size="small" variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? words.fewer : words.all(format.number(events.length))}
          </Button>
        </div>
      )}
      {total > events.length && (
        <p className={styles.quiet}>
          <Quantity>{words.newest(format.number(events.length), format.number(total))}</Quantity>
        </p>
      )}
    </div>
  );
}

/** The events that contain each value, or that there are none; and the age of the feed's list. */
export function LookupResult({ found }: { readonly found: NonNullable<FeedLookup['found']> }) {
  const text = useMessages(sourcesWords);
  const { lookup: words } = text.feed;
  const format = useFormat();
  const { values, fileAt, manifestFailure } = found;
  const known = values.filter(({ total }) => total > 0).length;
  return (
    <section aria-label={words.result} className={styles.result}>
      <p role="status">
        <Quantity>{words.found(format.number(known), format.number(values.length))}</Quantity>{' '}
        <span className={styles.quiet} data-quantity>
          {fileAt === null ? words.noFileTime : words.fileOf(`${format.dateTime(fileAt)} ${format.zone(fileAt)}`)}
        </span>
      </p>
      {manifestFailure !== null && <Banner tone="warning">{words.unnamed(manifestFailure)}</Banner>}
      <Table label={words.result}>
        <thead>
          <tr>
            <th scope="col">{words.value}</th>
            <th scope="col">{words.events}</th>
          </tr>
        </thead>
        <tbody>
          {values.map((row) => (
            <tr key={row.value}>
              <Cell>
                <code>{defang(row.value, row.type ?? undefined)}</code>
              </Cell>
              <Cell label={words.events}>
                {row.total === 0 ? <span className={styles.none}>{words.none}</span> : <Events row={row} />}
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
