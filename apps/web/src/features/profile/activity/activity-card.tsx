import type { EventEntry } from '@halyard/contracts/events.ts';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { linkOfEvent } from '../../../api/link-of-event.ts';
import { useNow } from '../../../preferences/clock.tsx';
import { useFormat } from '../../../preferences/format.ts';
import { useEventSentence } from '../../../text/event-sentence.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { profileWords } from '../../../text/loaders/account.ts';
import { useText } from '../../../text/words.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { Severity } from '../../../ui/marks/severity.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { Spinner } from '../../../ui/page/spinner.tsx';
import { MoreButton } from '../../../ui/table/more-button.tsx';
import { Card } from '../card.tsx';
import { LoadFailed } from '../load-failed.tsx';
import styles from '../profile.module.css';
import { useActivity } from '../profile-queries.ts';

const aMinuteMs = 60_000;

function Event({ event, now }: { readonly event: EventEntry; readonly now: number }) {
  const { events } = useText();
  const sentence = useEventSentence()(event.kind, event.subject);
  const format = useFormat();
  // The record of account events is this very screen.
  const link = linkOfEvent(event);
  return (
    <li className={styles.event}>
      <Severity level={event.severity} label={events.severities[event.severity]} compact />
      <span>
        {link === null ? sentence : <Link {...link}>{sentence}</Link>}{' '}
        {event.sample && <Badge tone="quiet">{events.sample}</Badge>}
      </span>{' '}
      <time dateTime={event.at} title={format.dateTime(event.at)}>
        {format.relative(event.at, now)}
      </time>
    </li>
  );
}

function Events() {
  const { activity: text, retry } = useMessages(profileWords);
  const now = useNow(aMinuteMs);
  const list = useActivity();
  const { data, isPending, isError, isFetchingNextPage, isFetchNextPageError, hasNextPage } = list;
  const events = data?.pages.flatMap((page) => page.events) ?? [];
  const olderLabel = isFetchNextPageError ? retry : text.older;
  const nextLabel = isFetchingNextPage ? text.loadingOlder : olderLabel;
  return (
    <>
      {isPending && <Spinner label={text.loading} />}
      {data && events.length === 0 && <p className={styles.quiet}>{text.none}</p>}
      <ol className={styles.events} aria-label={text.title}>
        {events.map((event) => (
          <Event key={event.id} event={event} now={now} />
        ))}
      </ol>
      {isError && !isFetchNextPageError && <LoadFailed onRetry={() => void list.refetch()}>{text.failed}</LoadFailed>}
      {isFetchNextPageError && (
        <Banner error={list.error} tone="error">
          {text.failed}
        </Banner>
      )}
      {hasNextPage && (
        <div>
          <MoreButton list={list}>{nextLabel}</MoreButton>
        </div>
      )}
      {events.length > 0 && !hasNextPage && <p className={styles.quiet}>{text.all}</p>}
    </>
  );
}

/** The user's actions, and events that concern them. */
export function ActivityCard() {
  const { activity: text } = useMessages(profileWords);
  return (
    <Card title={text.title}>
      <p className={styles.quiet}>{text.about}</p>
      <Suspense fallback={<Spinner label={text.loading} />}>
        <Events />
      </Suspense>
    </Card>
  );
}
