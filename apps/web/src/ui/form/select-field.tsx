import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';
import { FieldFrame, type FieldSurroundings } from './field-frame.tsx';

/** One of several, as the browser offers it. */
export function SelectField({
  label,
  error,
  hint,
  className,
  children,
  ...rest
}: ComponentProps<'select'> & FieldSurroundings) {
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(control) => (
        <select {...rest} {...control} className={classNames(styles.control, className)}>
          {children}
        </select>
      )}
    </FieldFrame>
  );
}
