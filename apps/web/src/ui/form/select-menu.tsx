import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './select-menu.module.css';

type Props = ComponentProps<'select'> & {
  readonly label: string;
  /** A picture of the choice, in front of its word. */
  readonly mark?: ReactNode;
  /** Shows its edge only when it is meant, as in the rows of a table. */
  readonly quiet?: boolean;
};

/** A choice within a row or a line of filters, named for those who listen and not in sight. */
export function SelectMenu({ label, mark, quiet = false, className, children, ...rest }: Props) {
  return (
    <span className={styles.choice}>
      {mark}
      <select {...rest} aria-label={label} className={classNames(styles.select, quiet && styles.quiet, className)}>
        {children}
      </select>
    </span>
  );
}
