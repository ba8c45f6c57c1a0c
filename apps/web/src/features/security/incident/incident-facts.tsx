import type { Incident } from '@halyard/contracts/operations/incidents.ts';
import { useNow } from '../../../preferences/clock.tsx';
import { useFormat } from '../../../preferences/format.ts';
import { useRights } from '../../../records/use-rights.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { securityWords } from '../../../text/loaders/intelligence.ts';
import { Fact } from '../../../ui/marks/fact.tsx';
import { AssigneeChoice } from './assignee-choice.tsx';
import styles from './incident.module.css';
import { TargetTime } from './target-time.tsx';

const halfAMinuteMs = 30_000;

/** Assignee, since when, assigned by whom; its state against the target comes first. */
export function IncidentFacts({ incident }: { readonly incident: Incident }) {
  const text = useMessages(securityWords);
  const format = useFormat();
  const { may } = useRights();
  const { incident: words } = text;
  const now = useNow(halfAMinuteMs);
  const { timeDetected } = incident;
  return (
    <>
      <dl className={styles.facts} aria-label={words.facts}>
        <Fact label={words.target}>
          <TargetTime incident={incident} now={now} />
        </Fact>
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
          {may('incidents', 'update') && may('people', 'assign') ? (
            <AssigneeChoice incident={incident} />
          ) : (
            (incident.assignedTo?.name ?? text.nobody)
          )}
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
