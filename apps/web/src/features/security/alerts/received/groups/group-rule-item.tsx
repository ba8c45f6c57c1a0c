import type { GroupRule } from '@halyard/contracts/inflow/alert-groups.ts';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { AddressLink } from '../../../../../records/address/address-link.tsx';
import { Button, IconButton } from '../../../../../ui/button.tsx';
import { Badge } from '../../../../../ui/marks/badge.tsx';
import { Figure, Quantity } from '../../../../../ui/marks/figure.tsx';
import { toView } from '../received-search.ts';
import { type NamedSources, useFilterWords } from '../rules/quiet-rule-item.tsx';
import styles from '../rules/rules.module.css';
import { useGroupWords } from './use-group-words.ts';

/** Actions on a rule. */
type RuleActions = {
  /** Absent at the end of the list. */
  readonly onUp: (() => void) | undefined;
  readonly onDown: (() => void) | undefined;
  readonly onApply: () => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
};

type Props = {
  readonly rule: GroupRule;
  readonly sources: NamedSources;
  /** Null for people who may not change it. */
  readonly actions: RuleActions | null;
  readonly isBusy: boolean;
};

function Buttons({ rule, actions, isBusy }: Pick<Props, 'rule' | 'isBusy'> & { readonly actions: RuleActions }) {
  const { text } = useGroupWords();
  const { rules: words } = text;
  return (
    <fieldset className={styles.buttons} disabled={isBusy} aria-label={rule.name}>
      <IconButton label={words.up(rule.name)} disabled={!actions.onUp} onClick={actions.onUp}>
        <ArrowUp size={16} aria-hidden />
      </IconButton>
      <IconButton label={words.down(rule.name)} disabled={!actions.onDown} onClick={actions.onDown}>
        <ArrowDown size={16} aria-hidden />
      </IconButton>
      {rule.isActive && (
        <Button size="small" title={words.applyHint} onClick={actions.onApply}>
          {words.apply}
        </Button>
      )}
      <Button size="small" onClick={actions.onEdit}>
        {words.edit}
      </Button>
      <Button size="small" onClick={actions.onDelete}>
        {words.remove}
      </Button>
    </fieldset>
  );
}

/** A grouping rule: its conditions, its fields, and its groups. */
export function GroupRuleItem({ rule, sources, actions, isBusy }: Props) {
  const { text, by, terms, alerts, groups } = useGroupWords();
  const { rules: words } = text;
  const filterWords = useFilterWords(sources);
  return (
    <li className={styles.rule} data-state={rule.isActive ? undefined : 'ended'}>
      <div className={styles.ruleHead}>
        <strong>{rule.name}</strong>
        {!rule.isActive && <Badge tone="quiet">{words.off}</Badge>}
        <Quantity className={styles.quiet}>{by(rule)}</Quantity>
      </div>
      <p>
        <Quantity>{filterWords(rule.filter) || words.allAlerts}</Quantity>
      </p>
      <p className={styles.ruleFacts}>
        {rule.groups === 0 ? (
          <span>{words.noGroups}</span>
        ) : (
          <AddressLink change={{ ...toView('all'), alertGroupRule: rule.id }}>
            <Figure rows={rule.alerts}>{words.inGroups(alerts(rule.alerts), groups(rule.groups))}</Figure>
          </AddressLink>
        )}
        <Quantity className={styles.quiet}>{terms(rule)}</Quantity>
      </p>
      {actions && <Buttons rule={rule} actions={actions} isBusy={isBusy} />}
    </li>
  );
}
