import type { Todo } from '@halyard/contracts/work/todos.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { todosWords } from '../../../text/loaders/work.ts';
import styles from './list.module.css';

/** The completion date of a task, short for a narrow list; its title has the full form. */
export function CompletedAt({ todo: { completed, completedAt } }: { readonly todo: Todo }) {
  const text = useMessages(todosWords);
  const format = useFormat();
  if (!completed || completedAt === null) return null;
  return (
    <time dateTime={completedAt} title={text.completedAt(format.dateTime(completedAt))} className={styles.due}>
      {format.date(completedAt)}
    </time>
  );
}
