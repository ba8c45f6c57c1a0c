import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './table.module.css';

type Props = ComponentProps<'table'> & {
  readonly label: string;
  /** What it shows is being read again. */
  readonly busy?: boolean;
};

/** Rows under a header that stays in sight. On a narrow screen each row becomes a card; cells say what they hold. */
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
  /** What the column's values mean, where its name does not say. */
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
  /** What the column is called, for the card that a row becomes. */
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
