import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './panel.module.css';

type Props = Omit<ComponentProps<'section'>, 'title'> & { readonly title?: ReactNode; readonly actions?: ReactNode };

/** A framed part of a screen: title, actions, and content. */
export function Panel({ title, actions, className, children, ...rest }: Props) {
  return (
    <section {...rest} className={classNames(styles.panel, className)}>
      {title !== undefined && (
        <header className={styles.header}>
          <h2>{title}</h2>
          {actions && <div className={styles.actions}>{actions}</div>}
        </header>
      )}
      {children}
    </section>
  );
}
