import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ColumnsMenu } from '../../records/columns/columns-menu.tsx';
import type { SentTo } from '../../records/to-incident/use-send-to-incident.ts';
import { useRights } from '../../records/use-rights.ts';
import { SavedViews } from '../../records/views/saved-views.tsx';
import { useMessages } from '../../text/lazy-messages.ts';
import { severityRulesWords, stixFactsWords, stixWords, threatsWords } from '../../text/loaders/intelligence.ts';
import { useTitle } from '../../text/use-title.ts';
import { Tabs } from '../../ui/page/tabs.tsx';
import { BulkDrafts, type BulkQuestion } from './act/bulk-drafts.tsx';
import { ChangeOutcome } from './act/change-outcome.tsx';
import { SentNote } from './act/sent-note.tsx';
import { useThreatChanges } from './act/use-threat-changes.ts';
import { FilterPanel } from './filter/filter-panel.tsx';
import { Narrowings } from './filter/narrowings.tsx';
import { SelectionBar } from './list/selection-bar.tsx';
import { useColumnNames, useThreatColumns } from './list/threat-columns.ts';
import { useSelection } from './list/use-selection.ts';
import { OpenThreat } from './open-threat.tsx';
import { SeverityRulesDialog } from './severity-rules/severity-rules-dialog.tsx';
import { TabContent } from './tab-content.tsx';
import { countThreats, useThreatList } from './threat-queries.ts';
import styles from './threats.module.css';
import { ThreatsHeading } from './threats-heading.tsx';
import { threatTabs, toFilterQuery, viewNames } from './threats-search.ts';
import { useThreatsSearch } from './use-threats-search.ts';

/** Threats of a period: counts, severities, times, locations, and actions. */
export function ThreatsPage() {
  const text = useMessages(threatsWords);
  // Loaded with the screen, so that it stays visible when a threat or the rules are opened.
  useMessages(stixFactsWords);
  useMessages(severityRulesWords);
  useMessages(stixWords);
  useTitle(text.title);
  const { search, change } = useThreatsSearch();
  const { may } = useRights();
  const queries = useQueryClient();
  const list = useThreatList(search);
  const selection = useSelection();
  const changes = useThreatChanges();
  const [isFilterOpen, setFilterOpen] = useState(false);
  const [asks, setAsks] = useState<BulkQuestion | null>(null);
  const [sentTo, setSentTo] = useState<SentTo | null>(null);
  const columns = useThreatColumns();
  const columnNames = useColumnNames();
  const page = list.data?.pages[0];
  const listed = list.data?.pages.flatMap(({ threats }) => threats.map(({ id }) => id)) ?? [];
  const isBeside = search.threat !== undefined && search.compose === undefined;

  return (
    <div className={styles.page}>
      <ThreatsHeading
        page={page}
        readAt={list.dataUpdatedAt}
        isReading={list.isRefetching}
        onRefresh={() => void queries.invalidateQueries({ queryKey: ['threats'] })}
        search={search}
        change={change}
        isFilterOpen={isFilterOpen}
        onFilter={() => setFilterOpen(!isFilterOpen)}
        onNew={() => change({ compose: 'new' })}
        onAdded={(threat) => change({ threat })}
      />
      {isFilterOpen && (
        <FilterPanel search={search} change={change} types={page?.types ?? []} sources={page?.sources ?? []} />
      )}
      <div className={styles.narrowed}>
        <SavedViews list="threats" names={viewNames} asks={toFilterQuery(search)} count={countThreats}>
          <ColumnsMenu state={columns} names={columnNames} />
        </SavedViews>
        <Narrowings filter={search.filter} change={change} />
      </div>
      {may('intelligence', 'update') && asks === null && (
        <BulkDrafts
          onContinue={(question, threats) => {
            selection.select(threats, true);
            setAsks(question);
          }}
        />
      )}
      <ChangeOutcome changes={changes} />
      {sentTo && <SentNote incident={sentTo} onDismiss={() => setSentTo(null)} />}
      <div className={styles.stage}>
        <div className={styles.beside} data-open={isBeside || undefined}>
          <Tabs
            label={text.tabList}
            tabs={threatTabs.map((id) => ({ id, label: text.tabs[id] }))}
            selected={search.tab}
            onSelect={(tab) => change({ tab: tab === 'overview' ? undefined : tab })}
          >
            <TabContent
              list={list}
              search={search}
              change={change}
              selection={may('intelligence', 'update') ? selection : null}
            />
          </Tabs>
          <OpenThreat search={search} change={change} types={page?.types ?? []} listed={listed} onSent={setSentTo} />
        </div>
      </div>
      {search.compose === 'severity-rules' && <SeverityRulesDialog onClose={() => change({ compose: undefined })} />}
      <SelectionBar selection={selection} changes={changes} asks={asks} onAsk={setAsks} onSent={setSentTo} />
    </div>
  );
}
