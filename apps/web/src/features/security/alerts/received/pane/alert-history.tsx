import { closeReasons, type ReceivedAlertDetail } from '@halyard/contracts/inflow/received-alerts.ts';
import type { HistoryEntry } from '@halyard/contracts/intelligence/intelligence.ts';
import { ActivityList } from '../../../../../records/activity-list.tsx';
import { ChangesLink } from '../../../../../records/changes-link.tsx';
import { useEventSentence } from '../../../../../text/event-sentence.ts';
import { useMessages } from '../../../../../text/lazy-messages.ts';
import { receivedAlertsWords } from '../../../../../text/loaders/received-alerts.ts';
import layout from '../../../../../ui/layout/layout.module.css';
import { Quantity } from '../../../../../ui/marks/figure.tsx';
import styles from './parts.module.css';

/** The event without the name of the alert, which is above. */
function Sentence({ entry: { kind, details } }: { readonly entry: HistoryEntry }) {
  const { history: text, closeReasons: reasons } = useMessages(receivedAlertsWords);
  const eventSentence = useEventSentence();
  const { happened } = text;
  const known = details ?? {};
  if (kind === 'alert_closed') {
    const reason = closeReasons.find((one) => one === known.reason);
    // The alert that it is a duplicate of.
    const original = known.name === undefined ? '' : ` (${known.name})`;
    return <Quantity>{reason ? `${text.closed(reasons[reason])}${original}` : eventSentence(kind, null)}</Quantity>;
  }
  if (kind in happened) return <Quantity>{happened[kind as keyof typeof happened](known)}</Quantity>;
  return <Quantity>{eventSentence(kind, null)}</Quantity>;
}

function Entry({ entry }: { readonly entry: HistoryEntry }) {
  const message = entry.details?.message;
  return (
    <>
      <Sentence entry={entry} />
      {message && (
        <p className={styles.quiet}>
          <Quantity>{message}</Quantity>
        </p>
      )}
    </>
  );
}

/** Events of an alert from the log, newest first. */
export function AlertHistory({ detail }: { readonly detail: ReceivedAlertDetail }) {
  const { history: text } = useMessages(receivedAlertsWords);
  const { id, title } = detail.alert;
  return (
    <>
      <p className={styles.quiet}>
        <ChangesLink of="alert" id={id} name={title} className={layout.inlineClose} />
      </p>
      <ActivityList
        label={text.label}
        empty={text.none}
        activities={detail.history.map((entry) => ({
          id: entry.id,
          time: entry.at,
          by: entry.actorName,
          words: <Entry entry={entry} />,
        }))}
      />
    </>
  );
}
