import { useFormat } from '../../../preferences/format.ts';
import { useText } from '../../../text/words.tsx';
import { TasksLink } from '../tasks-link.tsx';
import styles from './chart-widget.module.css';
import type { WeekSeries } from './week-series.ts';

/** The figures of the line, day by day. */
export function WeekTable({ days }: Pick<WeekSeries, 'days'>) {
  const { dashboard: text } = useText();
  const format = useFormat();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{text.dayColumn}</th>
          <th scope="col">{text.tasksCompleted}</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, completed }) => (
          <tr key={day}>
            <th scope="row">
              {format.weekdayLong(day)} <time dateTime={day}>{format.day(day)}</time>
            </th>
            <td>
              <TasksLink count={completed} rows={{ completed: day }}>
                {format.number(completed)}
              </TasksLink>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
