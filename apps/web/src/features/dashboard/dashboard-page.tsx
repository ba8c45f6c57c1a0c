import { dayIn } from '@halyard/contracts/format/calendar.ts';
import { useNow } from '../../preferences/clock.tsx';
import { usePreferences } from '../../preferences/preferences.tsx';
import { useTitle } from '../../text/use-title.ts';
import { useText } from '../../text/words.tsx';
import { useToasts } from '../../ui/overlay/toasts.tsx';
import { Spinner } from '../../ui/page/spinner.tsx';
import { toDashboardTask } from './advice/dashboard-task.ts';
import styles from './dashboard.module.css';
import { DashboardError } from './dashboard-error.tsx';
import { DashboardHeading } from './dashboard-heading.tsx';
import { useDashboardSummary, useRefreshBehind, useTaskActivity, useTaskList } from './dashboard-queries.ts';
import { SummaryCards } from './summary/summary-cards.tsx';
import { toTaskStats } from './summary/task-stats.ts';
import { toTrend } from './summary/trend.ts';
import { isOut, useOutage } from './use-outage.ts';
import { useWidgetChanges } from './widgets/use-widget-changes.ts';
import { WidgetActions } from './widgets/widget-actions.tsx';
import { Widgets } from './widgets/widgets.tsx';

const aMinuteMs = 60_000;
const reloadDocument = () => window.location.reload();

export function DashboardPage({ reload = reloadDocument }: { readonly reload?: () => void }) {
  const { dashboard: text, navigation } = useText();
  useTitle(navigation.long.dashboard);
  const toasts = useToasts();
  const { timeZone } = usePreferences();
  const today = dayIn(timeZone, useNow(aMinuteMs));
  const summary = useDashboardSummary();
  const activity = useTaskActivity(timeZone);
  const tasks = useTaskList();
  const layout = useWidgetChanges();
  const out = isOut(summary);
  useOutage(out, () => toasts.show('error', text.loadFailed, { error: summary.error }));
  useRefreshBehind(summary.data);

  if (summary.data === undefined) {
    return out ? (
      <DashboardError error={summary.error} onRetry={reload} />
    ) : (
      <Spinner label={text.loading} fullScreen />
    );
  }
  const stats = toTaskStats(summary.data);
  const high = tasks.data
    ?.map(toDashboardTask)
    .filter((task) => task.status === 'active' && task.priority === 'high').length;
  const completedToday = activity.data?.days.find(({ day }) => day === today)?.completed;
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <DashboardHeading active={stats.activeTasks} high={high} lastGoodAt={out ? summary.dataUpdatedAt : undefined} />
        <WidgetActions onAdd={layout.add} onReset={layout.reset} />
      </div>
      <SummaryCards
        stats={stats}
        trend={toTrend(summary.data?.processingRate, activity.data?.trend)}
        high={high}
        completedToday={completedToday}
        today={today}
      />
      <Widgets stats={stats} today={today} timeZone={timeZone} activity={activity} tasks={tasks} layout={layout} />
    </div>
  );
}
