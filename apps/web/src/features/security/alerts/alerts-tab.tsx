import { Suspense } from 'react';
import { useMessages } from '../../../text/lazy-messages.ts';
import { securityWords } from '../../../text/loaders/intelligence.ts';
import layout from '../../../ui/layout/layout.module.css';
import { Spinner } from '../../../ui/page/spinner.tsx';
import { useSecuritySearch } from '../use-security-search.ts';
import { AlertKinds } from './received/alert-kinds.tsx';
import { ReceivedQueue } from './received/received-queue.tsx';
import { RuleAlerts } from './rule-alerts.tsx';

/** Two lists of alerts: from sources, and threats that match a rule. */
export function AlertsTab() {
  const { alerts: text } = useMessages(securityWords);
  const { search } = useSecuritySearch();
  return (
    // The texts of the queue load separately: the figures above stay in place.
    <Suspense fallback={<Spinner label={text.loading} />}>
      <div className={layout.stackLoose}>
        <AlertKinds chosen={search.alerts} />
        {search.alerts === 'received' ? <ReceivedQueue /> : <RuleAlerts rule={search.rule} />}
      </div>
    </Suspense>
  );
}
