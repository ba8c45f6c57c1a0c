import { type AlertQueue, mainQueueId } from '@halyard/contracts/inflow/alert-queues.ts';
import { threatSeverities } from '@halyard/contracts/intelligence/threats.ts';
import { useFormat } from '../../../../../preferences/format.ts';
import { AddressLink } from '../../../../../records/address/address-link.tsx';
import { useMessages } from '../../../../../text/lazy-messages.ts';
import { alertQueuesWords } from '../../../../../text/loaders/alert-queues.ts';
import { receivedAlertsWords } from '../../../../../text/loaders/received-alerts.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Figure, Quantity } from '../../../../../ui/marks/figure.tsx';
import { spanOf } from '../../../incident/time-to-target.ts';
import { toView } from '../received-search.ts';
import styles from '../rules/rules.module.css';

const minuteMs = 60_000;

type Props = {
  readonly queue: AlertQueue;
  /** Absent for people who may not change it. */
  readonly onEdit: (() => void) | undefined;
  readonly onDelete: (() => void) | undefined;
};

/** A queue: its alerts, its assignment, and its due times. */
export function QueueItem({ queue, onEdit, onDelete }: Props) {
  const words = useMessages(alertQueuesWords);
  const { queues: text } = words;
  const { severities, span } = useMessages(receivedAlertsWords);
  const format = useFormat();
  const inQueue = { ...toView('triage'), queue: 'triage', alertQueue: queue.id };
  const figures = [
    [inQueue, queue.open, text.open(queue.open, format.number(queue.open))],
    [
      Object.assign({}, inQueue, { work: 'New' }),
      queue.unacknowledged,
      text.fresh(format.number(queue.unacknowledged)),
    ],
    [Object.assign({}, inQueue, { queue: 'overdue' }), queue.overdue, text.overdue(format.number(queue.overdue))],
  ] as const;
  const write = (minutes: number) => span(spanOf(minutes * minuteMs));
  return (
    <li className={styles.rule}>
      <div className={styles.ruleHead}>
        <strong>{queue.name}</strong>
        {onEdit && (
          <Button size="small" onClick={onEdit} className={styles.end} aria-label={text.editTitle(queue.name)}>
            {text.edit}
          </Button>
        )}
        {onDelete && queue.id !== mainQueueId && (
          <Button size="small" variant="quiet" onClick={onDelete} aria-label={text.deleteTitle(queue.name)}>
            {words.delete}
          </Button>
        )}
      </div>
      <p className={styles.ruleFacts}>
        {figures.map(([change, rows, written]) => (
          <AddressLink key={written} change={change}>
            <Figure rows={rows}>{written}</Figure>
          </AddressLink>
        ))}
      </p>
      <p className={styles.ruleFacts}>
        {queue.severities.length > 0 && (
          <span>{text.takes(queue.severities.map((severity) => severities[severity]).join(', '))}</span>
        )}
        {queue.targets === null && queue.id !== mainQueueId ? (
          <span className={styles.quiet}>{text.inherits}</span>
        ) : (
          threatSeverities.map((severity) => {
            const { acknowledge, close } = queue.inForce[severity];
            return (
              <Quantity key={severity} className={styles.quiet}>
                {severities[severity]}: {text.due(write(acknowledge), write(close))}
              </Quantity>
            );
          })
        )}
      </p>
    </li>
  );
}
