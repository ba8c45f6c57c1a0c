import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';
import { FieldFrame, type FieldSurroundings } from './field-frame.tsx';

type TextFieldProps = ComponentProps<'input'> & FieldSurroundings & { readonly trailing?: ReactNode };

/** A line of text. `trailing` sits inside the right edge, for instance a button that shows a password. */
export function TextField({ label, error, hint, trailing, className, ...rest }: TextFieldProps) {
  return (
    <FieldFrame label={label} error={error} hint={hint}>
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
    </FieldFrame>
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
