import { type SeverityCounts, threatSeverities } from '@halyard/contracts/intelligence/threats.ts';
import { useFormat } from '../../../preferences/format.ts';
import { SeverityMark } from '../../../records/marks/severity-mark.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { threatsWords } from '../../../text/loaders/intelligence.ts';
import { Figure } from '../../../ui/marks/figure.tsx';
import styles from '../threats.module.css';
import { ThreatsLink } from '../threats-link.tsx';
import { listIn, type ThreatFilter } from '../threats-search.ts';

type Props = {
  /** Undefined until they are here. */
  readonly counts: SeverityCounts | undefined;
  readonly total: number | undefined;
  readonly filter: ThreatFilter;
};

/** Threats by severity, as the filter leaves them; each figure opens its rows, and a second time all of them. */
export function SeverityCounters({ counts, total, filter }: Props) {
  const text = useMessages(threatsWords);
  const format = useFormat();
  const chosen = listIn(threatSeverities, filter.severity);
  return (
    <section aria-label={text.counters}>
      <ul className={styles.counters}>
        {threatSeverities.map((severity) => {
          const isOut = chosen.length > 0 && !chosen.includes(severity);
          const isOnly = chosen.length === 1 && chosen[0] === severity;
          return (
            <li key={severity} className={styles.counter} data-out={isOut || undefined}>
              <ThreatsLink
                change={{ severity: isOnly ? undefined : severity }}
                isChosen={isOnly}
                toRows
                className={styles.counterLink}
                title={isOnly ? text.showAllSeverities : undefined}
              >
                <SeverityMark severity={severity} />
                {/* What the filter leaves out has not been counted: that is not nothing. */}
                <strong>
                  {counts === undefined || isOut ? (
                    '–'
                  ) : (
                    <Figure rows={counts[severity]}>{format.number(counts[severity])}</Figure>
                  )}
                </strong>
                <small>
                  {isOut && text.filteredOut}
                  {!isOut && total !== undefined && text.outOf(format.number(total))}
                </small>
              </ThreatsLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
