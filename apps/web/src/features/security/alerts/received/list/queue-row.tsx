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
import { alertNumber } from '../alert-number.ts';
import { AlertTarget } from '../marks/alert-target.tsx';
import { AlertSeverity, SourceStateMark, WorkMark } from '../marks/marks.tsx';
import { Spark } from '../marks/spark.tsx';
import { useWhen } from '../use-when.ts';
import styles from './rows.module.css';

type Props = {
  readonly alert: ReceivedAlert;
  readonly now: number;
  readonly isOpen: boolean;
  readonly isSelected: boolean;
  /** Absent where nothing can be done with a selection. */
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

/** What sets an alert apart from those that a source sent just so. */
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

/** One alert in two lines; a card where it is narrow. */
export function QueueRow({ alert, now, isOpen, isSelected, onToggle }: Props) {
  const text = useMessages(receivedAlertsWords);
  const format = useFormat();
  const flash = useFlash(alert.occurrences);
  const { id, title, entity, occurrences, owner, source } = alert;
  const number = alertNumber(alert.number);
  return (
    <li className={styles.row} data-alert={id} data-selected={isSelected || undefined} data-open={isOpen || undefined}>
      {onToggle && (
        <TickBox
          className={styles.tick}
          aria-label={text.queue.select(number)}
          checked={isSelected}
          onChange={({ nativeEvent }) => onToggle('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
        />
      )}
      <div className={styles.cells}>
        <span className={styles.severity}>
          <AlertSeverity severity={alert.severity} severityStated={alert.severityStated} isStacked />
        </span>
        <span className={styles.what}>
          <AddressLink change={{ alert: id, part: undefined }} isChosen={isOpen} className={styles.title} data-opens>
            {title}
          </AddressLink>{' '}
          <span className={styles.sub}>
            <code>{number}</code> {entity && <code>{entity}</code>} <AlertBadges alert={alert} />
          </span>
        </span>
        <AddressLink
          change={{ alert: id, part: 'occurrences' }}
          className={styles.count}
          aria-label={text.row.openOccurrences(number, format.number(occurrences))}
          title={text.row.occurrences(occurrences, format.number(occurrences))}
        >
          <Quantity ref={flash}>{format.number(occurrences)}</Quantity>
          <Spark hours={alert.spark} className={styles.spark} />
        </AddressLink>
        <Seen alert={alert} now={now} />
        <span className={styles.source}>
          <span className={styles.name}>{source.name}</span> <SourceStateMark state={alert.sourceState} />
        </span>
        <span className={styles.work}>
          <WorkMark status={alert.workStatus} /> <span className={styles.sub}>{owner?.name ?? text.nobody}</span>
        </span>
        <span className={styles.target}>
          <AlertTarget alert={alert} now={now} />
        </span>
      </div>
    </li>
  );
}
