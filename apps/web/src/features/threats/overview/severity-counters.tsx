import { type SeverityCounts, severityFilters, threatSeverities } from '@halyard/contracts/intelligence/threats.ts';
import { useFormat } from '../../../preferences/format.ts';
import { SeverityMark } from '../../../records/marks/severity-mark.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { threatsWords } from '../../../text/loaders/intelligence.ts';
import { Figure } from '../../../ui/marks/figure.tsx';
import { countAt, type SeverityLevel, severityAt } from '../severity-levels.ts';
import styles from '../threats.module.css';
import { ThreatsLink } from '../threats-link.tsx';
import { listIn, type ThreatFilter } from '../threats-search.ts';

type Props = {
  /** Undefined until they are here. */
  readonly counts: SeverityCounts | undefined;
  readonly total: number | undefined;
  readonly filter: ThreatFilter;
};

/** The number of threats of a level, as a filter toggle. */
function Counter({ level, counts, total, filter }: Props & { readonly level: SeverityLevel }) {
  const text = useMessages(threatsWords);
  const format = useFormat();
  const chosen = listIn(severityFilters, filter.severity);
  const isOut = chosen.length > 0 && !chosen.includes(level);
  const isOnly = chosen.length === 1 && chosen[0] === level;
  return (
    <ThreatsLink
      change={{ severity: isOnly ? undefined : level }}
      isChosen={isOnly}
      toRows
      className={styles.counterLink}
      title={isOnly ? text.showAllSeverities : undefined}
    >
      <SeverityMark severity={severityAt(level)} />
      {/* What the filter leaves out has not been counted: that is not nothing. */}
      <strong>
        {counts === undefined || isOut ? (
          '–'
        ) : (
          <Figure rows={countAt(counts, level)}>{format.number(countAt(counts, level))}</Figure>
        )}
      </strong>
      <small>
        {isOut && text.filteredOut}
        {!isOut && total !== undefined && text.outOf(format.number(total))}
      </small>
    </ThreatsLink>
  );
}

/** Filtered threats by severity; beside the four, smaller, those without a stated one. */
export function SeverityCounters(props: Props) {
  const text = useMessages(threatsWords);
  return (
    <div className={styles.counters}>
      <section aria-label={text.counters}>
        <ul className={styles.severities}>
          {threatSeverities.map((level) => (
            <li key={level} className={styles.counter}>
              <Counter {...props} level={level} />
            </li>
          ))}
        </ul>
      </section>
      <div className={styles.notSet}>
        <Counter {...props} level="none" />
        <ThreatsLink change={{ compose: 'severity-rules' }} className={styles.rules}>
          {text.severityRules}
        </ThreatsLink>
      </div>
    </div>
  );
}
