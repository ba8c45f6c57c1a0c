import { dayIn } from '@halyard/contracts/format/calendar.ts';
import type { Todo } from '@halyard/contracts/work/todos.ts';
import { Link, useSearch } from '@tanstack/react-router';
import { Keyboard } from 'lucide-react';
import { useRef, useState } from 'react';
import { useActionFailure } from '../../api/errors/use-action-failure.ts';
import { useNow } from '../../preferences/clock.tsx';
import { useFormat } from '../../preferences/format.ts';
import { usePreferences } from '../../preferences/preferences.tsx';
import { useMessages } from '../../text/lazy-messages.ts';
import { todosWords } from '../../text/loaders/work.ts';
import { useTitle } from '../../text/use-title.ts';
import { useText } from '../../text/words.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Figure } from '../../ui/marks/figure.tsx';
import { useToasts } from '../../ui/overlay/toasts.tsx';
import { Banner } from '../../ui/page/banner.tsx';
import { NewTaskForm } from './entry/new-task-form.tsx';
import { FilterBar } from './filter-bar.tsx';
import { KeyboardHelp } from './keyboard-help.tsx';
import { TaskLists } from './task-lists.tsx';
import { parseTodoSearch } from './todo-search.ts';
import styles from './todos.module.css';
import { useTodoList, useTodoWrites, type Write } from './todos-queries.ts';

const aMinuteMs = 60_000;

export function TodosPage() {
  const text = useMessages(todosWords);
  const { navigation } = useText();
  useTitle(navigation.tasks);
  const toasts = useToasts();
  const { timeZone, language } = usePreferences();
  const format = useFormat();
  const today = dayIn(timeZone, useNow(aMinuteMs));
  const search = parseTodoSearch(useSearch({ strict: false }));
  const list = useTodoList();
  const [failed, setFailed] = useActionFailure<Write>();
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
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <div>
          <h1>{text.title}</h1>
          <p className={styles.overview}>
            {active && (
              <Link to="/todos" search={{ show: 'active' }}>
                <Figure rows={active.length}>{text.activeCount(format.number(active.length))}</Figure>
              </Link>
            )}
            {overdue > 0 && (
              <Link to="/todos" search={{ due: 'overdue' }}>
                <Figure rows={overdue}>{text.overdueCount(format.number(overdue))}</Figure>
              </Link>
            )}
          </p>
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
        <Banner error={list.error} tone="error">
          {text.loadFailed}{' '}
          <Button size="small" onClick={() => void list.refetch()}>
            {text.retry}
          </Button>
        </Banner>
      )}
      {failed && (
        <Banner error={list.error} tone="error" dismissLabel={text.dismiss} onDismiss={() => setFailed(null)}>
          {failures[failed]}
        </Banner>
      )}
      {list.isPending && <p role="status">{text.loading}</p>}
      {list.data && list.data.length > 0 && <FilterBar search={search} />}
      {list.data && (
        <TaskLists
          todos={list.data}
          search={search}
          here={{ today, timeZone, language: language ?? 'en' }}
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
