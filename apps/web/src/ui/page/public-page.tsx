import type { ReactNode } from 'react';
import styles from './entrance.module.css';

type Props = {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
};

/** A single-form page: title, one line about it, and the form. */
export function Entrance({ title, lead, children }: Props) {
  return (
    <section className={styles.form}>
      <header>
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
      </header>
      {children}
    </section>
  );
}
