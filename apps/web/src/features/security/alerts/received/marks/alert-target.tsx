import type { ReceivedAlert } from '@halyard/contracts/inflow/received-alerts.ts';
import { Clock } from 'lucide-react';
import { useFormat } from '../../../../../preferences/format.ts';
import { useMessages } from '../../../../../text/lazy-messages.ts';
import { alertRulesWords } from '../../../../../text/loaders/alert-rules.ts';
import { receivedAlertsWords } from '../../../../../text/loaders/received-alerts.ts';
import styles from './alert-target.module.css';
import { targetState } from './target-state.ts';

type Props = { readonly alert: ReceivedAlert; readonly now: number };

/** The state of an alert against its target, in two lines; overdue, it is highlighted. */
export function AlertTarget({ alert, now }: Props) {
  const text = useMessages(receivedAlertsWords);
  const format = useFormat();
  const { quiet } = useMessages(alertRulesWords);
  const { target: words } = text;
  const target = targetState(alert, now);
  switch (target.state) {
    case 'closed':
      return (
        <span className={styles.target}>
          {words.closed} <span className={styles.sub}>{target.reason && text.closeReasons[target.reason]}</span>
        </span>
      );
    case 'stopped':
      return (
        <span className={styles.target}>
          {words.stopped} <span className={styles.sub}>{words.resolvedAtSource}</span>
        </span>
      );
    case 'none':
      return (
        <span className={styles.target}>
          {words.none} {alert.quiet?.isHidden && <span className={styles.sub}>{quiet.stopped}</span>}
        </span>
      );
    default:
      return (
        <span className={styles.target} data-state={target.state}>
          <time dateTime={target.at} title={words.due(format.dateTime(target.at))} className={styles.span}>
            {target.state === 'over' && <Clock size={14} aria-hidden />}
            {target.state === 'over' ? words.over(text.span(target.span)) : text.span(target.span)}
          </time>{' '}
          <span className={styles.sub}>{words.to[target.kind]}</span>
        </span>
      );
  }
}
