import type { ReactNode } from 'react';
import styles from '../system-health.module.css';

export type FactRow = { readonly name: string; readonly value: ReactNode };

/** Names with a value each, in lines. */
export function FactRows({ rows }: { readonly rows: readonly FactRow[] }) {
  return (
    <dl className={styles.facts}>
      {rows.map(({ name, value }) => (
        <div key={name} className={styles.fact} data-row tabIndex={-1}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
