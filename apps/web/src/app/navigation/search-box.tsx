import { Search } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../text/words.tsx';
import styles from './navigation.module.css';

/** Search comes with the records it will find; until then typing says so. */
export function SearchBox() {
  const { navigation: text } = useText();
  const [value, setValue] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const noteId = useId();
  useEffect(() => {
    const focusByKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', focusByKey);
    return () => document.removeEventListener('keydown', focusByKey);
  }, []);
  return (
    <search className={styles.search}>
      <Search size={16} aria-hidden />
      <input
        ref={input}
        type="search"
        value={value}
        placeholder={text.search}
        aria-label={text.searchLabel}
        aria-keyshortcuts="Control+K"
        aria-describedby={value ? noteId : undefined}
        onChange={(event) => setValue(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && setValue('')}
      />
      <kbd aria-hidden>{text.searchKey}</kbd>
      {value !== '' && (
        <div id={noteId} role="status" className={styles.searchNote}>
          <strong>{text.searchMissing}</strong>
          <span>{text.searchMissingReason}</span>
        </div>
      )}
    </search>
  );
}
