import { type EventEntry, type EventList, type Severity as Level, severities } from '@halyard/contracts/events.ts';
import { Link } from '@tanstack/react-router';
import { linkOfEvent } from '../../api/link-of-event.ts';
import { useFormat } from '../../preferences/format.ts';
import { useEventSentence } from '../../text/event-sentence.ts';
import { useText } from '../../text/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Severity } from '../../ui/marks/severity.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Banner } from '../../ui/page/banner.tsx';
import { Spinner } from '../../ui/page/spinner.tsx';
import { MoreButton } from '../../ui/table/more-button.tsx';
import styles from './event-strip.module.css';
import { useEventRows } from './use-event-rows.ts';

function Row({ event }: { readonly event: EventEntry }) {
  const { events: text } = useText();
  const format = useFormat();
  const target = linkOfEvent(event) ?? ({ to: '.', search: { events: 'all' } } as const);
  const sentence = useEventSentence()(event.kind, event.subject);
  return (
    <li className={styles.row}>
      <Severity level={event.severity} label={text.severities[event.severity]} compact />
      {target.to === '.' ? (
        <span className={styles.sentence}>{sentence}</span>
      ) : (
        <Link {...target} className={styles.sentence}>
          {sentence}
        </Link>
      )}
      {event.sample && <span className={styles.sample}>{text.sample}</span>}
      <time dateTime={event.at}>{format.dateTime(event.at)}</time>
    </li>
  );
}

type Props = { readonly list: EventList; readonly which: string; readonly onClose: () => void };

/** The rows behind a count of the strip. */
export function EventDialog({ list, which, onClose }: Props) {
  const { app, events: text } = useText();
  const format = useFormat();
  const level = severities.find((severity) => severity === which) as Level | undefined;
  const events = useEventRows(level);
  const rows = events.data?.pages.flatMap((page) => page.events) ?? [];
  const total = level ? list.counts[level] : severities.reduce((sum, severity) => sum + list.counts[severity], 0);
  return (
    <Dialog title={text.dialogTitle(level ? text.severities[level] : null)} closeLabel={app.close} onClose={onClose}>
      {events.isPending && <Spinner label={text.loading} />}
      {events.isError && (
        <Banner error={events.error} tone="error">
          {text.failed}{' '}
          <Button size="small" onClick={() => events.refetch()}>
            {text.retry}
          </Button>
        </Banner>
      )}
      {events.isSuccess && rows.length === 0 && <p>{text.none}</p>}
      <ul>
        {rows.map((event) => (
          <Row key={event.id} event={event} />
        ))}
      </ul>
      {events.hasNextPage && (
        <p className={styles.truncated}>
          {text.truncated(format.number(rows.length), format.number(total))}{' '}
          <MoreButton list={events}>{text.more}</MoreButton>
        </p>
      )}
    </Dialog>
  );
}
