import { lazy, Suspense } from 'react';
import { useMessages } from '../../../text/lazy-messages.ts';
import { crimeExploreWords } from '../../../text/loaders/crime.ts';
import { Spinner } from '../../../ui/page/spinner.tsx';
import { useCrimeFilter } from '../crime-filter-address.ts';
import { CrimeFilterBar } from '../crime-filter-bar.tsx';
import { CrimeFilterChips } from '../crime-filter-chips.tsx';
import { WithMonths } from '../crime-filter-states.tsx';
import { CrimeAreaPanel } from './area-panel.tsx';
import { CrimeComparePanel } from './compare-panel.tsx';
import { CrimeTotals } from './crime-totals.tsx';
import styles from './explore.module.css';
import { CrimeTrendPanel } from './trend-panel.tsx';

const CrimeMapPanel = lazy(async () => ({ default: (await import('../map/map-panel.tsx')).CrimeMapPanel }));

/** Figures, trend, areas, comparison and map of whatever the filter leaves. */
export function ExploreTab() {
  const { map: text } = useMessages(crimeExploreWords);
  const filter = useCrimeFilter();
  const { query } = filter;
  return (
    <div className={styles.page} data-in-order>
      <WithMonths filter={filter}>
        {query && (
          <>
            <CrimeFilterBar filter={filter} query={query} />
            <CrimeFilterChips filter={filter} query={query} />
            <CrimeTotals query={query} />
            <CrimeTrendPanel filter={filter} query={query} />
            <Suspense fallback={<Spinner label={text.loading} />}>
              <CrimeMapPanel query={query} />
            </Suspense>
            <CrimeAreaPanel query={query} />
            <CrimeComparePanel filter={filter} query={query} />
          </>
        )}
      </WithMonths>
    </div>
  );
}
