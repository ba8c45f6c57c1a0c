import { type ComponentProps, useId } from 'react';
import styles from './toggle.module.css';

type Props = Omit<ComponentProps<'input'>, 'type' | 'role' | 'id' | 'className'> & {
  readonly label: string;
  /** One line about its effect. */
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
};

/** A switch with its label on the left; on or off immediately, without an intermediate state. */
export function Toggle({ label, hint, error, ...rest }: Props) {
  const id = useId();
  const describedBy = [hint && `${id}hint`, error && `${id}error`].filter(Boolean).join(' ');
  return (
    <div className={styles.toggle}>
      <div className={styles.words}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {hint && (
          <p id={`${id}hint`} className={styles.hint}>
            {hint}
          </p>
        )}
        {error && (
          <p id={`${id}error`} className={styles.error}>
            {error}
          </p>
        )}
      </div>
      <input
        {...rest}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox exposes its own state.
        role="switch"
        id={id}
        className={styles.switch}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
      />
    </div>
  );
}
