import type { AlertFilter, QuietRule } from '@halyard/contracts/inflow/alert-rules.ts';
import { defang } from '@halyard/observables/defang';
import { useFormat } from '../../../../../preferences/format.ts';
import { AddressLink } from '../../../../../records/address/address-link.tsx';
import { useMessages } from '../../../../../text/lazy-messages.ts';
import { alertRulesWords } from '../../../../../text/loaders/alert-rules.ts';
import { receivedAlertsWords } from '../../../../../text/loaders/received-alerts.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Badge } from '../../../../../ui/marks/badge.tsx';
import { Figure, Quantity } from '../../../../../ui/marks/figure.tsx';
import { toView } from '../received-search.ts';
import styles from './rules.module.css';

export type NamedSources = readonly { readonly id: string; readonly name: string }[];

/** The values of a filter, in the words of the chips of the list. */
export function useFilterWords(sources: NamedSources): (filter: AlertFilter) => string {
  const { filter: words, severities } = useMessages(receivedAlertsWords);
  return ({ source, severity, title, entity, technique, observable, tag }) =>
    [
      source && words.sourceIs(sources.find(({ id }) => id === source)?.name ?? words.oneSource),
      severity && words.severityIs(severity.map((one) => severities[one]).join(', ')),
      title && words.titleIs(title),
      entity && words.entityIs(entity),
      technique && words.techniqueIs(technique),
      observable && words.observableIs(defang(observable)),
      tag && words.tagIs(tag),
    ]
      .filter(Boolean)
      .join('; ');
}

function Held({ rule }: { readonly rule: QuietRule }) {
  const { quiet: text } = useMessages(alertRulesWords);
  const format = useFormat();
  if (rule.held === 0) return <span>{text.heldNone}</span>;
  return (
    <>
      <AddressLink change={{ ...toView('all'), quietRule: rule.id }}>
        <Figure rows={rule.held}>{text.held(rule.held, format.number(rule.held))}</Figure>
      </AddressLink>
      {rule.hidden > 0 && (
        <AddressLink change={{ ...toView('quiet'), quietRule: rule.id }}>
          <Figure rows={rule.hidden}>{text.hidden(format.number(rule.hidden))}</Figure>
        </AddressLink>
      )}
    </>
  );
}

type Props = {
  readonly rule: QuietRule;
  readonly sources: NamedSources;
  /** Absent for people who may not end it. */
  readonly onEnd: (() => void) | undefined;
  readonly isBusy: boolean;
};

/** A quiet rule: its conditions, end, and matched alerts. */
export function QuietRuleItem({ rule, sources, onEnd, isBusy }: Props) {
  const { quiet: text } = useMessages(alertRulesWords);
  const format = useFormat();
  const filterWords = useFilterWords(sources);
  const { state, from, until, endedAt, endedEarly, owner } = rule;
  const ended = format.dateTime(endedAt ?? until);
  return (
    <li className={styles.rule} data-state={state}>
      <div className={styles.ruleHead}>
        <strong>{rule.reason}</strong>
        <Badge tone={state === 'ended' ? 'quiet' : 'neutral'}>{text.states[state]}</Badge>
        <span className={styles.quiet}>{text.modes[rule.mode]}</span>
        {state !== 'ended' && onEnd && (
          <Button size="small" busy={isBusy} onClick={onEnd} className={styles.end}>
            {text.end}
          </Button>
        )}
      </div>
      <p>
        <Quantity>{filterWords(rule.filter)}</Quantity>
      </p>
      <p className={styles.ruleFacts}>
        <Held rule={rule} />
        <Quantity className={styles.quiet}>
          {state === 'scheduled' && `${text.from(format.dateTime(from))}, `}
          {state === 'ended'
            ? endedEarly
              ? text.endedEarly(ended)
              : text.endedAt(ended)
            : text.until(format.dateTime(until))}
        </Quantity>
        <span className={styles.quiet}>{owner ? text.owner(owner.name) : text.noOwner}</span>
      </p>
    </li>
  );
}
