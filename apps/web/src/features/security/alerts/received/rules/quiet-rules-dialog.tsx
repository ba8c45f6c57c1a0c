import { endQuietRule, type QuietRule } from '@halyard/contracts/inflow/alert-rules.ts';
import { useState } from 'react';
import { useApi } from '../../../../../api/call.ts';
import { useDescribeError } from '../../../../../api/errors/describe-error.ts';
import { useFormat } from '../../../../../preferences/format.ts';
import { useRights } from '../../../../../records/use-rights.ts';
import { useMessages } from '../../../../../text/lazy-messages.ts';
import { alertRulesWords } from '../../../../../text/loaders/alert-rules.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Dialog } from '../../../../../ui/overlay/dialog.tsx';
import { useToasts } from '../../../../../ui/overlay/toasts.tsx';
import { Banner } from '../../../../../ui/page/banner.tsx';
import { Spinner } from '../../../../../ui/page/spinner.tsx';
import { useSourceNames } from '../received-queries.ts';
import type { AlertActions } from '../use-alert-actions.ts';
import { useQuietRules } from './quiet-queries.ts';
import { QuietRuleItem } from './quiet-rule-item.tsx';
import { RuleKinds } from './rule-kinds.tsx';
import styles from './rules.module.css';

type Props = {
  readonly actions: AlertActions;
  readonly onAdd: () => void;
  readonly onClose: () => void;
};

/** Ends a rule and reports how many alerts returned to the queue. */
function useEnd(actions: AlertActions) {
  const { quiet: text } = useMessages(alertRulesWords);
  const call = useApi();
  const format = useFormat();
  const toasts = useToasts();
  const describeError = useDescribeError();
  const [busy, setBusy] = useState<string | null>(null);
  async function end({ id }: QuietRule) {
    setBusy(id);
    try {
      const { returned } = await call(endQuietRule, { params: { id } });
      toasts.show('success', text.ended(returned, format.number(returned)));
      await actions.readAgain();
    } catch (error) {
      toasts.show('error', describeError(error, text.endFailed), { error });
    } finally {
      setBusy(null);
    }
  }
  return { busy, end };
}

/** The quiet rules: running, scheduled, and ended ones. */
export function QuietRulesDialog({ actions, onAdd, onClose }: Props) {
  const words = useMessages(alertRulesWords);
  const { quiet: text } = words;
  const { may } = useRights();
  const mayEdit = may('alerts', 'edit');
  const describeError = useDescribeError();
  const rules = useQuietRules();
  const sources = useSourceNames(may('sources', 'read')).data ?? [];
  const { busy, end } = useEnd(actions);
  return (
    <Dialog
      title={text.title}
      closeLabel={words.close}
      onClose={onClose}
      actions={
        mayEdit && (
          <Button variant="primary" onClick={onAdd}>
            {text.add}
          </Button>
        )
      }
    >
      <div className={styles.list}>
        <RuleKinds chosen="quiet" />
        <p className={styles.quiet}>{text.lead}</p>
        {rules.isPending && <Spinner label={text.loading} />}
        {rules.isError && (
          <Banner error={rules.error} tone="error">
            {describeError(rules.error, text.failed)}{' '}
            <Button size="small" busy={rules.isFetching} onClick={() => void rules.refetch()}>
              {words.retry}
            </Button>
          </Banner>
        )}
        {rules.data?.length === 0 && <p>{text.none}</p>}
        {rules.data && rules.data.length > 0 && (
          <ul aria-label={text.title}>
            {rules.data.map((rule) => (
              <QuietRuleItem
                key={rule.id}
                rule={rule}
                sources={sources}
                isBusy={busy === rule.id}
                onEnd={mayEdit ? () => void end(rule) : undefined}
              />
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
