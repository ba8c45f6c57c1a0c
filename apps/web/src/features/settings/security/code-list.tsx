import { useState } from 'react';
import { saveFile } from '../../../api/files/save-file.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { settingsWords } from '../../../text/loaders/administration.ts';
import { useProduct } from '../../../text/product.ts';
import { Button } from '../../../ui/button.tsx';
import sections from '../../../ui/layout/sections.module.css';
import styles from '../settings.module.css';

/** Recovery codes, shown once: to read, copy and save as a file. */
export function CodeList({ codes }: { readonly codes: readonly string[] }) {
  const text = useMessages(settingsWords);
  const { name } = useProduct();
  const [announcement, setAnnouncement] = useState('');

  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setAnnouncement(text.copied);
    } catch {
      // Without a secure context, or against the person's choice, there is no clipboard.
      setAnnouncement(text.codes.copyFailed);
    }
  }

  const content = `${text.codes.heading(name)}\n\n${codes.join('\n')}\n`;
  const download = () => saveFile({ name: text.codes.file(name), mediaType: 'text/plain', text: content });
  return (
    <>
      <p>{text.codes.why}</p>
      <ol className={sections.codes} aria-label={text.codes.list}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        <Button onClick={copy}>{text.codes.copyAll}</Button>
        <Button onClick={download}>{text.codes.download}</Button>
        <span role="status" className={styles.quiet}>
          {announcement}
        </span>
      </div>
    </>
  );
}
