import type { AnalysisResult as Result } from '@halyard/contracts/crime/analysis.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { crimeWords } from '../../../text/loaders/crime.ts';
import layout from '../../../ui/layout/layout.module.css';
import { Badge } from '../../../ui/marks/badge.tsx';
import { ReportMenu } from '../report/report-menu.tsx';
import styles from './analysis.module.css';
import { isMock } from './choose-banner.ts';
import { CitySummaries } from './cities/city-summaries.tsx';
import { CopyableId } from './copyable-id.tsx';
import { DataSummary } from './data-summary.tsx';
import { KeyInsights } from './findings/key-insights.tsx';
import { monthOf } from './open-month-of.ts';
import { StatusBanner } from './status-banner.tsx';

type Props = {
  readonly result: Result;
  /** The selected month, `2026-03`, for a result that names none. */
  readonly chosen: string;
};

/** One result: its title, outcome, and content. */
export function AnalysisResult({ result, chosen }: Props) {
  const text = useMessages(crimeWords);
  const format = useFormat();
  const month = monthOf(result) ?? chosen;
  const hasSections = result.status !== 'processing' && result.status !== 'failed';
  return (
    <section aria-label={text.result.label} className={styles.result}>
      <div className={layout.split}>
        <dl className={styles.head}>
          <div>
            <dt>{text.result.id}</dt>
            <dd>
              <CopyableId id={result.analysisId} />
            </dd>
          </div>
          <div>
            <dt>{text.result.timestamp}</dt>
            <dd>
              <time dateTime={result.timestamp}>{format.dateTime(result.timestamp)}</time>
            </dd>
          </div>
          <div>
            <dt>{text.form.month}</dt>
            <dd>{text.monthYear(month)}</dd>
          </div>
          {result.note && (
            <div>
              <dt>{text.result.note}</dt>
              <dd>{result.note}</dd>
            </div>
          )}
        </dl>
        <div className={layout.toolbar}>
          {isMock(result) && <Badge tone="violet">{text.sample}</Badge>}
          {result.details?.generated && <Badge tone="violet">{text.generated}</Badge>}
          {result.status !== 'processing' && <ReportMenu result={result} month={month} />}
        </div>
      </div>
      <StatusBanner result={result} month={text.monthYear(month)} />
      {hasSections && (
        <>
          <KeyInsights result={result} />
          <CitySummaries result={result} />
          <DataSummary result={result} />
        </>
      )}
    </section>
  );
}
