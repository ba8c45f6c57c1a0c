import { type IncidentSummary, incidentName } from '@halyard/contracts/operations/incidents.ts';
import { useFormat } from '../../../preferences/format.ts';
import { AddressLink } from '../../../records/address/address-link.tsx';
import { SeverityMark } from '../../../records/marks/severity-mark.tsx';
import { IncidentStatusMark } from '../../../records/marks/status-mark.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { securityWords } from '../../../text/loaders/intelligence.ts';
import { Badge } from '../../../ui/marks/badge.tsx';
import { Measure } from '../../../ui/marks/figure.tsx';
import { TargetTime } from '../incident/target-time.tsx';
import { hoursBetween, spanOf } from '../incident/time-to-target.ts';
import styles from './incidents.module.css';

type Props = { readonly incident: IncidentSummary; readonly now: number; readonly isOpen: boolean };

/** One incident in two lines: what it is and how old, or how long it took, its number, source and status. Closed ones stand back. */
export function IncidentRow({ incident, now, isOpen }: Props) {
  const text = useMessages(securityWords);
  const format = useFormat();
  const { timeDetected, resolvedAt } = incident;
  const tookHours = resolvedAt === null ? null : hoursBetween(timeDetected, resolvedAt);
  return (
    <li className={styles.row} data-closed={incident.status === 'Closed' || undefined}>
      <AddressLink
        change={{ incident: incident.id }}
        isChosen={isOpen}
        className={styles.rowLink}
        data-incident={incident.id}
      >
        <span className={styles.severity}>
          <SeverityMark severity={incident.severity} compact />
        </span>
        <span className={styles.title}>{incident.title}</span>{' '}
        {tookHours === null ? (
          <time className={styles.age} dateTime={timeDetected} title={format.dateTime(timeDetected)}>
            {text.age(spanOf(now - Date.parse(timeDetected)))}
          </time>
        ) : (
          <Measure
            value={tookHours}
            className={styles.age}
            title={`${format.dateTime(timeDetected)} – ${format.dateTime(resolvedAt ?? timeDetected)}`}
          >
            {text.list.resolvedIn(format.oneDecimal(tookHours))}
          </Measure>
        )}
        <span className={styles.origin}>
          {incident.resolvedAt === null && incident.status !== 'Closed' && (
            <span className={styles.target}>
              <TargetTime incident={incident} now={now} />
            </span>
          )}
          <code>{incidentName(incident.number)}</code> <span>{incident.source}</span>
          {incident.sample && <Badge tone="quiet">{text.sample}</Badge>}
        </span>
        <IncidentStatusMark status={incident.status} />
      </AddressLink>
    </li>
  );
}
