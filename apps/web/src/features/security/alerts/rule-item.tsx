import { useState } from 'react';
import { useFormat } from '../../../preferences/format.ts';
import { AddressLink } from '../../../records/address/address-link.tsx';
import { DraftOffer } from '../../../records/drafts/draft-offer.tsx';
import { useOfferUndo } from '../../../records/use-offer-undo.ts';
import { useRights } from '../../../records/use-rights.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { alertQueuesWords } from '../../../text/loaders/alert-queues.ts';
import { securityWords } from '../../../text/loaders/intelligence.ts';
import { Button } from '../../../ui/button.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { Figure } from '../../../ui/marks/figure.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { type CountedRule, useAlertChanges } from '../alert-queries.ts';
import { useDescribeFailure } from '../errors.ts';
import { useSecuritySearch } from '../use-security-search.ts';
import styles from './alerts.module.css';
import { useDescribeRule } from './describe-rule.ts';
import { RuleDialog } from './rule-dialog.tsx';
import { bodyOfRule } from './rule-draft.ts';

type Props = { readonly rule: CountedRule; readonly isChosen: boolean };

/** One rule: its name, its conditions in words, and its number of alerts. */
export function RuleItem({ rule, isChosen }: Props) {
  const text = useMessages(securityWords);
  const { rules: words } = text;
  const format = useFormat();
  const { may } = useRights();
  const changes = useAlertChanges();
  const toasts = useToasts();
  const describeFailure = useDescribeFailure();
  const offerUndo = useOfferUndo();
  const { search, change } = useSecuritySearch();
  const [isEditing, setEditing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const describeRule = useDescribeRule();
  const { conditions } = useMessages(alertQueuesWords);
  const { name, enabled, matches, resumesAt } = rule;

  async function turn(on: boolean) {
    setBusy(true);
    try {
      await changes.editRule(rule.id, { ...bodyOfRule(rule), enabled: on }, rule.version);
      toasts.show('success', on ? words.turnedOn(name) : words.turnedOff(name));
    } catch (error) {
      toasts.show('error', describeFailure(error), { error });
    } finally {
      setBusy(false);
    }
  }

  async function remove() {
    setBusy(true);
    try {
      const { changeId } = await changes.removeRule(rule.id);
      if (search.rule === rule.id) change({ rule: undefined }, { replace: true });
      offerUndo(words.deleted(name), changeId);
    } catch (error) {
      toasts.show('error', describeFailure(error), { error });
      setBusy(false);
    }
  }

  return (
    <li className={styles.rule} data-chosen={isChosen || undefined}>
      <p className={styles.ruleHead}>
        <span className={styles.name}>{name}</span>
        {rule.sample && <Badge tone="quiet">{text.sample}</Badge>}
        {enabled ? (
          <AddressLink change={{ rule: rule.id }} isChosen={isChosen} className={styles.matches}>
            <Figure rows={matches}>{words.matches(matches, format.number(matches))}</Figure>
          </AddressLink>
        ) : (
          <span className={styles.matches}>{words.off}</span>
        )}
      </p>
      {enabled && resumesAt && <p className={styles.quiet}>{conditions.resumes(format.dateTime(resumesAt))}</p>}
      {may('alerts', 'edit') && !isEditing && (
        <DraftOffer
          name={`security rule-${rule.id}`}
          form={words.editTitle(name)}
          onContinue={() => setEditing(true)}
        />
      )}
      <ul className={styles.conditions}>
        {describeRule(rule).map((phrase) => (
          <li key={phrase}>{phrase}</li>
        ))}
      </ul>
      {may('alerts', 'edit') && (
        <fieldset className={styles.ruleActions} aria-label={words.actions(name)}>
          <label className={styles.switch}>
            <input
              type="checkbox"
              // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox exposes its own state.
              role="switch"
              aria-label={words.enabled(name)}
              checked={enabled}
              disabled={isBusy}
              onChange={(event) => void turn(event.target.checked)}
            />
            <span aria-hidden>{enabled ? words.on : words.off}</span>
          </label>
          <Button size="small" variant="quiet" onClick={() => setEditing(true)}>
            {text.edit}
          </Button>
          <Button size="small" variant="quiet" disabled={isBusy} onClick={() => void remove()}>
            {text.delete}
          </Button>
        </fieldset>
      )}
      {isEditing && <RuleDialog rule={rule} onClose={() => setEditing(false)} />}
    </li>
  );
}
