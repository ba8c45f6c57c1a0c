import { Link } from '@tanstack/react-router';
import { useFormat } from '../../../preferences/format.ts';
import { useText } from '../../../text/words.tsx';
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
              <Link to="/todos" search={{ completed: day }}>
                {format.number(completed)}
              </Link>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
