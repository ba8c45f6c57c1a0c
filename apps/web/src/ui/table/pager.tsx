import { Button } from '../button.tsx';
import styles from './pager.module.css';

type Props = {
  readonly label: string;
  /** Which rows are in sight, out of how many. */
  readonly range: string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
};

/** Which part of a long list is in sight, and the way to its neighbours. */
export function Pager({ label, range, previousLabel, nextLabel, page, pages, onPage }: Props) {
  return (
    <nav aria-label={label} className={styles.pager}>
      <span role="status">{range}</span>
      {pages > 1 && (
        <span className={styles.ways}>
          <Button size="small" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            {previousLabel}
          </Button>
          <Button size="small" disabled={page >= pages} onClick={() => onPage(page + 1)}>
            {nextLabel}
          </Button>
        </span>
      )}
    </nav>
  );
}
