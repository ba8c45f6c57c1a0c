import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useNow } from '../../../preferences/clock.tsx';
import { usePreferences } from '../../../preferences/preferences.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { securityWords } from '../../../text/loaders/intelligence.ts';
import { Button } from '../../../ui/button.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { Banner } from '../../../ui/page/banner.tsx';
import { Spinner } from '../../../ui/page/spinner.tsx';
import { useReport } from '../report-queries.ts';
import security from '../security.module.css';
import { useSecuritySearch } from '../use-security-search.ts';
import { PeriodLine } from './period-line.tsx';
import { ReportSheet } from './report-sheet.tsx';
import { problemOf, spanOfPeriod } from './report-span.ts';

const aMinuteMs = 60_000;

/** Incidents opened and resolved in a period; every figure is linked to its incidents. */
export function ReportsTab() {
  const describeError = useDescribeError();
  const text = useMessages(securityWords);
  const { reports: words } = text;
  const { timeZone } = usePreferences();
  const { search, change } = useSecuritySearch();
  const span = spanOfPeriod(search, timeZone, useNow(aMinuteMs));
  const problem = span ? problemOf(span) : null;
  const request = span && !problem ? { ...span, timeZone } : undefined;
  const report = useReport(request);
  return (
    <section aria-label={words.label} className={layout.stackFar}>
      <PeriodLine search={search} span={span} change={change} />
      {!span && <p className={security.choose}>{words.chooseDays}</p>}
      {problem && (
        <Banner error={report.error} tone="error">
          {words[problem]}
        </Banner>
      )}
      {request && report.isError && (
        <Banner error={report.error} tone="error">
          {describeError(report.error, text.failures.report)}{' '}
          <Button size="small" busy={report.isFetching} onClick={() => void report.refetch()}>
            {text.retry}
          </Button>
        </Banner>
      )}
      {request && report.isPending && <Spinner label={words.loading} />}
      {request && report.data && (
        <ReportSheet report={report.data} timeZone={timeZone} isBusy={report.isPlaceholderData} />
      )}
    </section>
  );
}
