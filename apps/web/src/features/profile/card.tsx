import type { ComponentProps } from 'react';
import { Panel } from '../../ui/panel.tsx';
import styles from './profile.module.css';

type Props = Pick<ComponentProps<typeof Panel>, 'actions' | 'children'> & { readonly title: string };

/** One part of the profile under its heading. */
export function Card({ title, actions, children }: Props) {
  return (
    <Panel title={title} aria-label={title} actions={actions}>
      <div className={styles.card}>{children}</div>
    </Panel>
  );
}
