import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './select-menu.module.css';

type Props = ComponentProps<'select'> & {
  readonly label: string;
  /** A picture of the choice, in front of its word. */
  readonly mark?: ReactNode;
};

/** A choice within a row or a line of filters, named for those who listen and not in sight. */
export function SelectMenu({ label, mark, className, children, ...rest }: Props) {
  return (
    <span className={styles.choice}>
      {mark}
      <select {...rest} aria-label={label} className={classNames(styles.select, className)}>
        {children}
      </select>
    </span>
  );
}
