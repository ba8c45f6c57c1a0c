import type { Todo } from '@halyard/contracts/todos.ts';
import { useFormat } from '../../../preferences/format.ts';
import { usePack } from '../../../text/pack.ts';
import { todosWords } from '../../../text/todos-words.ts';
import styles from './list.module.css';

/** The day on which a task was completed; the time of day stands in its title. */
export function CompletedAt({ todo: { completed, completedAt } }: { readonly todo: Todo }) {
  const text = usePack(todosWords);
  const format = useFormat();
  if (!completed || completedAt === null) return null;
  return (
    <time dateTime={completedAt} title={format.dateTime(completedAt)} className={styles.due}>
      {text.completedAt(format.date(completedAt))}
    </time>
  );
}
