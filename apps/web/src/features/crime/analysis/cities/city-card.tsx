import type { CitySummary } from '@halyard/contracts/crime/analysis.ts';
import { useId } from 'react';
import { useFormat } from '../../../../preferences/format.ts';
import { useMessages } from '../../../../text/lazy-messages.ts';
import { crimeWords } from '../../../../text/loaders/crime.ts';
import layout from '../../../../ui/layout/layout.module.css';
import styles from '../analysis.module.css';
import { CategoryBars } from '../category-bars.tsx';
import { Figure } from '../figure.tsx';

type Props = {
  readonly summary: CitySummary;
  /** The month of the figures' rows, `2026-03`; absent if there are none to open. */
  readonly month: string | undefined;
};

/** The explanation of the figure; nothing for invented results. */
function CoverageLine({ summary: { coverage, forces = [], recordCount } }: { readonly summary: CitySummary }) {
  const { citySummaries: text } = useMessages(crimeWords);
  if (!coverage) return null;
  const missing = forces.filter(({ present }) => !present).map(({ name }) => name);
  return (
    <p className={styles.coverage} data-coverage={coverage}>
      <span>{text.coverage[coverage]}</span>
      {missing.length > 0 && <span>{text.missing(missing.join(', '))}</span>}
      {coverage === 'notPublished' && recordCount !== null && <span>{text.othersOnly}</span>}
    </p>
  );
}

/** Crime in one city: how much, of what kind, and how complete that is. */
export function CityCard({ summary, month }: Props) {
  const { citySummaries: text } = useMessages(crimeWords);
  const format = useFormat();
  const id = useId();
  const { city, recordCount, sampled, sampleSize, topCategories, antisocial } = summary;
  // Counts of a sample differ from the rows of the month.
  const query = month === undefined || sampled ? undefined : { from: month, to: month, city };
  return (
    <li className={styles.city} aria-labelledby={id}>
      <h3 id={id} className={styles.cityName}>
        {city}
      </h3>
      {recordCount !== null && (
        <>
          <p className={styles.large}>
            <Figure count={recordCount} what={city} query={query} className={styles.figure} /> {text.records}
          </p>
          {antisocial !== undefined && (
            <p className={layout.quiet}>
              <Figure count={antisocial} what={text.antisocial} query={query && { ...query, antisocial: 'only' }} />{' '}
              {text.antisocial}
            </p>
          )}
          <p className={layout.quiet}>
            {sampled ? text.sampled(format.number(sampleSize)) : text.notSampled(format.number(sampleSize))}
          </p>
        </>
      )}
      <CoverageLine summary={summary} />
      {recordCount !== null && (
        <>
          <h4 className={styles.small}>{text.top}</h4>
          {topCategories.length === 0 ? (
            <p className={layout.quiet}>{text.noCategories}</p>
          ) : (
            <CategoryBars
              label={`${text.top}: ${city}`}
              rows={topCategories.map((top) => ({ ...top, query: query && { ...query, category: top.category } }))}
            />
          )}
        </>
      )}
    </li>
  );
}
