import { useMessages } from '../../../text/lazy-messages.ts';
import { securityWords } from '../../../text/loaders/intelligence.ts';
import { useAlertRules } from '../alert-queries.ts';
import security from '../security.module.css';
import { useSecuritySearch } from '../use-security-search.ts';
import { AlertList } from './alert-list.tsx';
import styles from './alerts.module.css';
import { RulesPanel } from './rules-panel.tsx';

/** What waits for someone on the left, the rules that say what waits on the right. */
export function AlertsTab() {
  const { alerts: text } = useMessages(securityWords);
  const { search } = useSecuritySearch();
  const rules = useAlertRules();
  const ruleName = rules.data?.find(({ id }) => id === search.rule)?.name ?? text.oneRule;
  return (
    <div className={styles.split} data-in-order>
      <section aria-label={text.label} className={security.main}>
        <AlertList key={search.rule ?? ''} rule={search.rule} ruleName={ruleName} />
      </section>
      <RulesPanel rules={rules} chosen={search.rule} />
    </div>
  );
}
