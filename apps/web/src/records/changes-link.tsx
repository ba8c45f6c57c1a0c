import type { HistoryObject } from '@halyard/contracts/work/history.ts';
import { canonicalQuery, type ViewList } from '@halyard/contracts/work/views.ts';
import { Link } from '@tanstack/react-router';
import { History } from 'lucide-react';
import { useMessages } from '../text/lazy-messages.ts';
import { viewsWords } from '../text/loaders/views.ts';
import styles from './views/views.module.css';

type Props = {
  readonly of: HistoryObject | 'source' | 'import';
  readonly id: string;
  readonly name: string;
  readonly className?: string | undefined;
};

/** Links to the changes of a record, a source or an import. */
export function ChangesLink({ of, id, name, className }: Props) {
  const text = useMessages(viewsWords);
  return (
    <Link to="/changes" search={{ of, id }} aria-label={text.changesOf(name)} {...(className && { className })}>
      <History size={14} aria-hidden />
      {text.changesLink}
    </Link>
  );
}

type ListProps = {
  readonly list: ViewList;
  /** The list's request to the server, without order and page. */
  readonly query: Readonly<Record<string, string | undefined>>;
  /** The view that is open. */
  readonly name?: string | undefined;
};

/** Links to the changes of a list with its current filter. */
export function ListChangesLink({ list, query, name }: ListProps) {
  const text = useMessages(viewsWords);
  const asked = Object.entries(query).flatMap(([key, value]) =>
    value === undefined || key === 'sort' || key === 'direction' ? [] : [[key, value]],
  );
  const filter = canonicalQuery(new URLSearchParams(asked).toString());
  return (
    <Link
      to="/changes"
      search={{ of: 'list', list, ...(filter && { filter }), ...(name && { name }) }}
      className={styles.icon}
      aria-label={text.changesLink}
      title={text.changesLink}
    >
      <History size={16} aria-hidden />
    </Link>
  );
}
