import type { TaskActivity } from '@halyard/contracts/work/dashboard.ts';
import { useState } from 'react';
import { useText } from '../../../text/words.tsx';
import { Button } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { Spinner } from '../../../ui/page/spinner.tsx';
import styles from './chart-widget.module.css';
import { WeekChart } from './week-chart.tsx';
import { toWeekSeries } from './week-series.ts';
import { WeekTable } from './week-table.tsx';

type Props = {
  readonly activity: TaskActivity | undefined;
  readonly hasFailed: boolean;
  readonly error: unknown;
  readonly onRetry: () => void;
};

/** The completions of the trailing week as a line, or as the table behind it. */
export function ChartWidget({ activity, hasFailed, error, onRetry }: Props) {
  const { dashboard: text } = useText();
  const [asTable, setAsTable] = useState(false);
  const series = activity && toWeekSeries(activity.days);
  return (
    <div className={styles.chart}>
      <div className={styles.caption}>
        <h3>{text.tasksCompleted}</h3>
        <span>{text.lastSevenDays}</span>
        {series && (
          <Button variant="quiet" size="small" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            {asTable ? text.showChart : text.showTable}
          </Button>
        )}
      </div>
      {hasFailed && (
        <Banner error={error} tone="error">
          {text.activityFailed}{' '}
          <Button size="small" onClick={onRetry}>
            {text.retry}
          </Button>
        </Banner>
      )}
      {!series && !hasFailed && <Spinner label={text.activityLoading} />}
      {series && (asTable ? <WeekTable days={series.days} /> : <WeekChart series={series} />)}
    </div>
  );
}
