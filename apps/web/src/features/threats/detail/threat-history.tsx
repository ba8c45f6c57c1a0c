import type { HistoryEntry } from '@halyard/contracts/intelligence/intelligence.ts';
import type { ThreatDetail } from '@halyard/contracts/intelligence/threats.ts';
import { describeThreatEvent } from '@halyard/messages';
import { ActivityList } from '../../../records/activity-list.tsx';
import { ChangesLink } from '../../../records/changes-link.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { threatsWords } from '../../../text/loaders/intelligence.ts';
import styles from './detail.module.css';

function Entry({ entry }: { readonly entry: HistoryEntry }) {
  const text = useMessages(threatsWords);
  const { fields = [], reason } = entry.details ?? {};
  return (
    <>
      <p>{describeThreatEvent(entry, text.threatHistory)}</p>
      {fields.length > 0 && <p className={styles.quiet}>{text.changedFields(fields.map(text.fieldName).join(', '))}</p>}
      {reason && <p className={styles.quiet}>{text.detail.because(reason)}</p>}
    </>
  );
}

/** Events of a threat from the log, newest first. */
export function ThreatHistory({ threat, history }: Pick<ThreatDetail, 'threat' | 'history'>) {
  const { detail: text } = useMessages(threatsWords);
  return (
    <section aria-label={text.history} className={styles.part}>
      <div className={styles.partHead}>
        <h3>{text.history}</h3>
        <ChangesLink of="threat" id={threat.id} name={threat.name} className={styles.inGraph} />
      </div>
      <ActivityList
        label={text.history}
        empty={text.noHistory}
        activities={history.map((entry) => ({
          id: entry.id,
          time: entry.at,
          by: entry.actorName,
          words: <Entry entry={entry} />,
        }))}
      />
    </section>
  );
}
