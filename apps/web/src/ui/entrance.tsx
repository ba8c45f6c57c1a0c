import type { ReactNode } from 'react';
import styles from './entrance.module.css';

type Props = {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

/** A page with one form: the form on the left of the reading line, a few quiet words beside it where there is room. */
export function Entrance({ title, lead, aside, children }: Props) {
  return (
    <div className={styles.page}>
      <section className={styles.form}>
        <header>
          <h1>{title}</h1>
          {lead && <p>{lead}</p>}
        </header>
        {children}
      </section>
      {aside && <aside className={styles.aside}>{aside}</aside>}
    </div>
  );
}
