import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';
import { FieldFrame, type FieldSurroundings } from './field-frame.tsx';
import area from './text-area-field.module.css';

/** Text of several lines; it grows with what is written where the browser can do that. */
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
