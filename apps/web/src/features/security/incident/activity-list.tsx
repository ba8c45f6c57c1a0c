import { dayReader } from '@halyard/contracts/format/calendar.ts';
import type { IncidentUpdate } from '@halyard/contracts/incidents.ts';
import { useNow } from '../../../preferences/clock.tsx';
import { useFormat } from '../../../preferences/format.ts';
import { usePreferences } from '../../../preferences/preferences.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { securityWords } from '../../../text/loaders/security-words.ts';
import layout from '../../../ui/layout/layout.module.css';
import { Badge } from '../../../ui/marks/badge.tsx';
import { describeUpdate } from './describe-update.ts';
import styles from './incident.module.css';

const aMinuteMs = 60_000;

function ActivityItem({ update, isToday }: { readonly update: IncidentUpdate; readonly isToday: boolean }) {
  const text = useMessages(securityWords);
  const format = useFormat();
  const { sentence, written, isNote } = describeUpdate(update, text);
  return (
    <li className={styles.event}>
      <time dateTime={update.time} title={`${format.dateTime(update.time)} ${format.zone(update.time)}`}>
        {format.time(update.time)}
        {!isToday && <span className={styles.eventDay}>{format.date(update.time)}</span>}
      </time>
      <div className={styles.eventWords}>
        {isNote && <Badge>{text.messages.incidentActivity.note}</Badge>}
        {sentence && <p className={styles.sentence}>{sentence}</p>}
        {written && <p className={styles.written}>{written}</p>}
        <p className={layout.quietSmall}>{update.user?.name ?? text.messages.incidentActivity.system}</p>
      </div>
    </li>
  );
}

/** Everything that happened to an incident, newest first: when, who and what. */
export function ActivityList({ updates }: { readonly updates: readonly IncidentUpdate[] }) {
  const { activity: text } = useMessages(securityWords);
  const { timeZone } = usePreferences();
  const dayOf = dayReader(timeZone);
  const today = dayOf(useNow(aMinuteMs));
  if (updates.length === 0) return <p className={layout.quiet}>{text.empty}</p>;
  return (
    <ol aria-label={text.title}>
      {updates.map((update) => (
        <ActivityItem key={update.id} update={update} isToday={dayOf(update.time) === today} />
      ))}
    </ol>
  );
}
