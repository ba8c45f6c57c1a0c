import type { HistoryEntry } from '@halyard/contracts/intelligence.ts';
import { describeThreatEvent } from '@halyard/messages';
import { useMessages } from '../../../text/lazy-messages.ts';
import { threatsWords } from '../../../text/loaders/threats-words.ts';
import { SeenAt } from '../list/seen-at.tsx';
import styles from './detail.module.css';

/** What happened to a threat, as the log has it, newest first. */
export function ThreatHistory({ history }: { readonly history: readonly HistoryEntry[] }) {
  const text = useMessages(threatsWords);
  return (
    <section aria-label={text.detail.history} className={styles.part}>
      <h3>{text.detail.history}</h3>
      {history.length === 0 && <p className={styles.quiet}>{text.detail.noHistory}</p>}
      <ol className={styles.history}>
        {history.map((entry) => (
          <li key={entry.id}>
            <SeenAt at={entry.at} />
            <div>
              <p>{describeThreatEvent(entry, text.threatHistory)}</p>
              {entry.details?.fields && entry.details.fields.length > 0 && (
                <p className={styles.quiet}>
                  {text.changedFields(entry.details.fields.map(text.fieldName).join(', '))}
                </p>
              )}
              {entry.details?.reason && <p className={styles.quiet}>{text.detail.because(entry.details.reason)}</p>}
              <p className={styles.quiet}>{entry.actorName ?? text.detail.system}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
