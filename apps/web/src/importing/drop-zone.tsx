import { Upload } from 'lucide-react';
import { useId } from 'react';
import { useMessages } from '../text/lazy-messages.ts';
import { importingWords } from '../text/loaders/shared.ts';
import { useFileDrop } from '../ui/form/use-file-drop.ts';
import layout from '../ui/layout/layout.module.css';
import type { AcceptedFiles } from './file-fault.ts';
import styles from './uploads.module.css';

type Props = { readonly taken: AcceptedFiles; readonly onFiles: (files: Iterable<File>) => void };

/** A drop zone for files, with the browser's file dialog. */
export function DropZone({ taken, onFiles }: Props) {
  const text = useMessages(importingWords);
  const id = useId();
  const { isOver, area, field } = useFileDrop(onFiles);

  return (
    <section {...area} aria-label={taken.words.area} className={styles.zone}>
      <Upload size={20} aria-hidden className={styles.picture} />
      <p className={styles.invitation}>
        {/* The name alone: what is said beside it belongs to those who drag. */}
        <input
          {...field}
          id={id}
          multiple
          accept={taken.accept}
          aria-describedby={`${id}limits`}
          className={styles.input}
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
