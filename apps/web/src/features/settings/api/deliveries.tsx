import type { WebhookDelivery } from '@halyard/contracts/accounts/settings.ts';
import { useNow } from '../../../preferences/clock.tsx';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { settingsWords } from '../../../text/loaders/administration.ts';
import { Button } from '../../../ui/button.tsx';
import sections from '../../../ui/layout/sections.module.css';
import styles from '../settings.module.css';
import type { useWebhook } from '../settings-queries.ts';

const tenSecondsMs = 10_000;
const looks = {
  delivered: styles.stateDelivered,
  waiting: styles.stateWaiting,
  dead: styles.stateDead,
  discarded: styles.stateWaiting,
} as const;

type RowProps = { readonly delivery: WebhookDelivery; readonly onAgain: () => void };

function Row({ delivery, onAgain }: RowProps) {
  const { webhook: text } = useMessages(settingsWords);
  const format = useFormat();
  const now = useNow(tenSecondsMs);
  const { event, state, createdAt, attempts, nextTryAt, lastStatus, lastError } = delivery;
  const name = event === 'test' ? text.testEvent : event;
  const when = format.relative(createdAt, now);
  const details = [
    text.attempts(attempts),
    lastStatus !== null && text.status(lastStatus),
    lastError !== null && text.errors[lastError],
    state === 'waiting' && nextTryAt !== null && text.nextTry(format.relative(nextTryAt, now)),
  ];
  return (
    <li className={styles.line}>
      <div>
        <span className={looks[state]}>{text.states[state]}</span> · <span className={sections.name}>{name}</span> ·{' '}
        <time dateTime={createdAt} title={format.dateTime(createdAt)}>
          {when}
        </time>
        <p className={styles.quiet}>{details.filter(Boolean).join(' · ')}</p>
      </div>
      {state === 'dead' && (
        <Button size="small" aria-label={text.againName(name, when)} onClick={onAgain}>
          {text.again}
        </Button>
      )}
    </li>
  );
}

type Props = { readonly webhook: ReturnType<typeof useWebhook>; readonly onAgain: (id: string) => void };

/** The last deliveries: their results, next attempts, and a retry for failed ones. */
export function Deliveries({ webhook, onAgain }: Props) {
  const text = useMessages(settingsWords);
  const { data, isPending, isError, refetch } = webhook;
  return (
    <div className={styles.stack}>
      <h3>{text.webhook.deliveries}</h3>
      {isPending && <p role="status">{text.webhook.loading}</p>}
      {isError && (
        <p role="status" className={styles.note}>
          {text.webhook.failed}
          <Button size="small" onClick={() => void refetch()}>
            {text.retry}
          </Button>
        </p>
      )}
      {data?.deliveries.length === 0 && <p className={styles.quiet}>{text.webhook.none}</p>}
      <ul className={sections.rows} aria-label={text.webhook.deliveries}>
        {data?.deliveries.map((delivery) => (
          <Row key={delivery.id} delivery={delivery} onAgain={() => onAgain(delivery.id)} />
        ))}
      </ul>
    </div>
  );
}
