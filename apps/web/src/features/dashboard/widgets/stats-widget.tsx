import { Link } from '@tanstack/react-router';
import { useFormat } from '../../../preferences/format.ts';
import { useText } from '../../../text/words.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { TaskStats } from '../summary/task-stats.ts';
import styles from './stats-widget.module.css';

type TileProps = {
  readonly label: string;
  readonly value: number;
  readonly unit?: string;
  readonly note: string | undefined;
  readonly show?: 'active' | 'completed';
  /** The same figure at the end of the last seven days, oldest first; empty while unknown. */
  readonly history: readonly number[];
};

function Tile({ label, value, unit, note, show, history }: TileProps) {
  const format = useFormat();
  return (
    <li className={styles.tile}>
      <Link to="/todos" search={show ? { show } : {}} className={styles.link}>
        <span className={styles.label}>{label}</span>
        <span className={styles.figure}>
          {format.number(value)}
          {unit && <span className={styles.unit}>{unit}</span>}
        </span>
      </Link>
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
      <VisuallyHidden>{text.history(values.join(', '))}</VisuallyHidden>
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

type Props = { readonly stats: TaskStats; readonly history: readonly TaskStats[] };

/** The four figures of the cards (decision G-086), each with its last seven days. */
export function StatsWidget({ stats, history }: Props) {
  const { dashboard: text } = useText();
  const weekAgo = history[0];
  const seven = (figure: keyof TaskStats) => history.map((day) => day[figure]);
  return (
    <ul className={styles.tiles}>
      <Tile
        label={text.totalTasks}
        value={stats.totalTasks}
        note={weekAgo && text.weekAgo(weekAgo.totalTasks)}
        history={seven('totalTasks')}
      />
      <Tile
        label={text.activeTasks}
        value={stats.activeTasks}
        note={text.completedOf(stats.activeTasks, stats.totalTasks)}
        show="active"
        history={seven('activeTasks')}
      />
      <Tile
        label={text.completedTasks}
        value={stats.completedTasks}
        note={weekAgo && text.weekAgo(weekAgo.completedTasks)}
        show="completed"
        history={seven('completedTasks')}
      />
      <Tile
        label={text.completionRate}
        value={stats.completionRate}
        unit="%"
        note={text.completedOf(stats.completedTasks, stats.totalTasks)}
        show="completed"
        history={seven('completionRate')}
      />
    </ul>
  );
}
