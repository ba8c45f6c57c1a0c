import { useState } from 'react';
import { useFormat } from '../../../preferences/format.ts';
import { usePack } from '../../../text/pack.ts';
import { securityWords } from '../../../text/security-words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Question } from '../../../ui/question.tsx';
import { useToasts } from '../../../ui/toasts.tsx';
import { type CountedRule, useAlertChanges } from '../alert-queries.ts';
import { useDescribeFailure } from '../refusals.ts';
import { SecurityLink } from '../security-link.tsx';
import { useRights } from '../use-rights.ts';
import { useSecuritySearch } from '../use-security-search.ts';
import styles from './alerts.module.css';
import { describeRule } from './describe-rule.ts';
import { RuleDialog } from './rule-dialog.tsx';
import { bodyOfRule } from './rule-draft.ts';

type Props = { readonly rule: CountedRule; readonly isChosen: boolean };

/** Asks first: a rule that is gone does not come back. */
function DeleteQuestion({ rule, onClose }: { readonly rule: CountedRule; readonly onClose: () => void }) {
  const text = usePack(securityWords);
  const { rules: words } = text;
  const changes = useAlertChanges();
  const toasts = useToasts();
  const describeFailure = useDescribeFailure();
  const { search, change } = useSecuritySearch();
  const [isBusy, setBusy] = useState(false);

  async function remove() {
    setBusy(true);
    try {
      await changes.removeRule(rule.id);
      if (search.rule === rule.id) change({ rule: undefined }, { replace: true });
      toasts.show('success', words.deleted(rule.name));
    } catch (error) {
      toasts.show('error', describeFailure(error));
    }
    onClose();
  }

  return (
    <Question
      title={words.deleteTitle(rule.name)}
      yes={text.delete}
      no={text.cancel}
      closeLabel={text.close}
      isDangerous
      isBusy={isBusy}
      onYes={() => void remove()}
      onClose={onClose}
    >
      {words.deleteAbout}
    </Question>
  );
}

/** One rule: its name, its conditions in words, and how many alerts it makes. */
export function RuleItem({ rule, isChosen }: Props) {
  const text = usePack(securityWords);
  const { rules: words } = text;
  const format = useFormat();
  const rights = useRights();
  const changes = useAlertChanges();
  const toasts = useToasts();
  const describeFailure = useDescribeFailure();
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { name, enabled, matches } = rule;

  async function turn(on: boolean) {
    setBusy(true);
    try {
      await changes.editRule(rule.id, { ...bodyOfRule(rule), enabled: on }, rule.version);
      toasts.show('success', on ? words.turnedOn(name) : words.turnedOff(name));
    } catch (error) {
      toasts.show('error', describeFailure(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <li className={styles.rule} data-chosen={isChosen || undefined}>
      <p className={styles.ruleHead}>
        <span className={styles.name}>{name}</span>
        {rule.sample && <Badge>{text.sample}</Badge>}
        {enabled ? (
          <SecurityLink change={{ rule: rule.id }} isChosen={isChosen} className={styles.matches}>
            {words.matches(matches, format.number(matches))}
          </SecurityLink>
        ) : (
          <span className={styles.matches}>{words.off}</span>
        )}
      </p>
      <ul className={styles.conditions}>
        {describeRule(rule, text).map((phrase) => (
          <li key={phrase}>{phrase}</li>
        ))}
      </ul>
      {rights.editRules && (
        <fieldset className={styles.ruleActions} aria-label={words.actions(name)}>
          <label className={styles.switch}>
            <input
              type="checkbox"
              // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells by itself what it is set to.
              role="switch"
              aria-label={words.enabled(name)}
              checked={enabled}
              disabled={isBusy}
              onChange={(event) => void turn(event.target.checked)}
            />
            <span aria-hidden>{enabled ? words.on : words.off}</span>
          </label>
          <Button size="small" variant="quiet" onClick={() => setOpen('edit')}>
            {text.edit}
          </Button>
          <Button size="small" variant="quiet" onClick={() => setOpen('delete')}>
            {text.delete}
          </Button>
        </fieldset>
      )}
      {open === 'edit' && <RuleDialog rule={rule} onClose={() => setOpen(null)} />}
      {open === 'delete' && <DeleteQuestion rule={rule} onClose={() => setOpen(null)} />}
    </li>
  );
}
