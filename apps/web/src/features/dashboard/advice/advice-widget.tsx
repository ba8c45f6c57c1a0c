import { adviseOn } from '@halyard/assistant/advice';
import type { Todo } from '@halyard/contracts/work/todos.ts';
import { useText } from '../../../text/words.tsx';
import type { TaskStats } from '../summary/task-stats.ts';
import styles from './advice.module.css';
import { AdviceItem } from './advice-item.tsx';
import { toDashboardTask } from './dashboard-task.ts';
import { HighTasks } from './high-tasks.tsx';

type Props = {
  readonly stats: TaskStats;
  /** Undefined until the list has arrived. */
  readonly todos: readonly Todo[] | undefined;
  readonly today: string;
  readonly hasFailed: boolean;
  readonly onComplete: (todo: Todo) => void;
};

/** Advice by the four fixed rules, and the tasks that the most urgent of them is about. */
export function AdviceWidget({ stats, todos, today, hasFailed, onComplete }: Props) {
  const { dashboard: text } = useText();
  // Without the list a rule could be missing from the suggestions: better to wait for it, or to say so.
  if (!todos && !hasFailed) return null;
  const advice = adviseOn(stats, (todos ?? []).map(toDashboardTask));
  const high = (todos ?? []).filter(({ completed, priority }) => !completed && priority === 'high');
  return (
    <div className={styles.card}>
      {hasFailed && !todos && <p role="alert">{text.adviceFailed}</p>}
      {advice.length === 0 ? (
        <p className={styles.onTrack}>{text.onTrack}</p>
      ) : (
        <ul aria-label={text.advice}>
          {advice.map((item) => (
            <AdviceItem key={item.rule} advice={item} total={stats.totalTasks} />
          ))}
        </ul>
      )}
      <HighTasks tasks={high} today={today} onComplete={onComplete} />
      <p className={styles.note}>{text.adviceNote}</p>
    </div>
  );
}
