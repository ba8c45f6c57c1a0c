import type { Todo } from '@halyard/contracts/work/todos.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDrafts } from '../../records/drafts/use-draft.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { todosWords } from '../../text/loaders/work.ts';
import { Banner } from '../../ui/page/banner.tsx';
import { FilterLine } from './filter-line.tsx';
import { draftNameOf } from './list/task-editor.tsx';
import type { TaskActions } from './list/task-item.tsx';
import { TaskPanel } from './list/task-panel.tsx';
import type { TodoChange } from './todo-changes.ts';
import { filterTodos, type Here, isFiltered, listsShown, type TodoSearch } from './todo-search.ts';
import styles from './todos.module.css';
import type { TodoWrites } from './todos-queries.ts';
import { useTaskKeys } from './use-task-keys.ts';

type Props = {
  readonly todos: readonly Todo[];
  readonly search: TodoSearch;
  readonly here: Here;
  readonly writes: TodoWrites;
  /** Is called when a change begins, before its outcome is known. */
  readonly onWrite: () => void;
  readonly onNew: () => void;
  readonly onHelp: () => void;
};

const focusedTask = () => document.activeElement?.closest<HTMLElement>('[data-task]')?.dataset.task;

/** The two lists and what the keyboard does with them. */
export function TaskLists({ todos, search, here, writes, onWrite, onNew, onHelp }: Props) {
  const text = useMessages(todosWords);
  const drafts = useDrafts();
  // The editor of a task is reopened.
  const [editing, setEditing] = useState<string | null>(
    () => todos.find(({ id }) => drafts.read(draftNameOf(id)) !== undefined)?.id ?? null,
  );
  const [wanted, setWanted] = useState<TaskActions['wanted']>(null);
  const lists = filterTodos(todos, search, here);
  const shown = listsShown(search);
  const inOrder = shown.flatMap((list) => lists[list]);
  const isTaskGone = search.task !== undefined && !todos.some(({ id }) => id === search.task);

  const goToLinked = useEffectEvent((id: string) => {
    if (inOrder.some((todo) => todo.id === id)) setWanted({ id });
  });
  useEffect(() => {
    if (search.task) goToLinked(search.task);
  }, [search.task]);

  /** When a row is removed, its focus moves to the neighbor. */
  function passFocusOn({ id, completed }: Todo) {
    if (focusedTask() !== id) return;
    const list = completed ? lists.completed : lists.active;
    const at = list.findIndex((todo) => todo.id === id);
    const neighbour = list[at + 1] ?? list[at - 1];
    if (neighbour) setWanted({ id: neighbour.id });
    else onNew();
  }

  function change(todo: Todo, what: TodoChange) {
    onWrite();
    if (what.completed !== undefined) passFocusOn(todo);
    return writes.update(todo, what);
  }

  function remove(todo: Todo) {
    onWrite();
    passFocusOn(todo);
    void writes.remove(todo);
  }

  function edit(todo: Todo | null) {
    setEditing(todo?.id ?? null);
    if (!todo && editing) setWanted({ id: editing });
  }

  const withFocused = (act: (todo: Todo) => void) => {
    const todo = inOrder.find(({ id }) => id === focusedTask());
    if (todo) act(todo);
  };
  useTaskKeys({
    onNew,
    onHelp,
    onMove(step) {
      const at = inOrder.findIndex(({ id }) => id === focusedTask());
      const next = at < 0 ? inOrder[0] : inOrder[at + step];
      if (next) setWanted({ id: next.id });
    },
    onEdit: () => withFocused(edit),
    onToggle: () => withFocused((todo) => change(todo, { completed: !todo.completed })),
  });

  const actions = {
    today: here.today,
    editing,
    wanted,
    keyOf: writes.keyOf,
    onReached: () => setWanted(null),
    highlighted: search.task,
    onEdit: edit,
    onChange: change,
    onDelete: remove,
  };
  const isNarrowed = isFiltered(search);
  return (
    <>
      {isTaskGone && <Banner tone="info">{text.taskGone}</Banner>}
      {isNarrowed && <FilterLine search={search} count={inOrder.length} />}
      <div className={styles.lists} data-single={shown.length === 1 || undefined}>
        {shown.includes('active') && (
          <TaskPanel
            title={text.active}
            todos={lists.active}
            empty={isNarrowed && todos.length > 0 ? text.noneMatch : text.noActive}
            actions={actions}
          />
        )}
        {shown.includes('completed') && (
          <TaskPanel
            title={text.completed}
            todos={lists.completed}
            empty={isNarrowed && todos.length > 0 ? text.noneMatch : text.noCompleted}
            actions={actions}
          />
        )}
      </div>
    </>
  );
}
