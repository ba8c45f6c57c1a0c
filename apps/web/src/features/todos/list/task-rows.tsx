import type { Todo } from '@halyard/contracts/work/todos.ts';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import styles from './list.module.css';
import { type TaskActions, TaskItem } from './task-item.tsx';

/** Up to here every row is on the page, so that the browser's own search finds it. */
const wholeUpTo = 200;

type Props = { readonly todos: readonly Todo[]; readonly label: string; readonly actions: TaskActions };

/** The rows of one list; of a long list only those in sight are drawn. */
export function TaskRows({ todos, label, actions }: Props) {
  if (todos.length > wholeUpTo) return <LongTaskRows todos={todos} label={label} actions={actions} />;
  return (
    <ul aria-label={label}>
      {todos.map((todo) => (
        <TaskItem key={actions.keyOf(todo)} todo={todo} actions={actions} />
      ))}
    </ul>
  );
}

const usualRowHeight = 45;

function LongTaskRows({ todos, label, actions }: Props) {
  const { wanted, editing } = actions;
  const frame = useRef<HTMLDivElement>(null);
  const indexOf = (id: string | undefined | null) => (id ? todos.findIndex((todo) => todo.id === id) : -1);
  const edited = indexOf(editing);
  const rows = useVirtualizer({
    count: todos.length,
    getScrollElement: () => frame.current,
    estimateSize: () => usualRowHeight,
    getItemKey: (index) => {
      const todo = todos[index];
      return todo ? actions.keyOf(todo) : index;
    },
    overscan: 12,
    // An edited row stays mounted, however far the list is scrolled: the draft would be lost.
    rangeExtractor: (range) =>
      edited < 0
        ? defaultRangeExtractor(range)
        : [...new Set([...defaultRangeExtractor(range), edited])].sort((a, b) => a - b),
  });
  const target = indexOf(wanted?.id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new wish scrolls, not a changed list.
  useEffect(() => {
    if (target >= 0) rows.scrollToIndex(target, { align: 'auto' });
  }, [wanted]);
  return (
    <div ref={frame} className={styles.scroller}>
      <ul aria-label={label} className={styles.long} style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, key, start }) => {
          const todo = todos[index];
          if (!todo) return null;
          const row = {
            ref: rows.measureElement,
            'data-index': index,
            'aria-setsize': todos.length,
            'aria-posinset': index + 1,
            style: { transform: `translateY(${start}px)` },
          };
          return <TaskItem key={key} todo={todo} actions={actions} row={row} />;
        })}
      </ul>
    </div>
  );
}
