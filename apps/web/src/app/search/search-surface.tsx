import { searchMax } from '@halyard/contracts/work/search.ts';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../text/lazy-messages.ts';
import { searchWords } from '../../text/loaders/shared.ts';
import { useText } from '../../text/words.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { useAskedQuestion } from '../layout/asked-question.ts';
import styles from './search.module.css';
import { type ListProps, SearchList } from './search-list.tsx';

type Props = Omit<ListProps, 'onGo' | 'onAsk'> & {
  /** There is no room below the field: a dialog fills the screen. */
  readonly isNarrow: boolean;
  readonly onType: (typed: string) => void;
  readonly onClose: () => void;
};

const focusContent = () => document.getElementById('content')?.focus({ preventScroll: true });

/** The search of narrow screens: its own line, in a dialog. */
function SearchDialog({ onType, onClose, keys, ...list }: Omit<Props, 'isNarrow'> & Pick<ListProps, 'onGo' | 'onAsk'>) {
  const text = useMessages(searchWords);
  const { navigation } = useText();
  const [activeId, setActiveId] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  // After the dialog has opened: opening gives the focus to its first button.
  useEffect(() => input.current?.focus(), []);
  return (
    <Dialog title={text.title} closeLabel={text.close} onClose={onClose}>
      <input
        ref={input}
        type="search"
        role="combobox"
        className={styles.line}
        value={list.typed}
        maxLength={searchMax}
        placeholder={navigation.search}
        aria-label={navigation.searchLabel}
        aria-autocomplete="list"
        aria-expanded={activeId !== undefined}
        aria-controls={list.listId}
        aria-activedescendant={activeId}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || list.typed === '') return keys.current?.(event);
          // The first one clears, the next one closes.
          event.preventDefault();
          onType('');
        }}
      />
      <SearchList {...list} keys={keys} onActive={setActiveId} />
    </Dialog>
  );
}

/** The search popup: a list below the input, or a dialog on narrow screens. */
export function SearchSurface({ isNarrow, onType, onClose, ...list }: Props) {
  const { history } = useRouter();
  const { ask } = useAskedQuestion();
  const leaveFor = (href: string) => {
    onType('');
    onClose();
    // A dialog returns the focus when it closes; then it belongs to the screen.
    if (isNarrow) setTimeout(focusContent);
    else focusContent();
    history.push(href);
  };
  const askAssistant = (question: string) => {
    onType('');
    onClose();
    ask(question);
  };
  const ways = { onGo: leaveFor, onAsk: askAssistant };
  if (isNarrow) return <SearchDialog {...list} {...ways} onType={onType} onClose={onClose} />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pressing anywhere in here leaves the focus in the line.
    <div className={styles.popup} onMouseDown={(event) => event.preventDefault()}>
      <SearchList {...list} {...ways} />
    </div>
  );
}
