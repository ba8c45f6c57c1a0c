import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { crimeWords } from '../../../text/loaders/crime.ts';
import { Figure } from '../../../ui/marks/figure.tsx';
import { RowsLink } from '../crime-page-links.tsx';
import styles from './analysis.module.css';

type Row = {
  readonly category: string;
  readonly count: number;
  /** 0 to 100. */
  readonly percentage: number;
  /** Of a sample. */
  readonly interval?: { readonly low: number; readonly high: number } | undefined;
  readonly query: Readonly<Record<string, string>> | undefined;
};

/** Categories with their counts and shares, as bars; each opens its rows. */
export function CategoryBars({ label, rows }: { readonly label: string; readonly rows: readonly Row[] }) {
  const { category: nameOf, citySummaries: text, insights } = useMessages(crimeWords);
  const format = useFormat();
  const longest = Math.max(1, ...rows.map(({ percentage }) => percentage));
  return (
    <ul className={styles.bars} aria-label={label}>
      {rows.map(({ category, count, percentage, interval, query }) => {
        const figure = text.bar(format.number(count), format.percent(percentage));
        const words = interval && text.interval(format.percent(interval.low), format.percent(interval.high));
        return (
          <li key={category}>
            <span className={styles.barName}>{nameOf(category)}</span>
            <RowsLink query={query} aria-label={insights.opens(figure, nameOf(category))}>
              <Figure rows={count}>{figure}</Figure>
            </RowsLink>
            {words && <small className={styles.interval}>{words}</small>}
            <span className={styles.bar} aria-hidden>
              <span style={{ width: `${(percentage / longest) * 100}%` }} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
