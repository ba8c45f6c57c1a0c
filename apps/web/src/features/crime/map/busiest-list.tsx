import type { CrimeQuery } from '@halyard/contracts/crime/crime.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { crimeExploreWords } from '../../../text/loaders/crime.ts';
import { Figure } from '../../../ui/marks/figure.tsx';
import { changeQuery } from '../crime-filter.ts';
import { CrimeRowsLink } from '../crime-filter-link.tsx';
import { useLocationWords } from './cell-words.ts';
import type { Cell } from './draw-map.ts';
import styles from './map.module.css';

const listed = 20;

type Props = {
  readonly query: CrimeQuery;
  /** Those in sight, most rows first. */
  readonly cells: readonly Cell[];
  readonly onPoint: (cell: Cell | null) => void;
};

/** The busiest hexagons with the links of the map, for keys and for those who listen. */
export function BusiestList({ query, cells, onPoint }: Props) {
  const text = useMessages(crimeExploreWords);
  const format = useFormat();
  const { where } = useLocationWords();
  return (
    <section aria-label={text.map.busiest} className={styles.busiest}>
      <h3>{text.map.busiest}</h3>
      <ol>
        {cells.slice(0, listed).map((cell) => {
          return (
            <li key={cell.cell}>
              <CrimeRowsLink
                query={changeQuery(query, { cell: cell.cell })}
                className={styles.busy}
                onFocus={() => onPoint(cell)}
                onPointerEnter={() => onPoint(cell)}
                onPointerLeave={() => onPoint(null)}
              >
                <span>{where(cell)}</span>{' '}
                <Figure rows={cell.count} className={styles.figure}>
                  {format.number(cell.count)}
                </Figure>
              </CrimeRowsLink>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
