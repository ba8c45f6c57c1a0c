import { Search } from 'lucide-react';
import { type ComponentType, type KeyboardEvent, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../text/words.tsx';
import type { SearchSurface } from '../search/search-surface.tsx';
import styles from './navigation.module.css';

type Surface = ComponentType<Parameters<typeof SearchSurface>[0]>;

const isNarrow = () => innerWidth <= 640;

/** The visible field; its popup is loaded on first use. */
export function SearchBox() {
  const { navigation: text } = useText();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [activeId, setActiveId] = useState<string>();
  const [Opened, setOpened] = useState<Surface | 'failed'>();
  const input = useRef<HTMLInputElement>(null);
  const keys = useRef<((event: KeyboardEvent) => void) | null>(null);
  const listId = useId();

  const load = () => {
    if (typeof Opened === 'function') return;
    import('../search/search-surface.tsx').then(
      ({ SearchSurface }) => setOpened(() => SearchSurface),
      () => setOpened('failed'),
    );
  };
  const type = (value: string) => {
    setTyped(value);
    setOpen(true);
  };
  const close = () => setOpen(false);

  useEffect(() => {
    const openByKey = (event: globalThis.KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      input.current?.focus();
      setOpen(true);
    };
    document.addEventListener('keydown', openByKey);
    return () => document.removeEventListener('keydown', openByKey);
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      setTyped('');
      close();
    } else if (isOpen) keys.current?.(event);
    else if (event.key === 'ArrowDown') setOpen(true);
  };

  return (
    <search className={styles.search} onBlur={() => isNarrow() || close()}>
      <Search size={16} aria-hidden />
      <input
        ref={input}
        type="search"
        role="combobox"
        value={typed}
        maxLength={200}
        placeholder={text.search}
        aria-label={text.searchLabel}
        aria-keyshortcuts="Control+K Meta+K"
        aria-autocomplete="list"
        aria-expanded={activeId !== undefined}
        aria-controls={activeId && listId}
        aria-activedescendant={activeId}
        autoComplete="off"
        spellCheck={false}
        onFocus={load}
        onClick={() => setOpen(true)}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <kbd aria-hidden>{text.searchKey}</kbd>
      {isOpen && Opened === 'failed' && (
        <div role="status" className={styles.searchNote}>
          {text.searchFailed}
        </div>
      )}
      {isOpen && Opened && Opened !== 'failed' && (
        <Suspense>
          <Opened
            typed={typed}
            listId={listId}
            keys={keys}
            isNarrow={isNarrow()}
            onActive={setActiveId}
            onType={type}
            onClose={close}
          />
        </Suspense>
      )}
    </search>
  );
}
