import { Upload } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useId, useState } from 'react';
import { useMessages } from '../text/lazy-messages.ts';
import { importingWords } from '../text/loaders/shared.ts';
import layout from '../ui/layout/layout.module.css';
import type { AcceptedFiles } from './file-fault.ts';
import styles from './uploads.module.css';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

type Props = { readonly taken: AcceptedFiles; readonly onFiles: (files: Iterable<File>) => void };

/** Where files are dropped, or chosen with the file dialog of the browser. */
export function DropZone({ taken, onFiles }: Props) {
  const text = useMessages(importingWords);
  const id = useId();
  const [isOver, setOver] = useState(false);

  function onDragOver(event: DragEvent) {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setOver(true);
  }

  function onDrop(event: DragEvent) {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setOver(false);
    onFiles(event.dataTransfer.files);
  }

  function onChoose({ target }: ChangeEvent<HTMLInputElement>) {
    onFiles([...(target.files ?? [])]);
    // The same file can be chosen again, after it was corrected.
    target.value = '';
  }

  return (
    <section
      aria-label={taken.words.area}
      className={styles.zone}
      data-over={isOver || undefined}
      onDragEnter={onDragOver}
      onDragOver={onDragOver}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={onDrop}
    >
      <Upload size={20} aria-hidden className={styles.picture} />
      <p className={styles.invitation}>
        {/* The name alone: what is said beside it belongs to those who drag. */}
        <input
          id={id}
          type="file"
          multiple
          accept={taken.accept}
          aria-describedby={`${id}limits`}
          className={styles.input}
          onChange={onChoose}
        />
        <label htmlFor={id} className={styles.choose}>
          {text.choose}
        </label>
        <span className={layout.quiet}>{isOver ? text.dropNow : text.drop}</span>
      </p>
      <p id={`${id}limits`} className={styles.limits}>
        {taken.words.limits}
      </p>
    </section>
  );
}
