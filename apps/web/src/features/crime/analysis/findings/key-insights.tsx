import type { AnalysisResult } from '@halyard/contracts/crime/analysis.ts';
import { useMessages } from '../../../../text/lazy-messages.ts';
import { crimeWords } from '../../../../text/loaders/crime.ts';
import layout from '../../../../ui/layout/layout.module.css';
import { Panel } from '../../../../ui/page/panel.tsx';
import styles from '../analysis.module.css';
import { Confidence } from './confidence.tsx';
import { FindingItem } from './finding-item.tsx';

/** Trends, confidence, and findings. */
export function KeyInsights({ result: { insights, details } }: { readonly result: AnalysisResult }) {
  const { insights: text, category } = useMessages(crimeWords);
  if (!insights) {
    return (
      <Panel title={text.title}>
        <p className={styles.none}>{text.none}</p>
      </Panel>
    );
  }
  return (
    <Panel title={text.title} aria-label={text.title}>
      <dl className={styles.facts}>
        <div>
          <dt>{text.sentiment}</dt>
          <dd>{text.sentimentOf(insights.sentiment)}</dd>
        </div>
        <div>
          <dt>{text.confidence}</dt>
          <dd>
            <Confidence confidence={insights.confidence} made={details?.confidence} />
          </dd>
        </div>
        <div>
          <dt>{text.topics}</dt>
          <dd>{insights.topics.length === 0 ? text.noTopics : insights.topics.map(category).join(', ')}</dd>
        </div>
      </dl>
      {details && (
        <div className={styles.findings}>
          <h3>{text.findings}</h3>
          {details.findings.length === 0 ? (
            <p className={layout.quiet}>{text.noFindings}</p>
          ) : (
            <ul>
              {details.findings.map((finding) => (
                <FindingItem key={`${finding.rule}${finding.category}${finding.beforeMonth}`} finding={finding} />
              ))}
            </ul>
          )}
        </div>
      )}
    </Panel>
  );
}
