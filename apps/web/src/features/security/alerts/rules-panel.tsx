import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { DraftOffer } from '../../../records/drafts/draft-offer.tsx';
import { useRights } from '../../../records/use-rights.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { securityWords } from '../../../text/loaders/intelligence.ts';
import { Button } from '../../../ui/button.tsx';
import chips from '../../../ui/layout/chips.module.css';
import { Banner } from '../../../ui/page/banner.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { Spinner } from '../../../ui/page/spinner.tsx';
import type { useAlertRules } from '../alert-queries.ts';
import styles from './alerts.module.css';
import { RuleDialog } from './rule-dialog.tsx';
import { RuleItem } from './rule-item.tsx';

type Props = {
  readonly rules: ReturnType<typeof useAlertRules>;
  /** The rule of the displayed alerts. */
  readonly chosen: string | undefined;
};

/** The rules that decide what becomes an alert. */
export function RulesPanel({ rules, chosen }: Props) {
  const describeError = useDescribeError();
  const text = useMessages(securityWords);
  const { rules: words } = text;
  const { may } = useRights();
  const [isAdding, setAdding] = useState(false);
  const add = may('alerts', 'edit') && (
    <Button size="small" onClick={() => setAdding(true)}>
      <Plus size={14} aria-hidden />
      {words.add}
    </Button>
  );
  return (
    <Panel title={words.title} actions={add} aria-label={words.title}>
      {rules.isError && (
        <Banner error={rules.error} tone="error">
          {describeError(rules.error, text.failures.rules)}{' '}
          <Button size="small" busy={rules.isFetching} onClick={() => void rules.refetch()}>
            {text.retry}
          </Button>
        </Banner>
      )}
      {may('alerts', 'edit') && !isAdding && (
        <DraftOffer name="security rule-" form={words.addTitle} onContinue={() => setAdding(true)} />
      )}
      {rules.isPending && <Spinner label={words.loading} />}
      {rules.data?.length === 0 && <p className={chips.nothing}>{words.empty}</p>}
      <ul aria-label={words.title}>
        {rules.data?.map((rule) => (
          <RuleItem key={rule.id} rule={rule} isChosen={rule.id === chosen} />
        ))}
      </ul>
      <p className={styles.elsewhere}>
        {words.sigmaAbout} <Link to="/sigma">{words.sigma}</Link>
      </p>
      {isAdding && <RuleDialog onClose={() => setAdding(false)} />}
    </Panel>
  );
}
