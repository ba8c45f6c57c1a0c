import type { Todo } from '@halyard/contracts/work/todos.ts';
import { useFormat } from '../../../preferences/format.ts';
import { ListCount } from '../../../ui/marks/figure.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import styles from './list.module.css';
import type { TaskActions } from './task-item.tsx';
import { TaskRows } from './task-rows.tsx';

type Props = {
  readonly title: string;
  readonly todos: readonly Todo[];
  /** The placeholder of an empty list. */
  readonly empty: string;
  readonly actions: TaskActions;
};

/** One of the two lists with its count. */
export function TaskPanel({ title, todos, empty, actions }: Props) {
  const format = useFormat();
  const heading = (
    <>
      {title}{' '}
      <ListCount rows={todos.length} className={styles.count}>
        {format.number(todos.length)}
      </ListCount>
    </>
  );
  return (
    <Panel title={heading} aria-label={title} className={styles.panel}>
      {todos.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <TaskRows todos={todos} label={title} actions={actions} />
      )}
    </Panel>
  );
}
