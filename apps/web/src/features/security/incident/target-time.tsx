import type { IncidentSummary } from '@halyard/contracts/operations/incidents.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { securityWords } from '../../../text/loaders/intelligence.ts';
import layout from '../../../ui/layout/layout.module.css';
import styles from './incident.module.css';
import { timeToTarget } from './time-to-target.ts';

type Props = { readonly incident: IncidentSummary; readonly now: number };

/** The state of an incident against its target; overdue, it is highlighted. */
export function TargetTime({ incident, now }: Props) {
  const text = useMessages(securityWords);
  const format = useFormat();
  const target = timeToTarget(incident, now);
  const { incident: words } = text;
  const span = text.span(target.span);
  const isMissed = target.state === 'over' || (target.state === 'resolved' && !target.isInTime);
  return (
    <span
      title={words.due(format.dateTime(incident.dueAt))}
      data-missed={isMissed || undefined}
      className={styles.target}
    >
      {target.state === 'left' && words[target.isPaused ? 'pausedLeft' : 'left'](span)}
      {target.state === 'over' && words[target.isPaused ? 'pausedOver' : 'over'](span)}
      {target.state === 'resolved' && words.resolvedIn(span)}
      {target.state === 'resolved' && isMissed && <span className={layout.quiet}> {words.missedTarget}</span>}
    </span>
  );
}
