import { useFormat } from '../../preferences/format.ts';
import { Figure } from '../../ui/marks/figure.tsx';
import { useFlash } from '../../ui/marks/use-flash.ts';
import { AddressLink } from '../address/address-link.tsx';
import type { SearchChange } from '../address/change-search.ts';
import styles from './view-tabs.module.css';

function Count({ rows }: { readonly rows: number }) {
  const format = useFormat();
  const flash = useFlash(rows);
  return (
    <Figure rows={rows} ref={flash} className={styles.count}>
      {format.number(rows)}
    </Figure>
  );
}

/** A view of a list. */
export type ViewTab = {
  readonly id: string;
  readonly words: string;
  /** Leads to all of it. */
  readonly change: SearchChange;
  readonly isChosen: boolean;
  /** Its unfiltered number of rows; undefined if unknown. */
  readonly rows: number | undefined;
};

/** Views of a list beside each other, each with how many rows it has. */
export function ViewTabs({ label, tabs }: { readonly label: string; readonly tabs: readonly ViewTab[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.tabs}>
        {tabs.map(({ id, words, change, isChosen, rows }) => (
          <li key={id}>
            <AddressLink change={change} isChosen={isChosen} className={styles.tab}>
              {words} {rows !== undefined && <Count rows={rows} />}
            </AddressLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
