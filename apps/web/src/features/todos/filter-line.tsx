import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useFormat } from '../../preferences/format.ts';
import { useText } from '../../text/words.tsx';
import type { TodoSearch } from './todo-search.ts';
import styles from './todos.module.css';

/** Says which tasks a link left on the screen, and leads back to all of them. */
export function FilterLine({ search, count }: { readonly search: TodoSearch; readonly count: number }) {
  const { todos: text } = useText();
  const format = useFormat();
  const { show, priority, completed } = search;
  const parts = [
    show && text.filterShow[show],
    priority && text.filterPriority[priority],
    completed && text.filterDay(`${format.weekdayLong(completed)} ${format.day(completed)}`),
  ];
  return (
    <p className={styles.filter} role="status">
      <span>
        {text.filtered} <strong>{parts.filter(Boolean).join(', ')}</strong>
      </span>
      <span>{text.matching(count)}</span>
      <Link to="/todos" search={{}}>
        <X size={14} aria-hidden />
        {text.clearFilter}
      </Link>
    </p>
  );
}
