import type { AnalysisResult } from '@halyard/contracts/crime/analysis.ts';
import type { ReactNode } from 'react';
import { useFormat } from '../../../preferences/format.ts';
import { AddressLink } from '../../../records/address/address-link.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { crimeWords } from '../../../text/loaders/crime.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import styles from './analysis.module.css';
import { CategoryBars } from './category-bars.tsx';
import { Figure } from './figure.tsx';
import { ComparisonFigures } from './findings/comparison-figures.tsx';
import { useCautionWords } from './findings/use-caution-words.ts';
import { openMonthOf } from './open-month-of.ts';
import { SourceFiles } from './source-files.tsx';

function FilesSampled({ result }: { readonly result: AnalysisResult }) {
  const { summary: text } = useMessages(crimeWords);
  const format = useFormat();
  const month = openMonthOf(result);
  const words = text.filesOf(format.number(result.sampledFiles ?? 0), format.number(result.totalFiles ?? 0));
  if (month === undefined) return words;
  return <AddressLink change={{ tab: 'coverage', kind: undefined, from: month, to: month }}>{words}</AddressLink>;
}

/** The fields that every result may have; those it has not are left out. */
function Fields({ result }: { readonly result: AnalysisResult }) {
  const { summary: text } = useMessages(crimeWords);
  const format = useFormat();
  const { metadata, details, estimatedTotalRecords: estimated } = result;
  const yesNo = (value: boolean) => (value ? text.yes : text.no);
  const rows: (readonly [string, ReactNode])[] = [];
  if (result.totalFiles !== undefined) rows.push([text.files, <FilesSampled key="files" result={result} />]);
  if (estimated !== undefined) {
    const query = details?.total.query;
    rows.push([text.estimated, <Figure key="estimated" count={estimated} what={text.estimated} query={query} />]);
  }
  if (metadata) {
    rows.push([text.validated, yesNo(metadata.validated)], [text.dataFound, yesNo(metadata.dataFound)]);
    rows.push([text.type, text.types[metadata.analysisType] ?? metadata.analysisType]);
  }
  if (details) rows.push([text.took, text.milliseconds(format.number(Math.round(details.tookMs)))]);
  return (
    <dl className={styles.facts}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Method, files, and caveats of the result. */
export function DataSummary({ result }: { readonly result: AnalysisResult }) {
  const { summary: text } = useMessages(crimeWords);
  const cautionWords = useCautionWords();
  const { details, metadata, totalFiles, estimatedTotalRecords } = result;
  const isEmpty = !details && !metadata && totalFiles === undefined && estimatedTotalRecords === undefined;
  return (
    <Panel title={text.title} aria-label={text.title}>
      {isEmpty ? <p className={styles.none}>{text.none}</p> : <Fields result={result} />}
      {details && (
        <div className={styles.findings}>
          <ComparisonFigures details={details} />
          {details.categories.length > 0 && (
            <>
              <h3>{text.categories}</h3>
              <CategoryBars
                label={text.categories}
                rows={details.categories.map(({ category, figure, share }) => ({
                  category,
                  count: figure.count,
                  percentage: share * 100,
                  query: figure.query,
                }))}
              />
            </>
          )}
          {details.cautions.length > 0 && (
            <>
              <h3>{text.cautions}</h3>
              <ul className={styles.cautions}>
                {details.cautions.map((caution) => (
                  <li key={`${caution.code}${caution.month}${caution.names.join()}`}>{cautionWords(caution)}</li>
                ))}
              </ul>
            </>
          )}
          <SourceFiles files={details.files} month={openMonthOf(result)} />
        </div>
      )}
    </Panel>
  );
}
