import type { Todo } from '@halyard/contracts/work/todos.ts';
import { type ComponentProps, useEffect, useId, useRef } from 'react';
import { useMessages } from '../../../text/lazy-messages.ts';
import { todosWords } from '../../../text/loaders/work.ts';
import { Button } from '../../../ui/button.tsx';
import { TickBox } from '../../../ui/form/tick-box.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import type { TodoChange } from '../todo-changes.ts';
import { isUnsaved } from '../todos-queries.ts';
import { CompletedAt } from './completed-at.tsx';
import { DueDate } from './due-date.tsx';
import styles from './list.module.css';
import { PriorityChoice } from './priority-choice.tsx';
import { TaskEditor } from './task-editor.tsx';

/** Available actions in the lists of tasks. */
export type TaskActions = {
  readonly today: string;
  /** The task whose text is open for editing. */
  readonly editing: string | null;
  /** The task to focus, a new object each time. */
  readonly wanted: { readonly id: string } | null;
  /** The task that a link pointed at. */
  readonly highlighted: string | undefined;
  /** The key of a task's row for as long as it is on the screen. */
  readonly keyOf: (todo: Todo) => string;
  /** Hears that the wanted task has the focus. */
  readonly onReached: () => void;
  readonly onEdit: (todo: Todo | null) => void;
  /** Resolves with whether the change was kept. */
  readonly onChange: (todo: Todo, change: TodoChange) => Promise<boolean>;
  readonly onDelete: (todo: Todo) => void;
};

type Props = { readonly todo: Todo; readonly actions: TaskActions; readonly row?: ComponentProps<'li'> };

/** One task: tick it, click its text to edit it, choose its priority, delete it. */
export function TaskItem({ todo, actions, row }: Props) {
  const text = useMessages(todosWords);
  const { wanted, onReached, onEdit, onChange } = actions;
  const element = useRef<HTMLLIElement>(null);
  const textId = useId();
  const isEditing = actions.editing === todo.id;
  const isWaiting = isUnsaved(todo);
  const isHighlighted = actions.highlighted === todo.id;

  useEffect(() => {
    if (wanted?.id !== todo.id) return;
    element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView?.({ block: 'nearest' });
    onReached();
  }, [wanted, todo.id, onReached]);

  return (
    <li
      {...row}
      ref={(node) => {
        element.current = node;
        if (typeof row?.ref === 'function') row.ref(node);
      }}
      className={styles.item}
      tabIndex={-1}
      aria-labelledby={textId}
      aria-busy={isWaiting || undefined}
      data-task={todo.id}
      data-highlighted={isHighlighted || undefined}
    >
      <TickBox
        checked={todo.completed}
        disabled={isWaiting}
        aria-labelledby={textId}
        onChange={(event) => void onChange(todo, { completed: event.target.checked })}
      />
      {isEditing ? (
        <>
          <span id={textId} hidden>
            {todo.text}
          </span>
          <TaskEditor
            todo={todo}
            onCancel={() => onEdit(null)}
            onReopen={() => onEdit(todo)}
            onSave={(change) => {
              onEdit(null);
              return Object.keys(change).length === 0 || onChange(todo, change);
            }}
          />
        </>
      ) : (
        <>
          <button
            type="button"
            id={textId}
            className={styles.text}
            data-completed={todo.completed || undefined}
            disabled={isWaiting}
            onClick={() => onEdit(todo)}
          >
            {todo.text}
          </button>
          <span className={styles.facts}>
            {todo.sample && <Badge tone="quiet">{text.sample}</Badge>} <DueDate todo={todo} today={actions.today} />{' '}
            <CompletedAt todo={todo} />{' '}
            <PriorityChoice
              todo={todo}
              disabled={isWaiting}
              onChoose={(priority) => void onChange(todo, { priority })}
            />
          </span>
          <span className={styles.buttons}>
            <Button
              variant="quiet"
              size="small"
              disabled={isWaiting}
              aria-describedby={textId}
              onClick={() => onEdit(todo)}
            >
              {text.edit}
            </Button>
            <Button
              variant="quiet"
              size="small"
              disabled={isWaiting}
              aria-describedby={textId}
              onClick={() => actions.onDelete(todo)}
            >
              {text.delete}
            </Button>
          </span>
        </>
      )}
    </li>
  );
}
