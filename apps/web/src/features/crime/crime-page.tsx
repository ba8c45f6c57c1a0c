import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { changeSearch } from '../../records/address/change-search.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { crimeWords } from '../../text/loaders/crime.ts';
import { useTitle } from '../../text/use-title.ts';
import { Spinner } from '../../ui/page/spinner.tsx';
import { Tabs } from '../../ui/page/tabs.tsx';
import { AnalysisTab } from './analysis/analysis-tab.tsx';
import type { Invented } from './analysis/use-analysis.ts';
import styles from './crime-page.module.css';
import { CrimePageHeading } from './crime-page-heading.tsx';
import { type CrimeTab, crimeTabs, readTab } from './crime-page-search.ts';

// Each arrives when it is first opened: the map and the table are no burden to who reads an analysis.
const ExploreTab = lazy(async () => ({ default: (await import('./explore/explore-tab.tsx')).ExploreTab }));
const RecordsTab = lazy(async () => ({ default: (await import('./records/records-tab.tsx')).RecordsTab }));
const CoverageTab = lazy(async () => ({ default: (await import('./coverage/coverage-tab.tsx')).CoverageTab }));
const CrimeImportsTab = lazy(async () => ({
  default: (await import('./imports/crime-imports-tab.tsx')).CrimeImportsTab,
}));

const parts = { explore: ExploreTab, records: RecordsTab, coverage: CoverageTab, imports: CrimeImportsTab } as const;

/** Police data of England, Wales and Northern Ireland: analyses, exploration, rows, and coverage. */
export function CrimePage() {
  const text = useMessages(crimeWords);
  useTitle(text.title);
  const navigate = useNavigate();
  const tab = readTab(useSearch({ strict: false }));
  // Kept here, so that visiting another tab does not lose it.
  const [invented, setInvented] = useState<Invented | null>(null);
  const Part = tab === 'analysis' ? null : parts[tab];
  const select = (next: CrimeTab) =>
    void navigate({
      to: '.',
      search: (before) => changeSearch(before, { tab: next === 'analysis' ? undefined : next }),
      resetScroll: false,
    });
  return (
    <div className={styles.page}>
      <CrimePageHeading />
      <Tabs
        label={text.tabList}
        tabs={crimeTabs.map((id) => ({ id, label: text.tabs[id] }))}
        selected={tab}
        onSelect={select}
      >
        <Suspense fallback={<Spinner label={text.loading} />}>
          {Part ? <Part /> : <AnalysisTab invented={invented} onInvented={setInvented} />}
        </Suspense>
      </Tabs>
    </div>
  );
}
