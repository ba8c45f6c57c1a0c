import { useId } from 'react';
import { useFileDrop } from '../../ui/form/use-file-drop.ts';
import styles from './file-choice.module.css';

type Props = {
  readonly label: string;
  /** Said beside the button to those who drag. */
  readonly drop: string;
  readonly accept: string;
  /** The selected file, in words. */
  readonly chosen?: string | undefined;
  readonly error?: string | undefined;
  readonly onFile: (file: File) => void;
};

/** A file input with the browser's dialog, or drag and drop. */
export function FileChoice({ label, drop, accept, chosen, error, onFile }: Props) {
  const id = useId();
  const { area, field } = useFileDrop(([file]) => file && onFile(file));

  return (
    <div {...area} className={styles.zone}>
      <p className={styles.line}>
        <input
          {...field}
          id={id}
          accept={accept}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}status`}
          className={styles.input}
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
