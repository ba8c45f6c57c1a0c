import {
  applyGroupRule,
  deleteGroupRule,
  type GroupRule,
  orderGroupRules,
} from '@halyard/contracts/inflow/alert-groups.ts';
import { useState } from 'react';
import { useApi } from '../../../../../api/call.ts';
import { useDescribeError } from '../../../../../api/errors/describe-error.ts';
import { useFormat } from '../../../../../preferences/format.ts';
import { useOfferUndo } from '../../../../../records/use-offer-undo.ts';
import { useRights } from '../../../../../records/use-rights.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Dialog } from '../../../../../ui/overlay/dialog.tsx';
import { useToasts } from '../../../../../ui/overlay/toasts.tsx';
import { Banner } from '../../../../../ui/page/banner.tsx';
import { Spinner } from '../../../../../ui/page/spinner.tsx';
import { useSourceNames } from '../received-queries.ts';
import { RuleKinds } from '../rules/rule-kinds.tsx';
import styles from '../rules/rules.module.css';
import type { AlertActions } from '../use-alert-actions.ts';
import { useGroupRules } from './group-queries.ts';
import { GroupRuleItem } from './group-rule-item.tsx';
import { useGroupWords } from './use-group-words.ts';

type Props = {
  readonly actions: AlertActions;
  readonly onOpen: (rule?: GroupRule) => void;
  readonly onClose: () => void;
};

/** Changes of the rules without a dialog. */
function useRuleChanges(actions: AlertActions) {
  const { text, alerts, groups } = useGroupWords();
  const { rules: words } = text;
  const call = useApi();
  const format = useFormat();
  const toasts = useToasts();
  const describeError = useDescribeError();
  const offerUndo = useOfferUndo();
  const [isBusy, setBusy] = useState(false);
  async function run(work: () => Promise<void>) {
    setBusy(true);
    try {
      await work();
      await actions.readAgain();
    } catch (error) {
      toasts.show('error', describeError(error, words.failedChange), { error });
    } finally {
      setBusy(false);
    }
  }
  return {
    isBusy,
    /** Swaps a rule with the one before it, or after it. */
    move: (rules: readonly GroupRule[], rule: GroupRule, step: 1 | -1) =>
      run(async () => {
        const ids = rules.map(({ id }) => id);
        const place = ids.indexOf(rule.id);
        ids.splice(place, 1);
        ids.splice(place + step, 0, rule.id);
        const { changeId } = await call(orderGroupRules, { body: { rules: ids } });
        offerUndo(words.moved(rule.name), changeId);
      }),
    remove: ({ id, name }: GroupRule) =>
      run(async () => {
        const { changeId } = await call(deleteGroupRule, { params: { id } });
        offerUndo(words.deleted(name), changeId);
      }),
    apply: ({ id }: GroupRule) =>
      run(async () => {
        const { rule, matching, isCut } = await call(applyGroupRule, { params: { id } });
        const done = words.applied(alerts(rule.alerts), groups(rule.groups));
        toasts.show('success', isCut ? `${done} ${words.appliedCut(format.number(matching))}` : done);
      }),
  };
}

/** The grouping rules in their order. */
export function GroupRulesDialog({ actions, onOpen, onClose }: Props) {
  const { text } = useGroupWords();
  const { rules: words } = text;
  const { may } = useRights();
  const mayEdit = may('alerts', 'edit');
  const describeError = useDescribeError();
  const found = useGroupRules();
  const sources = useSourceNames(may('sources', 'read')).data ?? [];
  const { isBusy, move, remove, apply } = useRuleChanges(actions);
  const rules = found.data ?? [];
  return (
    <Dialog
      title={words.title}
      closeLabel={text.close}
      onClose={onClose}
      actions={
        mayEdit && (
          <Button variant="primary" onClick={() => onOpen()}>
            {words.add}
          </Button>
        )
      }
    >
      <div className={styles.list}>
        <RuleKinds chosen="groups" />
        <p className={styles.quiet}>{words.lead}</p>
        {found.isPending && <Spinner label={words.loading} />}
        {found.isError && (
          <Banner error={found.error} tone="error">
            {describeError(found.error, words.failed)}{' '}
            <Button size="small" busy={found.isFetching} onClick={() => void found.refetch()}>
              {text.retry}
            </Button>
          </Banner>
        )}
        {found.data?.length === 0 && <p>{words.none}</p>}
        {rules.length > 0 && (
          <ol aria-label={words.title}>
            {rules.map((rule, place) => (
              <GroupRuleItem
                key={rule.id}
                rule={rule}
                sources={sources}
                isBusy={isBusy}
                actions={
                  mayEdit
                    ? {
                        onUp: place > 0 ? () => void move(rules, rule, -1) : undefined,
                        onDown: place < rules.length - 1 ? () => void move(rules, rule, 1) : undefined,
                        onApply: () => void apply(rule),
                        onEdit: () => onOpen(rule),
                        onDelete: () => void remove(rule),
                      }
                    : null
                }
              />
            ))}
          </ol>
        )}
      </div>
    </Dialog>
  );
}
