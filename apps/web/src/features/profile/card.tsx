import type { ComponentProps } from 'react';
import { Panel } from '../../ui/panel.tsx';
import styles from './profile.module.css';

type Props = Pick<ComponentProps<typeof Panel>, 'actions' | 'children'> & {
  readonly title: string;
  /** For links that lead here: `/profile#devices`. */
  readonly id?: string;
};

/** One part of the profile under its heading. */
export function Card({ title, actions, id, children }: Props) {
  const target = id !== undefined && { id, tabIndex: -1 };
  return (
    <Panel title={title} aria-label={title} actions={actions} className={styles.target} {...target}>
      <div className={styles.card}>{children}</div>
    </Panel>
  );
}
