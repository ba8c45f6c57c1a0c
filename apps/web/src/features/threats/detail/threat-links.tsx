import { incidentName } from '@halyard/contracts/incidents.ts';
import type { RecordLink } from '@halyard/contracts/intelligence.ts';
import type { ThreatDetail } from '@halyard/contracts/threats.ts';
import { Link } from '@tanstack/react-router';
import { useMessages } from '../../../text/lazy-messages.ts';
import { threatsWords } from '../../../text/loaders/threats-words.ts';
import { ThreatsLink } from '../threats-link.tsx';
import styles from './detail.module.css';

function RecordName({ record }: { readonly record: RecordLink }) {
  if (record.family === 'threat') return <ThreatsLink change={{ threat: record.id }}>{record.name}</ThreatsLink>;
  if (record.family === 'entity')
    return (
      <Link to="/network" search={{ entity: record.id }}>
        {record.name}
      </Link>
    );
  // Nothing shows the rest by itself.
  return <span>{record.name}</span>;
}

/** The incidents a threat belongs to, and the records it is connected to; all of them lead there. */
export function ThreatLinks({ incidents, connections }: Pick<ThreatDetail, 'incidents' | 'connections'>) {
  const { detail: text, incidentState } = useMessages(threatsWords);
  return (
    <>
      <section aria-label={text.incidents} className={styles.part}>
        <h3>{text.incidents}</h3>
        {incidents.length === 0 && <p className={styles.quiet}>{text.noIncidents}</p>}
        <ul className={styles.links}>
          {incidents.map(({ id, title, severity, status }) => (
            <li key={id}>
              <Link to="/security" search={{ incident: id }}>
                <code>{incidentName(Number(id))}</code> {title}
              </Link>
              <small>{incidentState(severity, status)}</small>
            </li>
          ))}
        </ul>
      </section>
      <section aria-label={text.connections} className={styles.part}>
        <h3>{text.connections}</h3>
        {connections.length === 0 && <p className={styles.quiet}>{text.noConnections}</p>}
        <ul className={styles.links}>
          {connections.map(({ id, type, direction, record }) => (
            <li key={id}>
              <RecordName record={record} />
              <small>{`${text.connectionNote(type, direction)} · ${record.type}`}</small>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
