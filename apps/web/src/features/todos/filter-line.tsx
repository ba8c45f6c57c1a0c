import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useFormat } from '../../preferences/format.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { todosWords } from '../../text/loaders/work.ts';
import type { TodoSearch } from './todo-search.ts';
import styles from './todos.module.css';

/** Lists the filters of a link, with a link to all tasks. */
export function FilterLine({ search, count }: { readonly search: TodoSearch; readonly count: number }) {
  const text = useMessages(todosWords);
  const format = useFormat();
  const { show, priority, due, completed, createdBy, completedBy } = search;
  const day = (date: string) => `${format.weekdayLong(date)} ${format.day(date)}`;
  const parts = [
    show && text.filterShow[show],
    priority && text.filterPriority[priority],
    due && text.filterDue[due],
    search.search && text.filterText(search.search),
    completed && text.filterDay(day(completed)),
    createdBy && text.filterCreatedBy(day(createdBy)),
    completedBy && text.filterCompletedBy(day(completedBy)),
  ];
  return (
    <p className={styles.filter} role="status">
      <span>
        {text.filtered} <strong>{parts.filter(Boolean).join(', ')}</strong>
      </span>
      <span>{text.matching(count)}</span>
      <Link to="/todos" search={search.sort ? { sort: search.sort } : {}}>
        <X size={14} aria-hidden />
        {text.clearFilter}
      </Link>
    </p>
  );
}
