import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './table.module.css';

type Props = ComponentProps<'table'> & {
  readonly label: string;
  /** Its content is being refetched. */
  readonly busy?: boolean;
};

/** Rows under a sticky header. On a narrow screen each row becomes a card; cells have labels. */
export function Table({ label, busy = false, className, ...rest }: Props) {
  return (
    <table {...rest} aria-label={label} aria-busy={busy || undefined} className={classNames(styles.table, className)} />
  );
}

export type Direction = 'asc' | 'desc';

type HeaderProps = {
  readonly children: ReactNode;
  /** How the rows are sorted by this column; absent when they are not. */
  readonly sorted?: Direction | undefined;
  /** The meaning of the column's values, if its name is not clear. */
  readonly hint?: string | undefined;
  readonly onSort: () => void;
};

const arrows: Record<Direction, string> = { asc: '↑', desc: '↓' };

/** The header of a column that can put the rows in order. */
export function SortHeader({ children, sorted, hint, onSort }: HeaderProps) {
  const order = sorted === undefined ? undefined : sorted === 'asc' ? 'ascending' : 'descending';
  return (
    <th scope="col" aria-sort={order}>
      <button type="button" className={styles.sort} title={hint} onClick={onSort}>
        {children}
        <span aria-hidden className={styles.arrow}>
          {sorted && arrows[sorted]}
        </span>
      </button>
    </th>
  );
}

type CellProps = ComponentProps<'td'> & {
  /** The label of the column, for the card layout of a row. */
  readonly label?: string;
  /** Told elsewhere too, so that a card can do without it. */
  readonly aside?: boolean;
};

export function Cell({ label, aside = false, className, children, ...rest }: CellProps) {
  return (
    <td {...rest} className={classNames(className, aside && styles.aside)}>
      {label && (
        <span aria-hidden className={styles.label}>
          {label}
        </span>
      )}
      {children}
    </td>
  );
}
