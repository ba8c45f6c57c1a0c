import { addDays } from '@halyard/contracts/format/calendar.ts';
import type { Todo } from '@halyard/contracts/work/todos.ts';
import { Link } from '@tanstack/react-router';
import { useFormat } from '../../../preferences/format.ts';
import { useText } from '../../../text/words.tsx';
import { TickBox } from '../../../ui/form/tick-box.tsx';
import { TasksLink } from '../tasks-link.tsx';
import styles from './advice.module.css';

/** More would turn the card into the task screen. */
const shownAtMost = 5;

type Props = {
  readonly tasks: readonly Todo[];
  /** The person's calendar day. */
  readonly today: string;
  readonly onComplete: (todo: Todo) => void;
};

/** The active tasks of high priority, the next due first; ticking one completes it. */
export function HighTasks({ tasks, today, onComplete }: Props) {
  const { dashboard: text } = useText();
  const format = useFormat();
  if (tasks.length === 0) return null;
  const dueIn = (day: string) => {
    if (day < today) return text.overdue;
    if (day === today) return text.today;
    return day <= addDays(today, 6) ? format.weekdayShort(day) : format.day(day);
  };
  const byDueDate = tasks.toSorted((a, b) => (a.dueDate ?? '9').localeCompare(b.dueDate ?? '9'));
  const more = tasks.length - shownAtMost;
  return (
    <ul className={styles.tasks} aria-label={text.highTasks}>
      {byDueDate.slice(0, shownAtMost).map((todo) => (
        <li key={todo.id}>
          <TickBox checked={todo.completed} onChange={() => onComplete(todo)} aria-label={text.complete(todo.text)} />
          <Link to="/todos" search={{ task: todo.id }} title={todo.text}>
            {todo.text}
          </Link>{' '}
          {todo.dueDate && (
            <time
              dateTime={todo.dueDate}
              title={format.day(todo.dueDate)}
              data-overdue={todo.dueDate < today || undefined}
            >
              {dueIn(todo.dueDate)}
            </time>
          )}
        </li>
      ))}
      {more > 0 && (
        <li>
          <TasksLink count={tasks.length} rows={{ show: 'active', priority: 'high' }}>
            {text.moreHighTasks(more)}
          </TasksLink>
        </li>
      )}
    </ul>
  );
}
