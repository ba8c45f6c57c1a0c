import { type ChangeEvent, type DragEvent, useId, useState } from 'react';
import styles from './file-choice.module.css';

type Props = {
  readonly label: string;
  /** Said beside the button to those who drag. */
  readonly drop: string;
  readonly accept: string;
  /** The file that is chosen, in words. */
  readonly chosen?: string | undefined;
  readonly error?: string | undefined;
  readonly onFile: (file: File) => void;
};

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Where one file is chosen with the dialog of the browser, or dropped. */
export function FileChoice({ label, drop, accept, chosen, error, onFile }: Props) {
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
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  }

  function onChoose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    if (file) onFile(file);
    // The same file can be chosen again, after it was corrected.
    target.value = '';
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the second way, the field inside is the first.
    <div
      className={styles.zone}
      data-over={isOver || undefined}
      onDragEnter={onDragOver}
      onDragOver={onDragOver}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <p className={styles.line}>
        <input
          id={id}
          type="file"
          accept={accept}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}status`}
          className={styles.input}
          onChange={onChoose}
        />
        <label htmlFor={id} className={styles.choose}>
          {label}
        </label>
        <span className={styles.drop}>{drop}</span>
      </p>
      <p id={`${id}status`} className={styles.status}>
        {chosen}
        {error !== undefined && (
          <span role="alert" className={styles.error}>
            {error}
          </span>
        )}
      </p>
    </div>
  );
}
