import { useFormat } from '../../../preferences/format.ts';
import { useMonthName } from '../../../preferences/month-name.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { crimeExploreWords } from '../../../text/loaders/crime.ts';
import { Figure } from '../../../ui/marks/figure.tsx';
import { CrimeRowsLink } from '../crime-filter-link.tsx';
import { queryOfPoint, useLineName } from './line-name.ts';
import styles from './trend.module.css';
import type { TrendViewProps } from './trend-chart.tsx';

/** The figures of the lines, newest month first; each opens its rows, and a gap says why there is none. */
export function TrendTable({ months, lines, absent, query }: TrendViewProps) {
  const text = useMessages(crimeExploreWords);
  const format = useFormat();
  const monthName = useMonthName();
  const lineName = useLineName();
  const reasonOf = new Map(absent.map(({ month, reason }) => [month, reason]));
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={text.trend.title}>
        <thead>
          <tr>
            <th scope="col">{text.month}</th>
            {lines.map(({ key }) => (
              <th key={key} scope="col">
                {lineName(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months
            .map((month, index) => ({ month, index }))
            .toReversed()
            .map(({ month, index }) => {
              const reason = reasonOf.get(month);
              return (
                <tr key={month}>
                  <th scope="row">{monthName(month)}</th>
                  {reason ? (
                    <td colSpan={lines.length}>{text.absent[reason]}</td>
                  ) : (
                    lines.map(({ key, values }) => (
                      <td key={key}>
                        <CrimeRowsLink query={queryOfPoint(query, key, month)}>
                          <Figure rows={values[index] ?? 0}>{format.number(values[index] ?? 0)}</Figure>
                        </CrimeRowsLink>
                      </td>
                    ))
                  )}
                </tr>
              );
            })}
        </tbody>
      </table>
    </div>
  );
}
