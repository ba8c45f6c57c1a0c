import type { Incident } from '@halyard/contracts/incidents.ts';
import { useNow } from '../../../preferences/clock.tsx';
import { useFormat } from '../../../preferences/format.ts';
import { usePack } from '../../../text/pack.ts';
import { securityWords } from '../../../text/security-words.ts';
import { Fact } from '../../../ui/fact.tsx';
import { useRights } from '../use-rights.ts';
import { AssigneeChoice } from './assignee-choice.tsx';
import styles from './incident.module.css';
import { timeToTarget } from './time-to-target.ts';

const halfAMinuteMs = 30_000;

/** How an incident stands against its target; it goes on counting while it is looked at. */
function TargetTime({ incident }: { readonly incident: Incident }) {
  const text = usePack(securityWords);
  const format = useFormat();
  const target = timeToTarget(incident, useNow(halfAMinuteMs));
  const { incident: words } = text;
  const span = text.span(target.span);
  const isMissed = target.state === 'over' || (target.state === 'resolved' && !target.isInTime);
  return (
    <span
      title={words.due(format.dateTime(incident.dueAt))}
      data-missed={isMissed || undefined}
      className={styles.target}
    >
      {target.state === 'left' && words.left(span)}
      {target.state === 'over' && words.over(span)}
      {target.state === 'resolved' && words.resolvedIn(span)}
      {target.state === 'resolved' && isMissed && <span className={styles.quiet}> {words.missedTarget}</span>}
    </span>
  );
}

export function IncidentFacts({ incident }: { readonly incident: Incident }) {
  const text = usePack(securityWords);
  const format = useFormat();
  const rights = useRights();
  const { incident: words } = text;
  const { timeDetected } = incident;
  return (
    <>
      <dl className={styles.facts} aria-label={words.facts}>
        <Fact label={words.detected}>
          <time dateTime={timeDetected} title={`${format.dateTime(timeDetected)} ${format.zone(timeDetected)}`}>
            {format.dateTime(timeDetected)}
          </time>
        </Fact>
        <Fact label={words.source}>{incident.source}</Fact>
        <Fact label={words.confidence}>
          {incident.confidence === null ? text.notRated : words.ofHundred(format.number(incident.confidence))}
        </Fact>
        <Fact label={words.assignee}>
          {rights.update && rights.assign ? (
            <AssigneeChoice incident={incident} />
          ) : (
            (incident.assignedTo?.name ?? text.nobody)
          )}
        </Fact>
        <Fact label={words.target}>
          <TargetTime incident={incident} />
        </Fact>
      </dl>
      {incident.labels.length > 0 && (
        <ul className={styles.labels} aria-label={words.labels}>
          {incident.labels.map((label) => (
            <li key={label}>{label}</li>
          ))}
        </ul>
      )}
    </>
  );
}
