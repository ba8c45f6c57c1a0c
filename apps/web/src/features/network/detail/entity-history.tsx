import type { Entity, EntityDetail } from '@halyard/contracts/intelligence/entities.ts';
import { ActivityList } from '../../../records/activity-list.tsx';
import { ChangesLink } from '../../../records/changes-link.tsx';
import { useEventSentence } from '../../../text/event-sentence.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { networkWords } from '../../../text/loaders/intelligence.ts';
import layout from '../../../ui/layout/layout.module.css';
import styles from '../network.module.css';

type Props = Pick<EntityDetail, 'history'> & { readonly entity: Pick<Entity, 'id' | 'name' | 'family'> };

/** What happened to the record, as the event log has it. */
export function EntityHistory({ entity, history }: Props) {
  const { detail: text } = useMessages(networkWords);
  const sentence = useEventSentence();
  return (
    <section aria-label={text.history} className={styles.part}>
      <div className={layout.splitCentered}>
        <h3>{text.history}</h3>
        <ChangesLink
          of={entity.family === 'threat' ? 'threat' : 'entity'}
          id={entity.id}
          name={entity.name}
          className={layout.inlineClose}
        />
      </div>
      <ActivityList
        label={text.history}
        empty={text.noHistory}
        activities={history.map(({ id, at, kind, actorName, details }) => ({
          id,
          time: at,
          by: actorName,
          words: <p>{sentence(kind, details?.name ?? entity.name)}</p>,
        }))}
      />
    </section>
  );
}
