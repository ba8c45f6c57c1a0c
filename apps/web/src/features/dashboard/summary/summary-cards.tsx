import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { useFormat } from '../../../preferences/format.ts';
import { useText } from '../../../text/words.tsx';
import { CompletionRing } from './completion-ring.tsx';
import styles from './summary.module.css';
import type { TaskStats } from './task-stats.ts';
import type { Trend } from './trend.ts';
import { TrendNote } from './trend-note.tsx';
import { useFlash } from './use-flash.ts';

type CardProps = {
  readonly label: string;
  readonly value: number;
  readonly unit?: string;
  readonly show?: 'active' | 'completed';
  readonly note?: ReactNode;
  readonly children?: ReactNode;
};

function Card({ label, value, unit, show, note, children }: CardProps) {
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
        <Link
          to="/todos"
          search={show ? { show } : {}}
          className={styles.figureLink}
          aria-labelledby={`${labelId} ${figureId}`}
        >
          <span id={figureId} ref={flash} className={styles.figure}>
            {format.number(value)}
            {unit && <span className={styles.unit}>{unit}</span>}
          </span>
        </Link>
        {note && <span className={styles.note}>{note}</span>}
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
};

/** The four figures; each is a link to the rows that it counts. */
export function SummaryCards({ stats, trend, high, completedToday }: Props) {
  const { dashboard: text } = useText();
  return (
    <ul className={styles.cards} aria-label={text.summary}>
      <Card label={text.totalTasks} value={stats.totalTasks} note={<TrendNote trend={trend} />} />
      <Card
        label={text.activeTasks}
        value={stats.activeTasks}
        show="active"
        note={high !== undefined && text.highPriority(high)}
      />
      <Card
        label={text.completedTasks}
        value={stats.completedTasks}
        show="completed"
        note={completedToday !== undefined && text.completedToday(completedToday)}
      />
      <Card label={text.completionRate} value={stats.completionRate} unit="%" show="completed">
        <CompletionRing percent={stats.completionRate} />
      </Card>
    </ul>
  );
}
