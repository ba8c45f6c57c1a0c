import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
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
  /** What the selected tab shows. */
  readonly children: ReactNode;
};

/** Where a key leads from a place in a row of `count`; beyond an end it goes on at the other. */
function placeAfter(key: string, place: number, count: number): number | undefined {
  const places: Readonly<Record<string, number>> = {
    ArrowRight: place + 1,
    ArrowLeft: place + count - 1,
    Home: 0,
    End: count - 1,
  };
  const next = places[key];
  return next === undefined ? undefined : next % count;
}

/** Tabs by the ARIA pattern: one stop for the Tab key, arrows move and open at once, Home and End go to the ends. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, children }: Props<Id>) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const here = tabs.findIndex(({ id }) => id === selected);
    const place = placeAfter(event.key, here, tabs.length);
    const next = place === undefined ? undefined : tabs[place];
    if (!next) return;
    event.preventDefault();
    onSelect(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  }

  return (
    <div className={styles.tabs}>
      <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={onKeyDown}>
        {tabs.map(({ id, label: name, mark }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}${id}`}
            data-tab={id}
            aria-selected={id === selected}
            aria-controls={id === selected ? `${base}panel` : undefined}
            tabIndex={id === selected ? 0 : -1}
            className={styles.tab}
            onClick={() => onSelect(id)}
          >
            {name}
            {mark && (
              <>
                <span className={styles.mark} aria-hidden /> <VisuallyHidden>{mark}</VisuallyHidden>
              </>
            )}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${base}panel`} aria-labelledby={`${base}${selected}`} className={styles.panel}>
        {children}
      </div>
    </div>
  );
}
