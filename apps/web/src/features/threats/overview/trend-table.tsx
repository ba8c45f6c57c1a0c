import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { threatsWords } from '../../../text/loaders/intelligence.ts';
import { Figure } from '../../../ui/marks/figure.tsx';
import { countAt, levelsIn, totalOf } from '../severity-levels.ts';
import { ThreatsLink } from '../threats-link.tsx';
import styles from './trend.module.css';
import type { TrendViewProps } from './trend-chart.tsx';
import { useBarWords } from './use-bar-words.ts';

/** The figures of the bars, newest first; each opens the threats it counts. */
export function TrendTable({ trend }: TrendViewProps) {
  const text = useMessages(threatsWords);
  const format = useFormat();
  const { when } = useBarWords(trend.bucket);
  const levels = levelsIn(trend.points.map(({ counts }) => counts));
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={text.trend.title}>
        <thead>
          <tr>
            <th scope="col">{text.trend.when}</th>
            {levels.map((severity) => (
              <th key={severity} scope="col">
                {text.severities[severity]}
              </th>
            ))}
            <th scope="col">{text.trend.total}</th>
          </tr>
        </thead>
        <tbody>
          {trend.points.toReversed().map(({ from, to, counts }) => (
            <tr key={from}>
              <th scope="row">{when({ from, to })}</th>
              {levels.map((severity) => (
                <td key={severity}>
                  <ThreatsLink change={{ from, to, severity }}>
                    <Figure rows={countAt(counts, severity)}>{format.number(countAt(counts, severity))}</Figure>
                  </ThreatsLink>
                </td>
              ))}
              <td>
                <ThreatsLink change={{ from, to }}>
                  <Figure rows={totalOf(counts)}>{format.number(totalOf(counts))}</Figure>
                </ThreatsLink>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
