import { dayReader } from '@halyard/contracts/format/calendar.ts';
import type { ReactNode } from 'react';
import { useNow } from '../preferences/clock.tsx';
import { useFormat } from '../preferences/format.ts';
import { usePreferences } from '../preferences/preferences.tsx';
import { useMessages } from '../text/lazy-messages.ts';
import { recordsWords } from '../text/loaders/records.ts';
import layout from '../ui/layout/layout.module.css';
import styles from './activity-list.module.css';

const aMinuteMs = 60_000;

/** Something that happened to a record. */
export type Activity = {
  readonly id: string | number;
  readonly time: string;
  /** The actor; null if there is none. */
  readonly by: string | null;
  readonly words: ReactNode;
};

function ActivityItem({ activity: { time, by, words }, isToday }: { activity: Activity; isToday: boolean }) {
  const { system } = useMessages(recordsWords);
  const format = useFormat();
  return (
    <li className={styles.event}>
      <time dateTime={time} title={`${format.dateTime(time)} ${format.zone(time)}`}>
        {format.time(time)}
        {!isToday && <span className={styles.day}>{format.date(time)}</span>}
      </time>
      <div className={styles.words}>
        {words}
        <p className={layout.quietSmall}>{by ?? system}</p>
      </div>
    </li>
  );
}

type Props = { readonly label: string; readonly empty: string; readonly activities: readonly Activity[] };

/** Everything that happened to a record, newest first: when, what and who. */
export function ActivityList({ label, empty, activities }: Props) {
  const { timeZone } = usePreferences();
  const dayOf = dayReader(timeZone);
  const today = dayOf(useNow(aMinuteMs));
  if (activities.length === 0) return <p className={layout.quiet}>{empty}</p>;
  return (
    <ol aria-label={label}>
      {activities.map((activity) => (
        <ActivityItem key={activity.id} activity={activity} isToday={dayOf(activity.time) === today} />
      ))}
    </ol>
  );
}
