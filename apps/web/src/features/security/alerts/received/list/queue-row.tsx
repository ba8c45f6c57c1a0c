import { alertNumber } from '@halyard/contracts/inflow/alert-number.ts';
import type { ReceivedAlert } from '@halyard/contracts/inflow/received-alerts.ts';
import { useFormat } from '../../../../../preferences/format.ts';
import { AddressLink } from '../../../../../records/address/address-link.tsx';
import { useMessages } from '../../../../../text/lazy-messages.ts';
import { alertRulesWords } from '../../../../../text/loaders/alert-rules.ts';
import { receivedAlertsWords } from '../../../../../text/loaders/received-alerts.ts';
import { TickBox } from '../../../../../ui/form/tick-box.tsx';
import { Badge } from '../../../../../ui/marks/badge.tsx';
import { Quantity } from '../../../../../ui/marks/figure.tsx';
import { useFlash } from '../../../../../ui/marks/use-flash.ts';
import { AlertTarget } from '../marks/alert-target.tsx';
import { AlertSeverity, SourceStateMark, WorkMark } from '../marks/marks.tsx';
import { Spark } from '../marks/spark.tsx';
import { useSourceWords } from '../rule-source.ts';
import { useWhen } from '../use-when.ts';
import type { QueueCells, QueueColumn } from './queue-columns.ts';
import styles from './rows.module.css';

type Props = {
  readonly alert: ReceivedAlert;
  readonly columns: readonly QueueColumn[];
  /** The group that it is below. */
  readonly group?: string | undefined;
  readonly now: number;
  readonly isOpen: boolean;
  readonly isSelected: boolean;
  /** Absent without bulk actions. */
  readonly onToggle?: ((isRange: boolean) => void) | undefined;
};

function Seen({ alert, now }: Pick<Props, 'alert' | 'now'>) {
  const { row: text } = useMessages(receivedAlertsWords);
  const format = useFormat();
  const when = useWhen(now);
  const { firstSeen, lastSeen, occurrences } = alert;
  const exact = (at: string) => `${format.dateTime(at)} ${format.zone(at)}`;
  return (
    <span className={styles.seen}>
      <time dateTime={lastSeen} title={exact(lastSeen)}>
        {when(lastSeen)}
      </time>{' '}
      <time dateTime={firstSeen} title={exact(firstSeen)} className={styles.sub}>
        {occurrences === 1 ? text.once : text.since(when(firstSeen))}
      </time>
    </span>
  );
}

/** Marks that distinguish an alert from an ordinary one of a source. */
function AlertBadges({ alert }: Pick<Props, 'alert'>) {
  const text = useMessages(receivedAlertsWords);
  const { quiet } = useMessages(alertRulesWords);
  return (
    <>
      {alert.quiet && <Badge tone="quiet">{quiet.mark}</Badge>}{' '}
      {alert.isTest && <Badge tone="quiet">{text.test}</Badge>}{' '}
      {alert.sample && <Badge tone="quiet">{text.sample}</Badge>}
    </>
  );
}

/** The content of each column for an alert. */
function useCells({ alert, now, isOpen }: Pick<Props, 'alert' | 'now' | 'isOpen'>): QueueCells {
  const text = useMessages(receivedAlertsWords);
  const format = useFormat();
  const flash = useFlash(alert.occurrences);
  const sourceOf = useSourceWords();
  const { id, title, entity, occurrences, owner } = alert;
  const number = alertNumber(alert.number);
  return {
    severity: () => (
      <span key="severity" className={styles.severity}>
        <AlertSeverity severity={alert.severity} severityStated={alert.severityStated} isStacked />
      </span>
    ),
    alert: () => (
      <span key="alert" className={styles.what}>
        <AddressLink change={{ alert: id, part: undefined }} isChosen={isOpen} className={styles.title} data-opens>
          {title}
        </AddressLink>{' '}
        <span className={styles.sub}>
          <code>{number}</code> {entity && <code>{entity}</code>} <AlertBadges alert={alert} />
        </span>
      </span>
    ),
    occurrences: () => (
      <AddressLink
        key="occurrences"
        change={{ alert: id, part: 'occurrences' }}
        className={styles.count}
        aria-label={text.row.openOccurrences(number, occurrences, format.number(occurrences))}
        title={text.row.occurrences(occurrences, format.number(occurrences))}
      >
        <Quantity ref={flash}>{format.number(occurrences)}</Quantity>
        <Spark hours={alert.spark} className={styles.spark} />
      </AddressLink>
    ),
    lastSeen: () => <Seen key="lastSeen" alert={alert} now={now} />,
    source: () => (
      <span key="source" className={styles.source}>
        <span className={styles.name} title={sourceOf(alert)}>
          {sourceOf(alert)}
        </span>{' '}
        <SourceStateMark state={alert.sourceState} />
      </span>
    ),
    work: () => (
      <span key="work" className={styles.work}>
        <WorkMark status={alert.workStatus} /> <span className={styles.sub}>{owner?.name ?? text.nobody}</span>
      </span>
    ),
    target: () => (
      <span key="target" className={styles.target}>
        <AlertTarget alert={alert} now={now} />
      </span>
    ),
  };
}

/** One alert in two lines; a card on narrow screens. */
export function QueueRow({ alert, columns, group, now, isOpen, isSelected, onToggle }: Props) {
  const text = useMessages(receivedAlertsWords);
  const cells = useCells({ alert, now, isOpen });
  const { id } = alert;
  return (
    <li
      className={styles.row}
      data-alert={id}
      data-group={group}
      data-selected={isSelected || undefined}
      data-open={isOpen || undefined}
    >
      {onToggle && (
        <TickBox
          className={styles.tick}
          aria-label={text.queue.select(alertNumber(alert.number))}
          checked={isSelected}
          onChange={({ nativeEvent }) => onToggle('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
        />
      )}
      <div className={styles.cells}>{columns.map((column) => cells[column]())}</div>
    </li>
  );
}
