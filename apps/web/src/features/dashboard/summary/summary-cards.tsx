import { type ReactNode, useId } from 'react';
import { useFormat } from '../../../preferences/format.ts';
import { useText } from '../../../text/words.tsx';
import { useFlash } from '../../../ui/marks/use-flash.ts';
import { type TaskRows, TasksLink } from '../tasks-link.tsx';
import { CompletionRing } from './completion-ring.tsx';
import styles from './summary.module.css';
import type { TaskStats } from './task-stats.ts';
import type { Trend } from './trend.ts';
import { TrendNote } from './trend-note.tsx';

type CardProps = {
  readonly label: string;
  readonly value: number;
  /** The tasks counted by the figure, or the base of a rate. */
  readonly rows: TaskRows;
  readonly count?: number;
  readonly written?: string;
  readonly note?: ReactNode;
  readonly children?: ReactNode;
};

function Card({ label, value, rows, count = value, written, note, children }: CardProps) {
  const format = useFormat();
  const flash = useFlash(value);
  const labelId = useId();
  const figureId = useId();
  return (
    <li className={styles.card}>
      <div className={styles.words}>
        <span id={labelId} className={styles.label}>
          {label}
        </span>
        <TasksLink count={count} rows={rows} className={styles.figureLink} aria-labelledby={`${labelId} ${figureId}`}>
          <span id={figureId} ref={flash} className={styles.figure}>
            {written ?? format.number(value)}
          </span>
        </TasksLink>
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </div>
      {children}
    </li>
  );
}

type Props = {
  readonly stats: TaskStats;
  readonly trend: Trend;
  /** Unknown until the list, or the week, has arrived. */
  readonly high: number | undefined;
  readonly completedToday: number | undefined;
  /** The person's calendar day. */
  readonly today: string;
};

/** The four figures; each is a link to the rows that it counts. */
export function SummaryCards({ stats, trend, high, completedToday, today }: Props) {
  const { dashboard: text } = useText();
  const format = useFormat();
  const note = (count: number | undefined, rows: TaskRows, write: (count: number) => string) =>
    count !== undefined && (
      <TasksLink count={count} rows={rows} className={styles.noteLink}>
        {write(count)}
      </TasksLink>
    );
  return (
    <ul className={styles.cards} aria-label={text.summary}>
      <Card label={text.totalTasks} value={stats.totalTasks} rows={{}} note={<TrendNote trend={trend} />} />
      <Card
        label={text.activeTasks}
        value={stats.activeTasks}
        rows={{ show: 'active' }}
        note={note(high, { show: 'active', priority: 'high' }, text.highPriority)}
      />
      <Card
        label={text.completedTasks}
        value={stats.completedTasks}
        rows={{ show: 'completed' }}
        note={note(completedToday, { completed: today }, text.completedToday)}
      />
      <Card
        label={text.completionRate}
        value={stats.completionRate}
        rows={{}}
        count={stats.totalTasks}
        written={format.percent(stats.completionRate)}
      >
        <CompletionRing percent={stats.completionRate} />
      </Card>
    </ul>
  );
}
