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
import clock from './times/case-clock.module.css';
import { PauseLine } from './times/pause-line.tsx';
import { QueueChoice } from './times/queue-choice.tsx';

const halfAMinuteMs = 30_000;

type Props = { readonly incident: Incident; readonly onOpen: (dialog: 'times' | 'pause') => void };

/** Target, detection, source, confidence, assignee and queue. */
export function IncidentFacts({ incident, onOpen }: Props) {
  const text = useMessages(securityWords);
  const { times, queue } = useMessages(securityWords).incidentCase;
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
          <PauseLine incident={incident} onPause={() => onOpen('pause')} />
        </Fact>
        <Fact label={words.detected}>
          <time dateTime={timeDetected} title={`${format.dateTime(timeDetected)} ${format.zone(timeDetected)}`}>
            {format.dateTime(timeDetected)}
          </time>
          {may('incidents', 'update') && (
            <div>
              <button type="button" className={clock.set} onClick={() => onOpen('times')}>
                {times.action}
              </button>
            </div>
          )}
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
        <Fact label={queue.label}>
          <QueueChoice incident={incident} />
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
