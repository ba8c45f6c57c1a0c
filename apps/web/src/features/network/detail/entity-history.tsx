import type { Entity, EntityDetail } from '@halyard/contracts/entities.ts';
import { useEventSentence } from '../../../text/event-sentence.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { networkWords } from '../../../text/loaders/network-words.ts';
import styles from '../network.module.css';
import { Instant } from './instant.tsx';

type Props = Pick<EntityDetail, 'history'> & { readonly entity: Pick<Entity, 'name'> };

/** What happened to the record, as the event log has it. */
export function EntityHistory({ entity, history }: Props) {
  const { detail: text } = useMessages(networkWords);
  const sentence = useEventSentence();
  return (
    <section aria-label={text.history} className={styles.part}>
      <h3>{text.history}</h3>
      {history.length === 0 && <p className={styles.quiet}>{text.noHistory}</p>}
      <ol>
        {history.map(({ id, at, kind, actorName, details }) => (
          <li key={id} className={styles.entry}>
            <span>{sentence(kind, details?.name ?? entity.name)}</span>
            <span className={styles.quiet}>
              {actorName !== null && text.by(actorName)} <Instant at={at} otherwise={text.never} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
