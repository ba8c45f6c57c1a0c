import { useNow } from '../../preferences/clock.tsx';
import { useFormat } from '../../preferences/format.ts';
import { useSession } from '../../session/session.ts';
import { useText } from '../../text/words.tsx';
import styles from './dashboard.module.css';
import { TasksLink } from './tasks-link.tsx';

type Props = {
  readonly active: number;
  /** How many of them are high; unknown until the list has arrived. */
  readonly high: number | undefined;
  /** Set while newer figures cannot be had. */
  readonly lastGoodAt: number | undefined;
};

const aMinuteMs = 60_000;

/** The user, role and date, and what comes first today (decision G-003). */
export function DashboardHeading({ active, high, lastGoodAt }: Props) {
  const { dashboard: text } = useText();
  const { currentUser: person } = useSession();
  const format = useFormat();
  const now = useNow(aMinuteMs);
  return (
    <div>
      <h1>{text.greeting(person?.firstName || text.someone)}</h1>
      <p className={styles.subtitle}>
        {person && <span>{text.roles[person.role]}</span>}
        <span>{format.longDay(now)}</span>
        {high !== undefined && high > 0 && (
          <TasksLink count={high} rows={{ show: 'active', priority: 'high' }}>
            {text.highOfActive(high, active)}
          </TasksLink>
        )}
        {lastGoodAt && <span className={styles.stale}>{text.lastUpdated(format.time(new Date(lastGoodAt)))}</span>}
      </p>
      {person?.requestedRole && <p className={styles.subtitle}>{text.awaiting(person.requestedRole)}</p>}
    </div>
  );
}
