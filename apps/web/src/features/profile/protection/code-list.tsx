import { useState } from 'react';
import { saveFile } from '../../../api/files/save-file.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { profileWords } from '../../../text/loaders/account.ts';
import { useProduct } from '../../../text/product.ts';
import { Button } from '../../../ui/button.tsx';
import sections from '../../../ui/layout/sections.module.css';
import styles from '../profile.module.css';

/** New recovery codes, shown once: to read, copy and save as a file. */
export function CodeList({ codes }: { readonly codes: readonly string[] }) {
  const { codes: text } = useMessages(profileWords);
  const { name } = useProduct();
  const [announcement, setAnnouncement] = useState('');

  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setAnnouncement(text.copied);
    } catch {
      // Without a secure context, or against the person's choice, there is no clipboard.
      setAnnouncement(text.copyFailed);
    }
  }

  const content = `${text.heading(name)}\n\n${codes.join('\n')}\n`;
  const download = () => saveFile({ name: text.file(name), mediaType: 'text/plain', text: content });
  return (
    <>
      <p>{text.about}</p>
      <p>{text.shownOnce}</p>
      <ol className={sections.codes} aria-label={text.title}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        <Button onClick={() => void copy()}>{text.copy}</Button>
        <Button onClick={download}>{text.download}</Button>
        <span role="status" className={styles.quiet}>
          {announcement}
        </span>
      </div>
    </>
  );
}
