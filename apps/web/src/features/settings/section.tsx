import type { ReactNode } from 'react';
import { Panel } from '../../ui/page/panel.tsx';
import styles from './settings.module.css';

/** Settings that belong together under one heading. */
export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Panel title={title} aria-label={title}>
      <div className={styles.section}>{children}</div>
    </Panel>
  );
}
