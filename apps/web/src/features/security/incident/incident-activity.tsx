import type { IncidentUpdate } from '@halyard/contracts/operations/incidents.ts';
import { ActivityList } from '../../../records/activity-list.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { securityWords } from '../../../text/loaders/intelligence.ts';
import { Badge } from '../../../ui/marks/badge.tsx';
import { describeUpdate } from './describe-update.ts';
import styles from './incident.module.css';

function Update({ update }: { readonly update: IncidentUpdate }) {
  const text = useMessages(securityWords);
  const { sentence, written, isNote } = describeUpdate(update, text);
  return (
    <>
      {isNote && <Badge>{text.messages.incidentActivity.note}</Badge>}
      {sentence && <p className={styles.sentence}>{sentence}</p>}
      {written && <p className={styles.written}>{written}</p>}
    </>
  );
}

/** Everything that happened to an incident, newest first. */
export function IncidentActivity({ updates }: { readonly updates: readonly IncidentUpdate[] }) {
  const { activity: text } = useMessages(securityWords);
  return (
    <ActivityList
      label={text.title}
      empty={text.empty}
      activities={updates.map((update) => ({
        id: update.id,
        time: update.time,
        by: update.user?.name ?? null,
        words: <Update update={update} />,
      }))}
    />
  );
}
