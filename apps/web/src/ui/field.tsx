import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';

type Surroundings = {
  readonly label: string;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
};

type Described = {
  readonly id: string;
  readonly 'aria-invalid': boolean | undefined;
  readonly 'aria-describedby': string | undefined;
};

type FrameProps = Surroundings & { readonly children: (control: Described) => ReactNode };

/** Label above, hint and error under, all tied to the control for a screen reader. */
function Frame({ label, error, hint, children }: FrameProps) {
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

type TextFieldProps = ComponentProps<'input'> & Surroundings & { readonly trailing?: ReactNode };

/** A line of text. `trailing` sits inside the right edge, for instance a button that shows a password. */
export function TextField({ label, error, hint, trailing, className, ...rest }: TextFieldProps) {
  return (
    <Frame label={label} error={error} hint={hint}>
      {(control) => (
        <span className={styles.box}>
          <input
            {...rest}
            {...control}
            className={classNames(styles.control, trailing ? styles.withTrailing : undefined, className)}
          />
          {trailing && <span className={styles.trailing}>{trailing}</span>}
        </span>
      )}
    </Frame>
  );
}

export function SelectField({
  label,
  error,
  hint,
  className,
  children,
  ...rest
}: ComponentProps<'select'> & Surroundings) {
  return (
    <Frame label={label} error={error} hint={hint}>
      {(control) => (
        <select {...rest} {...control} className={classNames(styles.control, styles.select, className)}>
          {children}
        </select>
      )}
    </Frame>
  );
}

export function Checkbox({ label, className, ...rest }: ComponentProps<'input'> & { readonly label: ReactNode }) {
  return (
    <label className={classNames(styles.checkbox, className)}>
      <input type="checkbox" {...rest} />
      <span>{label}</span>
    </label>
  );
}
