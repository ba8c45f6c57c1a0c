import { useId, useRef, useState } from 'react';
import { Button } from '../button.tsx';
import styles from './copy-field.module.css';

type Props = {
  readonly label: string;
  readonly value: string;
  readonly copyLabel: string;
  /** Said once it is in the clipboard. */
  readonly copiedLabel: string;
  /** Said where the browser keeps its clipboard to itself; the text is then selected. */
  readonly failedLabel: string;
};

/** Text to take away: read-only, in full, with a button that copies it. */
export function CopyField({ label, value, copyLabel, copiedLabel, failedLabel }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [announcement, setAnnouncement] = useState('');

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      setAnnouncement(copiedLabel);
    } catch {
      // Without a secure context, or against the person's choice, there is no clipboard.
      field.current?.select();
      setAnnouncement(failedLabel);
    }
  }

  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.line}>
        <input
          ref={field}
          id={id}
          className={styles.value}
          value={value}
          readOnly
          spellCheck={false}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button onClick={copy}>{copyLabel}</Button>
      </div>
      <p role="status" className={styles.status}>
        {announcement}
      </p>
    </div>
  );
}
