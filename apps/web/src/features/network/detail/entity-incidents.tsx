import type { EntityDetail } from '@halyard/contracts/intelligence/entities.ts';
import { IncidentLink } from '../../../records/record-link.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { networkWords } from '../../../text/loaders/intelligence.ts';
import { nameIn } from '../name-in.ts';
import styles from '../network.module.css';

/** The incidents that name the record; each opens. */
export function EntityIncidents({ incidents }: Pick<EntityDetail, 'incidents'>) {
  const { detail: text, graph, incidentStatuses } = useMessages(networkWords);
  return (
    <section aria-label={text.incidents} className={styles.part}>
      <h3>{text.incidents}</h3>
      {incidents.length === 0 && <p className={styles.quiet}>{text.noIncidents}</p>}
      <ul>
        {incidents.map(({ id, title, severity, status }) => (
          <li key={id} className={styles.entry}>
            <IncidentLink id={id} title={title} />
            <span className={styles.quiet}>
              {nameIn(graph.tones, severity.toLowerCase())} · {nameIn(incidentStatuses, status)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
