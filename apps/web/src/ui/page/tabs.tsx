import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import { type ReactNode, Suspense } from 'react';
import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './tabs.module.css';

export type Tab<Id extends string> = {
  readonly id: Id;
  readonly label: string;
  /** Why someone should look there, for those who listen; those who see get a dot. */
  readonly mark?: string | undefined;
};

type Props<Id extends string> = {
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
  /** The content of the selected tab. */
  readonly children: ReactNode;
};

/** Tabs by the ARIA pattern: one tab stop, arrows move and open immediately, Home and End go to the ends. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, children }: Props<Id>) {
  return (
    <BaseTabs.Root className={styles.tabs} value={selected} onValueChange={(id) => onSelect(id as Id)}>
      <BaseTabs.List activateOnFocus aria-label={label} className={styles.list}>
        {tabs.map(({ id, label: name, mark }) => (
          <BaseTabs.Tab key={id} value={id} className={styles.tab}>
            {name}
            {mark && (
              <>
                <span className={styles.mark} aria-hidden /> <VisuallyHidden>{mark}</VisuallyHidden>
              </>
            )}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {/* Panels begin with something to press or to fill in: no stop of their own. */}
      <BaseTabs.Panel value={selected} tabIndex={-1} className={styles.panel}>
        {/* What a tab waits for takes only its own place: the focus stays on the tab that was chosen. */}
        <Suspense>{children}</Suspense>
      </BaseTabs.Panel>
    </BaseTabs.Root>
  );
}
