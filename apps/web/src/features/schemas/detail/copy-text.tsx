import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../../text/lazy-messages.ts';
import { schemasWords } from '../../../text/loaders/work.ts';
import { IconButton } from '../../../ui/button.tsx';
import layout from '../../../ui/layout/layout.module.css';
import styles from './detail.module.css';

type Props = {
  readonly value: string;
  /** The value's name, for the label of the button. */
  readonly name: string;
};

/** An id or a pointer, with a button that puts it into the clipboard. */
export function CopyText({ value, name }: Props) {
  const text = useMessages(schemasWords);
  const [announcement, setAnnouncement] = useState('');

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      setAnnouncement(text.copied);
    } catch {
      // Without a secure context, or against the person's choice, there is no clipboard: the text can be selected.
      setAnnouncement(text.copyFailed);
    }
  }

  return (
    <span className={styles.copy}>
      <code>{value}</code>
      <IconButton label={text.copyOf(name)} className={styles.copyButton} onClick={() => void copy()}>
        <Copy size={14} aria-hidden />
      </IconButton>
      <span role="status" className={layout.quietSmall}>
        {announcement}
      </span>
    </span>
  );
}
