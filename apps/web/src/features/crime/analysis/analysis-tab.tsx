import { useMessages } from '../../../text/lazy-messages.ts';
import { crimeWords } from '../../../text/loaders/crime.ts';
import { Button } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { MissingRecord } from '../../../ui/page/missing-record.tsx';
import { Spinner } from '../../../ui/page/spinner.tsx';
import styles from './analysis.module.css';
import { AnalysisForm } from './analysis-form.tsx';
import { AnalysisHistory } from './analysis-history.tsx';
import { AnalysisResult } from './analysis-result.tsx';
import { type Analysis, type Invented, useAnalysis } from './use-analysis.ts';
import { useAnalysisSearch } from './use-analysis-search.ts';

type Props = {
  /** An invented result that was requested, or that replaces one of a failed request. */
  readonly invented: Invented | null;
  readonly onInvented: (invented: Invented | null) => void;
};

/** The error of a request for a result, and how to retry. */
function Failures({ analysis }: { readonly analysis: Analysis }) {
  const { form: text, retry } = useMessages(crimeWords);
  return (
    <>
      {analysis.hasRequestFailed && (
        <Banner error={analysis.requestError} tone="error">
          <p>{text.requestFailed}</p>
          <p>
            {text.mockShown}{' '}
            <Button size="small" onClick={() => void analysis.analyze()}>
              {retry}
            </Button>
          </p>
        </Banner>
      )}
      {analysis.isMissing && <MissingRecord sentence={text.gone} back={text.goneBack} onBack={analysis.leave} />}
      {analysis.hasPollFailed && !analysis.isMissing && (
        <Banner error={analysis.pollError} tone="error">
          {text.pollFailed}{' '}
          <Button size="small" busy={analysis.isPolling} onClick={analysis.pollAgain}>
            {retry}
          </Button>
        </Banner>
      )}
    </>
  );
}

/** Choose a month, have it analysed, read the result; and the results before. */
export function AnalysisTab({ invented, onInvented }: Props) {
  const text = useMessages(crimeWords);
  const { search, change, today } = useAnalysisSearch();
  const analysis = useAnalysis({ search, change, invented, onInvented });
  const { result, isLoading } = analysis;
  return (
    <div className={styles.page}>
      <AnalysisForm search={search} change={change} today={today} analysis={analysis} />
      <Failures analysis={analysis} />
      {isLoading && <Spinner label={text.loading} />}
      {result && <AnalysisResult result={result} chosen={`${search.year}-${search.month}`} />}
      {!result && !isLoading && !analysis.hasPollFailed && (
        <div className={styles.empty}>
          <h2>{text.empty.title}</h2>
          <p>{text.empty.text}</p>
        </div>
      )}
      <AnalysisHistory chosen={search.analysis} />
    </div>
  );
}
