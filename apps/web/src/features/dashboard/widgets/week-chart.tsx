import { useFormat } from '../../../preferences/format.ts';
import { useText } from '../../../text/words.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { TasksLink } from '../tasks-link.tsx';
import styles from './chart-widget.module.css';
import type { WeekSeries } from './week-series.ts';

/** Centre of the column of a day, in per cent of the plot's width. */
const columnAt = (index: number, days: number) => ((index + 0.5) * 100) / days;

/**
 * A line over Monday to Sunday. The plot is drawn in per cent and stretched, so that it needs no measuring; points and
 * labels are above it as real elements, so that each can be a link and none is distorted.
 */
export function WeekChart({ series }: { readonly series: WeekSeries }) {
  const { dashboard: text } = useText();
  const format = useFormat();
  const { days, top, ticks, best } = series;
  const heightOf = (completed: number) => 100 - (completed / top) * 100;
  const line = days.map(({ completed }, index) => `${columnAt(index, days.length)},${heightOf(completed)}`).join(' ');
  return (
    <div className={styles.frame}>
      <div className={styles.plot}>
        <svg className={styles.drawing} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {ticks.map((tick) => (
            <path key={tick} className={tick === 0 ? styles.floor : styles.grid} d={`M0 ${heightOf(tick)}H100`} />
          ))}
          {best !== null && (
            <path
              className={styles.drop}
              d={`M${columnAt(best, days.length)} ${heightOf(days[best]?.completed ?? 0)}V100`}
            />
          )}
          <polyline className={styles.line} points={line} />
        </svg>
        {ticks.map((tick) => (
          <span key={tick} className={styles.tick} style={{ top: `${heightOf(tick)}%` }} aria-hidden="true">
            {format.number(tick)}
          </span>
        ))}
        {days.map(({ day, completed }, index) => (
          <TasksLink
            key={day}
            count={completed}
            rows={{ completed: day }}
            className={classNames(styles.point, index === best && styles.best)}
            style={{ left: `${columnAt(index, days.length)}%`, top: `${heightOf(completed)}%` }}
            aria-label={text.completedOn(completed, format.weekdayLong(day))}
          >
            <span className={classNames(styles.callout, index >= days.length / 2 + 1 && styles.toLeft)}>
              {text.completedOn(completed, format.weekdayLong(day))}
            </span>
          </TasksLink>
        ))}
        {best === null && <p className={styles.nothing}>{text.nothingCompleted}</p>}
      </div>
      <ol className={styles.days} aria-hidden="true">
        {days.map(({ day }, index) => (
          <li key={day} className={classNames(index === best && styles.bestDay)}>
            {format.weekdayShort(day)}
          </li>
        ))}
      </ol>
    </div>
  );
}
