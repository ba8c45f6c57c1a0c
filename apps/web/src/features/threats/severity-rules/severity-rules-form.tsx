import type { SeverityRuleSet } from '@halyard/contracts/intelligence/severity-rules.ts';
import { threatSeverities } from '@halyard/contracts/intelligence/threats.ts';
import { useId, useState } from 'react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useMutationFailure } from '../../../api/errors/use-action-failure.ts';
import { useRights } from '../../../records/use-rights.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { severityRulesWords } from '../../../text/loaders/intelligence.ts';
import { Button } from '../../../ui/button.tsx';
import field from '../../../ui/form/field.module.css';
import { Form } from '../../../ui/form/form.tsx';
import { Toggle } from '../../../ui/form/toggle.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { FailureBanner, failureOf } from '../../../ui/page/failure-banner.tsx';
import { type SeverityRuleDraft, useSaveSeverityRules } from './severity-rule-queries.ts';
import styles from './severity-rules.module.css';

type Rule = SeverityRuleSet['rules'][number];

type TableProps = {
  readonly rules: readonly Rule[];
  readonly isFixed: boolean;
  readonly onRule: (rule: Rule) => void;
};

/** The assumed severity of each type. */
function RuleTable({ rules, isFixed, onRule }: TableProps) {
  const text = useMessages(severityRulesWords);
  return (
    <table className={styles.rules} aria-label={text.title}>
      <thead>
        <tr>
          <th scope="col">{text.type}</th>
          <th scope="col">{text.assume}</th>
        </tr>
      </thead>
      <tbody>
        {rules.map(({ kind, severity }) => (
          <tr key={kind}>
            <th scope="row">{text.kinds[kind]}</th>
            <td>
              <select
                className={field.control}
                aria-label={`${text.assume}: ${text.kinds[kind]}`}
                value={severity ?? ''}
                disabled={isFixed}
                onChange={({ target }) => onRule({ kind, severity: (target.value || null) as Rule['severity'] })}
              >
                <option value="">{text.none}</option>
                {threatSeverities.map((one) => (
                  <option key={one} value={one}>
                    {text.severities[one]}
                  </option>
                ))}
              </select>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Props = { readonly rules: SeverityRuleSet; readonly onClose: () => void };

/** Switches the rules on and off, and shows the assumed severity by type. */
export function SeverityRulesForm({ rules, onClose }: Props) {
  const text = useMessages(severityRulesWords);
  const describeFailure = useDescribeError();
  const { may } = useRights();
  const toasts = useToasts();
  const formId = useId();
  const mayChange = may('platform', 'update');
  const [draft, setDraft] = useState<SeverityRuleDraft>({ enabled: rules.enabled, rules: rules.rules });
  const saving = useSaveSeverityRules();
  const failed = useMutationFailure(saving);

  async function save() {
    try {
      await saving.mutateAsync({ draft, version: rules.version });
      toasts.show('success', text.saved);
      onClose();
    } catch {
      // The dialog stays open with the reason.
    }
  }

  const change = (rule: Rule) =>
    setDraft({ ...draft, rules: draft.rules.map((one) => (one.kind === rule.kind ? rule : one)) });
  return (
    <Dialog
      title={text.title}
      closeLabel={text.close}
      onClose={onClose}
      actions={
        mayChange ? (
          <>
            <Button onClick={onClose}>{text.cancel}</Button>
            <Button type="submit" form={formId} variant="primary" busy={saving.isPending}>
              {saving.isPending ? text.saving : text.save}
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>{text.close}</Button>
        )
      }
    >
      <Form id={formId} onSubmit={() => void save()}>
        <FailureBanner failure={failed && failureOf(failed, describeFailure(failed, text.failed))} />
        <p className={styles.about}>{text.about}</p>
        {!mayChange && <p className={styles.about}>{text.readOnly}</p>}
        {rules.applying && (
          <p role="status" className={styles.about}>
            {text.applying}
          </p>
        )}
        <Toggle
          label={text.enabled}
          hint={text.note}
          checked={draft.enabled}
          disabled={!mayChange}
          onChange={({ target }) => setDraft({ ...draft, enabled: target.checked })}
        />
        <RuleTable rules={draft.rules} isFixed={!mayChange} onRule={change} />
        <p className={styles.about}>{text.old}</p>
      </Form>
    </Dialog>
  );
}
