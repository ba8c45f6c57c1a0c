import { searchMin } from '@halyard/contracts/work/search.ts';
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent } from 'react';
import { useFormat } from '../../preferences/format.ts';
import { useSession } from '../../session/session.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { searchWords } from '../../text/loaders/shared.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ResultOption } from './result-option.tsx';
import styles from './search.module.css';
import { besides, type SearchList as List, type SearchOption, useSearchList } from './use-search-list.ts';

/** How the line that is typed into and the list below it belong together. */
export type ListProps = {
  readonly typed: string;
  readonly listId: string;
  /** The row passes its keys to the current target. */
  readonly keys: RefObject<((event: KeyboardEvent) => void) | null>;
  /** Is called with the selected option, for screen readers; undefined if there is none. */
  readonly onActive: (domId: string | undefined) => void;
  readonly onGo: (href: string) => void;
  /** Receives questions for the assistant. */
  readonly onAsk: (question: string) => void;
};

/** The status while there is nothing to choose, and the count for screen readers. */
function Status({ typed, list }: { readonly typed: string; readonly list: List }) {
  const text = useMessages(searchWords);
  const { number } = useFormat();
  const { isWaiting, isEmpty, count } = list;
  const isSearch = typed.trim().length >= searchMin;
  return (
    <div role="status" className={styles.status}>
      {isWaiting && <p>{text.searching}</p>}
      {isEmpty && <p>{text.none}</p>}
      {isSearch && !isWaiting && count > 0 && <VisuallyHidden>{text.found(count, number(count))}</VisuallyHidden>}
    </div>
  );
}

/** The search results, below the input; the focus stays there. */
export function SearchList({ typed, listId, keys, onActive, onGo, onAsk }: ListProps) {
  const text = useMessages(searchWords);
  const { currentUser } = useSession();
  const list = useSearchList(typed, currentUser?.role ?? 'user');
  const { groups, active, choose, isWaiting, retry } = list;
  const idOf = (option: SearchOption) => `${listId}-${option.id}`;
  const activeId = active && idOf(active);

  const pick = ({ href, question }: SearchOption) => {
    if (question !== undefined) onAsk(question);
    else if (href === null) retry();
    else onGo(href);
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const next = besides(list, event.key);
    // These results still belong to the previous words: no one meant to open them.
    const isReady = active && !(active.record && isWaiting);
    if (next) choose(next.id);
    else if (event.key === 'Enter' && isReady) pick(active);
    else if (event.key !== 'Enter') return;
    event.preventDefault();
  });
  useEffect(() => {
    keys.current = (event) => onKeyDown(event);
    return () => {
      keys.current = null;
    };
  }, [keys]);
  useEffect(() => {
    onActive(activeId);
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
    return () => onActive(undefined);
  }, [activeId, onActive]);

  return (
    <>
      {groups.length > 0 && (
        <div role="listbox" id={listId} aria-label={text.results} className={styles.list}>
          {groups.map(({ key, label, options, hasMore }) => (
            // biome-ignore lint/a11y/useSemanticElements: groups of a listbox are no sets of fields.
            <div key={key} role="group" aria-labelledby={`${listId}-of-${key}`}>
              <div id={`${listId}-of-${key}`} role="presentation" className={styles.group}>
                {label}
              </div>
              {options.map((option) => (
                <ResultOption
                  key={option.id}
                  option={option}
                  group={key}
                  domId={idOf(option)}
                  isActive={option === active}
                  isOld={isWaiting}
                  onPoint={() => choose(option.id)}
                  onPick={() => pick(option)}
                />
              ))}
              {hasMore && (
                <div role="presentation" className={styles.more}>
                  {text.more}
                </div>
              )}
            </div>
          ))}
        </div>
      )}
      <Status typed={typed} list={list} />
      <p className={styles.keys}>{text.keys}</p>
    </>
  );
}
