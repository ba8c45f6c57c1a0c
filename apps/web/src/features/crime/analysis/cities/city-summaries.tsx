import type { AnalysisResult } from '@halyard/contracts/crime/analysis.ts';
import { useMessages } from '../../../../text/lazy-messages.ts';
import { crimeWords } from '../../../../text/loaders/crime.ts';
import { Panel } from '../../../../ui/page/panel.tsx';
import styles from '../analysis.module.css';
import { openMonthOf } from '../open-month-of.ts';
import { CityCard } from './city-card.tsx';

/** A card for each city of the analysis. */
export function CitySummaries({ result }: { readonly result: AnalysisResult }) {
  const { citySummaries: text } = useMessages(crimeWords);
  const cities = result.citySummaries ?? [];
  return (
    <Panel title={text.title} aria-label={text.title}>
      {cities.length === 0 ? (
        <p className={styles.none}>{text.none}</p>
      ) : (
        <ul className={styles.cities}>
          {cities.map((summary) => (
            <CityCard key={summary.city} summary={summary} month={openMonthOf(result)} />
          ))}
        </ul>
      )}
    </Panel>
  );
}
