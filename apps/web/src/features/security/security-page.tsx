import { Plus } from 'lucide-react';
import { useDescribeError } from '../../api/errors/describe-error.ts';
import { useFormat } from '../../preferences/format.ts';
import { useRights } from '../../records/use-rights.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { securityWords } from '../../text/loaders/intelligence.ts';
import { useTitle } from '../../text/use-title.ts';
import { Button } from '../../ui/button.tsx';
import layout from '../../ui/layout/layout.module.css';
import { Banner } from '../../ui/page/banner.tsx';
import { Tabs } from '../../ui/page/tabs.tsx';
import { AlertsTab } from './alerts/alerts-tab.tsx';
import { useReceivedCounts } from './alerts/received/received-queries.ts';
import { useKpis } from './incident-queries.ts';
import { IncidentsTab } from './incidents/incidents-tab.tsx';
import { NewIncidentDialog } from './incidents/new-incident-dialog.tsx';
import { KpiCards } from './kpis/kpi-cards.tsx';
import { PlaybooksTab } from './playbooks/playbooks-tab.tsx';
import { ReportsTab } from './reports/reports-tab.tsx';
import styles from './security.module.css';
import { type SecurityTab, securityTabs } from './security-search.ts';
import { useSecuritySearch } from './use-security-search.ts';

const parts = { incidents: IncidentsTab, playbooks: PlaybooksTab, alerts: AlertsTab, reports: ReportsTab } as const;

/** Security operations: the figures, and the incidents, playbooks, alerts and reports they come from. */
export function SecurityPage() {
  const describeError = useDescribeError();
  const text = useMessages(securityWords);
  useTitle(text.title);
  const format = useFormat();
  const { may } = useRights();
  const { search, change } = useSecuritySearch();
  const kpis = useKpis();
  const received = useReceivedCounts();
  const Part = parts[search.tab];
  const isInQueue = search.tab === 'alerts' && search.alerts === 'received';
  const isAtWork = isInQueue || (search.tab === 'incidents' && search.incident !== undefined);
  const select = (tab: SecurityTab) =>
    change({
      tab: tab === 'incidents' ? undefined : tab,
      // The tab opens with received alerts if there are any; only a URL opens the rules.
      ...(tab === 'alerts' && received.data?.isInUse && { alerts: 'received', rule: undefined }),
    });
  return (
    <div className={styles.page} data-open={isAtWork || undefined} data-folded={isInQueue || undefined}>
      <header className={layout.splitLine}>
        <h1>{text.title}</h1>
        <div className={styles.topEnd}>
          <span className={styles.updated}>{kpis.data && text.updated(format.time(kpis.data.at))}</span>
          {may('incidents', 'create') && (
            // One primary action: on an open incident that is the next update, in the queue its own.
            <Button variant={isAtWork ? 'secondary' : 'primary'} onClick={() => change({ compose: 'incident' })}>
              <Plus size={16} aria-hidden />
              {text.form.new}
            </Button>
          )}
        </div>
      </header>
      {kpis.isError && (
        <Banner error={kpis.error} tone="error">
          {describeError(kpis.error, text.failures.kpis)}{' '}
          <Button size="small" busy={kpis.isFetching} onClick={() => void kpis.refetch()}>
            {text.retry}
          </Button>
        </Banner>
      )}
      <KpiCards kpis={kpis.data} chosen={search.tab === 'incidents' ? search.kpi : undefined} />
      <Tabs
        label={text.tabList}
        tabs={securityTabs.map((id) => ({ id, label: text.tabs[id] }))}
        selected={search.tab}
        onSelect={select}
      >
        <Part />
      </Tabs>
      {may('incidents', 'create') && search.compose === 'incident' && (
        <NewIncidentDialog onClose={() => change({ compose: undefined }, { replace: true })} />
      )}
    </div>
  );
}
