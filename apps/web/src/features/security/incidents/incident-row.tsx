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
import type { IncidentColumn } from './incident-columns.ts';
import styles from './incidents.module.css';

type Props = {
  readonly incident: IncidentSummary;
  readonly columns: readonly IncidentColumn[];
  readonly now: number;
  readonly isOpen: boolean;
};

/** Its age, or its resolution time. */
function Age({ incident: { timeDetected, resolvedAt }, now }: Pick<Props, 'incident' | 'now'>) {
  const text = useMessages(securityWords);
  const format = useFormat();
  if (resolvedAt === null)
    return (
      <time className={styles.age} dateTime={timeDetected} title={format.dateTime(timeDetected)}>
        {text.age(spanOf(now - Date.parse(timeDetected)))}
      </time>
    );
  const tookHours = hoursBetween(timeDetected, resolvedAt);
  return (
    <Measure
      value={tookHours}
      className={styles.age}
      title={`${format.dateTime(timeDetected)} – ${format.dateTime(resolvedAt)}`}
    >
      {text.list.resolvedIn(format.oneDecimal(tookHours))}
    </Measure>
  );
}

/** A part of the second line; age and status have their own places. */
function Fact({ column, incident, now }: Pick<Props, 'incident' | 'now'> & { readonly column: IncidentColumn }) {
  const { nobody } = useMessages(securityWords);
  if (column === 'number')
    return (
      <>
        <code>{incidentName(incident.number)}</code>{' '}
      </>
    );
  if (column === 'source') return <span>{incident.source}</span>;
  if (column === 'assignee') return <span>{incident.assignedTo?.name ?? nobody}</span>;
  if (column !== 'target' || incident.resolvedAt !== null || incident.status === 'Closed') return null;
  return (
    <span className={styles.target}>
      <TargetTime incident={incident} now={now} />
    </span>
  );
}

/** One incident in two lines: title and age, or duration, number, source and status. Closed ones are dimmed. */
export function IncidentRow({ incident, columns, now, isOpen }: Props) {
  const text = useMessages(securityWords);
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
        {columns.includes('age') && <Age incident={incident} now={now} />}
        <span className={styles.origin}>
          {columns.map((column) => (
            <Fact key={column} column={column} incident={incident} now={now} />
          ))}
          {incident.sample && <Badge tone="quiet">{text.sample}</Badge>}
        </span>
        {columns.includes('status') && <IncidentStatusMark status={incident.status} />}
      </AddressLink>
    </li>
  );
}
