import { type Ref, useEffect, useEffectEvent, useState } from 'react';
import { classNames } from '../class-names.ts';
import styles from './search-field.module.css';

type Props = {
  readonly label: string;
  readonly placeholder?: string;
  /** The current search text. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
  /** The debounce delay of the search. */
  readonly restMs?: number;
  readonly ref?: Ref<HTMLInputElement>;
  readonly className?: string | undefined;
};

/** A search field; it searches after a pause in typing, or immediately with Enter. */
export function SearchField({ label, placeholder, value, onSearch, restMs = 200, ref, className }: Props) {
  const [text, setText] = useState(value);
  const [sent, setSent] = useState(value);
  const [known, setKnown] = useState(value);
  const wanted = text.trim();

  if (known !== value) {
    setKnown(value);
    // Our own search is echoed back: newer input is kept. Any other change, such as Back, is shown.
    if (value !== sent) {
      setSent(value);
      setText(value);
    }
  }

  const search = useEffectEvent(() => {
    if (wanted === sent) return;
    setSent(wanted);
    onSearch(wanted);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter restarts the delay.
  useEffect(() => {
    const timer = setTimeout(() => search(), restMs);
    return () => clearTimeout(timer);
  }, [text, restMs]);

  return (
    <input
      ref={ref}
      type="search"
      aria-label={label}
      placeholder={placeholder}
      className={classNames(styles.search, className)}
      value={text}
      maxLength={200}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || wanted === sent) return;
        setSent(wanted);
        onSearch(wanted);
      }}
    />
  );
}
