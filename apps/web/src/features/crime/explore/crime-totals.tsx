import type { CrimeQuery } from '@halyard/contracts/crime/crime.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMonthName } from '../../../preferences/month-name.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { crimeExploreWords } from '../../../text/loaders/crime.ts';
import { Figure } from '../../../ui/marks/figure.tsx';
import { changeQuery } from '../crime-filter.ts';
import { CrimeRowsLink } from '../crime-filter-link.tsx';
import { monthsBetween } from '../crime-filter-months.ts';
import styles from './explore.module.css';
import { useFigures } from './explore-queries.ts';
import { FiguresState } from './figures-state.tsx';

type TotalProps = {
  readonly label: string;
  readonly about: string;
  /** Null: the filter leaves it out, which is not zero. */
  readonly count: number | null;
  readonly query: CrimeQuery;
};

function Total({ label, about, count, query }: TotalProps) {
  const { totals: text } = useMessages(crimeExploreWords);
  const format = useFormat();
  return (
    <li className={styles.total}>
      <span className={styles.totalName}>{label}</span>
      {count === null ? (
        <strong>–</strong>
      ) : (
        <CrimeRowsLink query={query} aria-label={`${label}: ${format.number(count)}`}>
          <strong>
            <Figure rows={count}>{format.number(count)}</Figure>
          </strong>
        </CrimeRowsLink>
      )}
      <small>{count === null ? text.leftOut : about}</small>
    </li>
  );
}

/** How many rows the filter leaves, with anti-social behaviour and without it. */
export function CrimeTotals({ query }: { readonly query: CrimeQuery }) {
  const { totals: text } = useMessages(crimeExploreWords);
  const monthName = useMonthName();
  const figures = useFigures(query, { by: 'category', limit: 100 });
  if (!figures.data) return <FiguresState of={figures} />;
  const { total, antisocial, absent } = figures.data;
  const kind = query.antisocial ?? 'with';
  if (absent.length >= monthsBetween(query.from, query.to).length && total === 0)
    return <p className={styles.note}>{text.allAbsent}</p>;
  const span =
    query.from === query.to ? monthName(query.from, 'long') : text.span(monthName(query.from), monthName(query.to));
  return (
    <section aria-label={text.label}>
      <FiguresState of={figures} />
      <ul className={styles.totals} aria-busy={figures.isPlaceholderData || undefined}>
        <Total label={text.with} about={`${span} · ${text.withAbout}`} count={total} query={query} />
        <Total
          label={text.without}
          about={text.withoutAbout}
          count={kind === 'only' ? null : total - antisocial}
          query={changeQuery(query, { antisocial: 'no' })}
        />
        <Total
          label={text.only}
          about={text.onlyAbout}
          count={kind === 'no' ? null : antisocial}
          query={changeQuery(query, { antisocial: 'only' })}
        />
      </ul>
    </section>
  );
}
