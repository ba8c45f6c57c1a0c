import { useMessages } from '../../text/lazy-messages.ts';
import { observablesWords } from '../../text/loaders/observables.ts';
import { useTitle } from '../../text/use-title.ts';
import { Tabs } from '../../ui/page/tabs.tsx';
import { BlocksTab } from './block-lists/blocks-tab.tsx';
import { OpenObservable } from './detail/open-observable.tsx';
import { EnrichmentTab } from './enrichment/enrichment-tab.tsx';
import { IndicatorsTab } from './indicators/indicators-tab.tsx';
import { ListTab } from './list/list-tab.tsx';
import styles from './observables.module.css';
import { observablesTabs, showing } from './observables-search.ts';
import { SightingsTab } from './sightings/sightings-tab.tsx';
import { useObservablesSearch } from './use-observables-search.ts';
import { ListsTab } from './warnings/lists-tab.tsx';

/** Observables, sightings of indicators, and warning lists. */
export function ObservablesPage() {
  const text = useMessages(observablesWords);
  useTitle(text.title);
  const { search, change } = useObservablesSearch();
  const { tab, observable } = search;
  const open = tab === 'list' ? observable : undefined;
  return (
    <div className={styles.page}>
      <header>
        <h1>{text.title}</h1>
        <p className={styles.lead}>{text.lead}</p>
      </header>
      <Tabs
        label={text.tabs.label}
        tabs={observablesTabs.map((id) => ({ id, label: text.tabs[id] }))}
        selected={tab}
        onSelect={(next) => change(showing(next))}
      >
        <div className={styles.stage} data-open={open !== undefined || undefined}>
          <div className={styles.main}>
            {tab === 'list' && <ListTab search={search} change={change} />}
            {tab === 'indicators' && <IndicatorsTab search={search} />}
            {tab === 'sightings' && <SightingsTab search={search} change={change} />}
            {tab === 'lists' && <ListsTab search={search} />}
            {tab === 'blocks' && <BlocksTab search={search} change={change} />}
            {tab === 'enrichment' && <EnrichmentTab search={search} />}
          </div>
          {open !== undefined && <OpenObservable key={open} id={open} search={search} change={change} />}
        </div>
      </Tabs>
    </div>
  );
}
