import type { Todo } from '@halyard/contracts/todos.ts';
import { useSearch } from '@tanstack/react-router';
import { Keyboard } from 'lucide-react';
import { useRef, useState } from 'react';
import { dayIn } from '../../preferences/calendar.ts';
import { useNow } from '../../preferences/clock.tsx';
import { useFormat } from '../../preferences/format.ts';
import { usePreferences } from '../../preferences/preferences.tsx';
import { useTitle } from '../../text/use-title.ts';
import { useText } from '../../text/words.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { NewTaskForm } from './entry/new-task-form.tsx';
import { KeyboardHelp } from './keyboard-help.tsx';
import { TaskLists } from './task-lists.tsx';
import { parseTodoSearch } from './todo-search.ts';
import styles from './todos.module.css';
import { useTodoList, useTodoWrites, type Write } from './todos-queries.ts';

const aMinuteMs = 60_000;

export function TodosPage() {
  const { todos: text, navigation } = useText();
  useTitle(navigation.tasks);
  const toasts = useToasts();
  const { timeZone } = usePreferences();
  const format = useFormat();
  const today = dayIn(timeZone, useNow(aMinuteMs));
  const search = parseTodoSearch(useSearch({ strict: false }));
  const list = useTodoList();
  const [failed, setFailed] = useState<Write | null>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const newTask = useRef<HTMLInputElement>(null);
  const writes = useTodoWrites({ onFailed: setFailed, onDeleted: offerUndo });

  function offerUndo(todo: Todo) {
    const undo = { label: text.undo, run: () => void writes.restore(todo) };
    toasts.show('success', text.deleted(todo.text), { action: undo });
  }

  const failures: Record<Write, string> = {
    add: text.addFailed,
    update: text.updateFailed,
    delete: text.deleteFailed,
    restore: text.restoreFailed,
  };
  const active = list.data?.filter((todo) => !todo.completed);
  const overdue = active?.filter(({ dueDate }) => dueDate !== null && dueDate < today).length ?? 0;
  const overview = (count: number, late: number) =>
    late === 0
      ? text.activeCount(format.number(count))
      : text.activeAndOverdue(format.number(count), format.number(late));
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <div>
          <h1>{text.title}</h1>
          <p className={styles.overview}>{active && overview(active.length, overdue)}</p>
        </div>
        <IconButton label={text.keyboardHelp} aria-keyshortcuts="?" onClick={() => setHelpOpen(true)}>
          <Keyboard size={18} aria-hidden />
        </IconButton>
      </header>
      <NewTaskForm
        input={newTask}
        today={today}
        onAdd={(entry) => {
          setFailed(null);
          return writes.add(entry);
        }}
      />
      {list.isError && (
        <Banner tone="error">
          {text.loadFailed}{' '}
          <Button size="small" onClick={() => void list.refetch()}>
            {text.retry}
          </Button>
        </Banner>
      )}
      {failed && (
        <Banner tone="error" dismissLabel={text.dismiss} onDismiss={() => setFailed(null)}>
          {failures[failed]}
        </Banner>
      )}
      {list.isPending && <p role="status">{text.loading}</p>}
      {list.data && (
        <TaskLists
          todos={list.data}
          search={search}
          today={today}
          timeZone={timeZone}
          writes={writes}
          onWrite={() => setFailed(null)}
          onNew={() => newTask.current?.focus()}
          onHelp={() => setHelpOpen(true)}
        />
      )}
      {isHelpOpen && <KeyboardHelp onClose={() => setHelpOpen(false)} />}
    </div>
  );
}
