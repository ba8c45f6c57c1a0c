import { type ReactNode, useId } from 'react';
import styles from './field.module.css';

export type FieldSurroundings = {
  readonly label: string;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
};

type Described = {
  readonly id: string;
  readonly 'aria-invalid': boolean | undefined;
  readonly 'aria-describedby': string | undefined;
};

type FrameProps = FieldSurroundings & { readonly children: (control: Described) => ReactNode };

/** Label above, hint and error under, all tied to the control for a screen reader. */
export function FieldFrame({ label, error, hint, children }: FrameProps) {
  const id = useId();
  const hintId = `${id}hint`;
  const errorId = `${id}error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined })}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
