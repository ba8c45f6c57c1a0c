import type { ComponentProps } from 'react';
import { useFocusKept } from '../../ui/focus/use-focus-kept.ts';
import { Panel } from '../../ui/page/panel.tsx';
import styles from './profile.module.css';

type Props = Pick<ComponentProps<typeof Panel>, 'actions' | 'children'> & {
  readonly title: string;
  /** For links to it: `/profile#devices`. */
  readonly id?: string;
  /** The number of its rows, once loaded. A row is removed with its pressed button. */
  readonly rows?: number | undefined;
};

/** One part of the profile under its heading. */
export function Card({ title, actions, id, rows, children }: Props) {
  const card = useFocusKept(rows);
  const target = (id !== undefined || rows !== undefined) && { id, tabIndex: -1 };
  return (
    <Panel title={title} aria-label={title} actions={actions} className={styles.target} ref={card} {...target}>
      <div className={styles.card}>{children}</div>
    </Panel>
  );
}
