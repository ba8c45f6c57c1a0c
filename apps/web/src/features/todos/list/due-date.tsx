import { addDays } from '@halyard/contracts/format/calendar.ts';
import type { Todo } from '@halyard/contracts/work/todos.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { todosWords } from '../../../text/loaders/work.ts';
import { classNames } from '../../../ui/class-names.ts';
import styles from './list.module.css';

/** The due date of a task in words, including overdue. */
export function DueDate({ todo, today }: { readonly todo: Todo; readonly today: string }) {
  const text = useMessages(todosWords);
  const format = useFormat();
  const { dueDate, completed } = todo;
  if (!dueDate) return null;
  const isOverdue = !completed && dueDate < today;
  const shown = () => {
    if (isOverdue) return text.overdue(format.day(dueDate));
    if (dueDate === today) return text.dueToday;
    return dueDate === addDays(today, 1) ? text.dueTomorrow : text.due(format.day(dueDate));
  };
  return (
    <time dateTime={dueDate} className={classNames(styles.due, isOverdue && styles.overdue)}>
      {shown()}
    </time>
  );
}
