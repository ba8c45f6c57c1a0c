import type { ReactNode } from 'react';
import { useFormat } from '../../../preferences/format.ts';
import { useText } from '../../../text/words.tsx';
import { Quantity } from '../../../ui/marks/figure.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { TaskStats } from '../summary/task-stats.ts';
import { type TaskRows, TasksLink } from '../tasks-link.tsx';
import styles from './stats-widget.module.css';

type TileProps = {
  readonly label: string;
  readonly value: number;
  /** The tasks counted by the figure, or the base of a rate. */
  readonly rows: TaskRows;
  readonly count?: number;
  readonly written?: string;
  readonly note: ReactNode;
  /** The same figure at the end of the last seven days, oldest first; empty while unknown. */
  readonly history: readonly number[];
};

function Tile({ label, value, rows, count = value, written, note, history }: TileProps) {
  const format = useFormat();
  return (
    <li className={styles.tile}>
      <TasksLink count={count} rows={rows} className={styles.link}>
        <span className={styles.label}>{label}</span>
        <span className={styles.figure}>{written ?? format.number(value)}</span>
      </TasksLink>
      {note && <span className={styles.note}>{note}</span>}
      <Bars values={history} />
    </li>
  );
}

function Bars({ values }: { readonly values: readonly number[] }) {
  const { dashboard: text } = useText();
  if (values.length === 0) return null;
  const top = Math.max(1, ...values);
  return (
    <div className={styles.bars}>
      <VisuallyHidden>
        <Quantity>{text.history(values.join(', '))}</Quantity>
      </VisuallyHidden>
      <svg width="60" height="26" viewBox="0 0 60 26" aria-hidden="true">
        {values.map((value, index) => {
          const height = Math.max(1, (value / top) * 26);
          // biome-ignore lint/suspicious/noArrayIndexKey: a day has no other name than its place.
          return <rect key={index} x={index * 9} y={26 - height} width="6" height={height} />;
        })}
      </svg>
    </div>
  );
}

type Props = {
  readonly stats: TaskStats;
  readonly history: readonly TaskStats[];
  /** The first day of the history. */
  readonly firstDay: string;
};

/** The four figures of the cards (decision G-086), each with its last seven days. */
export function StatsWidget({ stats, history, firstDay }: Props) {
  const { dashboard: text } = useText();
  const format = useFormat();
  const weekAgo = history[0];
  const note = (count: number, rows: TaskRows, written: string) => (
    <TasksLink count={count} rows={rows}>
      {written}
    </TasksLink>
  );
  const before = (count: number | undefined, rows: TaskRows) =>
    count !== undefined && note(count, rows, text.weekAgo(count));
  const seven = (figure: keyof TaskStats) => history.map((day) => day[figure]);
  return (
    <ul className={styles.tiles}>
      <Tile
        label={text.totalTasks}
        value={stats.totalTasks}
        rows={{}}
        note={before(weekAgo?.totalTasks, { createdBy: firstDay })}
        history={seven('totalTasks')}
      />
      <Tile
        label={text.activeTasks}
        value={stats.activeTasks}
        rows={{ show: 'active' }}
        note={note(stats.totalTasks, {}, text.completedOf(stats.activeTasks, stats.totalTasks))}
        history={seven('activeTasks')}
      />
      <Tile
        label={text.completedTasks}
        value={stats.completedTasks}
        rows={{ show: 'completed' }}
        note={before(weekAgo?.completedTasks, { completedBy: firstDay })}
        history={seven('completedTasks')}
      />
      <Tile
        label={text.completionRate}
        value={stats.completionRate}
        rows={{}}
        count={stats.totalTasks}
        written={format.percent(stats.completionRate)}
        note={note(stats.totalTasks, {}, text.completedOf(stats.completedTasks, stats.totalTasks))}
        history={seven('completionRate')}
      />
    </ul>
  );
}
