import type { ThreatMap } from '@halyard/contracts/intelligence/threats.ts';
import { useFormat } from '../../../preferences/format.ts';
import { SeverityMark } from '../../../records/marks/severity-mark.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { threatsWords } from '../../../text/loaders/intelligence.ts';
import { Figure } from '../../../ui/marks/figure.tsx';
import { countAt, levelsIn, severityAt, totalOf } from '../severity-levels.ts';
import { ThreatsLink } from '../threats-link.tsx';
import styles from './map.module.css';

/** Threats without a location, by type and severity; every figure opens its threats. */
export function UnplacedMatrix({ rows }: { readonly rows: ThreatMap['unplaced'] }) {
  const text = useMessages(threatsWords);
  const format = useFormat();
  const levels = levelsIn(rows.map(({ counts }) => counts));
  const unplaced = { tab: undefined, placed: 'no' } as const;
  return (
    <table className={styles.matrix} aria-label={text.map.unplaced}>
      <thead>
        <tr>
          <th scope="col">{text.list.columns.type}</th>
          {levels.map((severity) => (
            <th key={severity} scope="col">
              <SeverityMark severity={severityAt(severity)} />
            </th>
          ))}
          <th scope="col">{text.map.total}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ type, counts }) => (
          <tr key={type}>
            <th scope="row">{type}</th>
            {levels.map((severity) => (
              <td key={severity} data-none={countAt(counts, severity) === 0 || undefined}>
                <ThreatsLink
                  change={{ ...unplaced, type, severity }}
                  toRows
                  aria-label={text.map.cell(format.number(countAt(counts, severity)), type, text.severities[severity])}
                >
                  <Figure rows={countAt(counts, severity)}>{format.number(countAt(counts, severity))}</Figure>
                </ThreatsLink>
              </td>
            ))}
            <td>
              <ThreatsLink change={{ ...unplaced, type }} toRows>
                <Figure rows={totalOf(counts)}>{format.number(totalOf(counts))}</Figure>
              </ThreatsLink>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
