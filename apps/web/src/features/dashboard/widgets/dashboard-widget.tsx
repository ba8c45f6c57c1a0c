import { lazy, Suspense, useState } from 'react';
import { useText } from '../../../text/words.tsx';
import { Button } from '../../../ui/button.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { useCompleteTask, type useTaskActivity, type useTaskList } from '../dashboard-queries.ts';
import { firstDayOfHistory, taskHistory } from '../summary/task-history.ts';
import type { TaskStats } from '../summary/task-stats.ts';
import type { PlacedWidget } from './arrange-widgets.ts';
import { WidgetFrame } from './widget-frame.tsx';
import type { Arranging } from './widget-grid.tsx';
import styles from './widgets.module.css';

// Drawn after the figures above, in room that is kept for them.
const WidgetTools = lazy(async () => ({ default: (await import('./widget-tools.tsx')).WidgetTools }));
const StatsWidget = lazy(async () => ({ default: (await import('./stats-widget.tsx')).StatsWidget }));
const ChartWidget = lazy(async () => ({ default: (await import('./chart-widget.tsx')).ChartWidget }));
const AdviceWidget = lazy(async () => ({ default: (await import('../advice/advice-widget.tsx')).AdviceWidget }));

/** Everything the widgets show; each takes its part. */
export type WidgetData = {
  readonly stats: TaskStats;
  /** The person's calendar day. */
  readonly today: string;
  readonly timeZone: string;
  readonly activity: ReturnType<typeof useTaskActivity>;
  readonly tasks: ReturnType<typeof useTaskList>;
};

type Props = WidgetData & {
  readonly widget: PlacedWidget;
  readonly arranging: Arranging;
  readonly onRemove: () => void;
};

/** One widget in its frame, whichever of the three it is. */
export function DashboardWidget({ widget, arranging, onRemove, ...data }: Props) {
  const { dashboard: text } = useText();
  const toasts = useToasts();
  const completeTask = useCompleteTask(() => toasts.show('error', text.taskUpdateFailed, { error: null }));
  const [isShown, setShown] = useState(true);
  const { stats, today, timeZone, activity, tasks } = data;
  const toggle = (
    <Button variant="quiet" size="small" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
      {isShown ? text.hide : text.show}
    </Button>
  );
  return (
    <WidgetFrame
      widget={widget}
      drag={arranging.drag}
      moveHandle={arranging.handleProps(widget, 'move')}
      actions={
        <>
          <Suspense>
            <WidgetTools widget={widget} arranging={arranging} />
          </Suspense>
          {widget.type === 'ai' && toggle}
        </>
      }
      onRemove={onRemove}
    >
      {widget.type === 'stats' && (
        <Suspense fallback={<div className={styles.statsRoom} />}>
          <StatsWidget
            stats={stats}
            history={tasks.data ? taskHistory(tasks.data, today, timeZone) : []}
            firstDay={firstDayOfHistory(today)}
          />
        </Suspense>
      )}
      {widget.type === 'chart' && (
        <Suspense fallback={<div className={styles.chartRoom} />}>
          <ChartWidget
            activity={activity.data}
            hasFailed={activity.isError}
            error={activity.error}
            onRetry={() => void activity.refetch()}
          />
        </Suspense>
      )}
      {widget.type === 'ai' && isShown && (
        <Suspense>
          <AdviceWidget
            stats={stats}
            todos={tasks.data}
            today={today}
            hasFailed={tasks.isError}
            onComplete={(todo) => completeTask.mutate(todo)}
          />
        </Suspense>
      )}
    </WidgetFrame>
  );
}
