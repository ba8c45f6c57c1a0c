import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';
import { FieldFrame, type FieldSurroundings } from './field-frame.tsx';
import area from './text-area-field.module.css';

/** A multi-line text field; it grows with its content if the browser supports it. */
export function TextAreaField({
  label,
  error,
  hint,
  className,
  ...rest
}: ComponentProps<'textarea'> & FieldSurroundings) {
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(control) => (
        <textarea rows={3} {...rest} {...control} className={classNames(styles.control, area.area, className)} />
      )}
    </FieldFrame>
  );
}
