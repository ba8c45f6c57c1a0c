import { useMessages } from '../../../text/lazy-messages.ts';
import { securityWords } from '../../../text/loaders/intelligence.ts';
import { useAlertRules } from '../alert-queries.ts';
import security from '../security.module.css';
import { AlertList } from './alert-list.tsx';
import styles from './alerts.module.css';
import { RulesPanel } from './rules-panel.tsx';

/** Waiting alerts on the left, their rules on the right. */
export function RuleAlerts({ rule }: { readonly rule: string | undefined }) {
  const { alerts: text } = useMessages(securityWords);
  const rules = useAlertRules();
  const ruleName = rules.data?.find(({ id }) => id === rule)?.name ?? text.oneRule;
  return (
    <div className={styles.split} data-in-order>
      <section aria-label={text.label} className={security.main}>
        <AlertList key={rule ?? ''} rule={rule} ruleName={ruleName} />
      </section>
      <RulesPanel rules={rules} chosen={rule} />
    </div>
  );
}
