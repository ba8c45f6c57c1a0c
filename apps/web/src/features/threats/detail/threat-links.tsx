import type { RecordLink as LinkedRecord } from '@halyard/contracts/intelligence/intelligence.ts';
import type { ThreatDetail } from '@halyard/contracts/intelligence/threats.ts';
import { OpenInGraph } from '../../../records/open-in-graph.tsx';
import { IncidentLink, RecordLink } from '../../../records/record-link.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { threatsWords } from '../../../text/loaders/intelligence.ts';
import { ThreatsLink } from '../threats-link.tsx';
import styles from './detail.module.css';

/** Another threat opens in place: the filters of the list stay. */
const RecordName = ({ record }: { readonly record: LinkedRecord }) =>
  record.family === 'threat' ? (
    <ThreatsLink change={{ threat: record.id }}>{record.name}</ThreatsLink>
  ) : (
    <RecordLink record={record}>{record.name}</RecordLink>
  );

type Props = Pick<ThreatDetail, 'threat' | 'incidents' | 'connections'>;

/** The incidents of a threat, and its connected records, all linked. */
export function ThreatLinks({ threat, incidents, connections }: Props) {
  const { detail: text, incidentState } = useMessages(threatsWords);
  return (
    <>
      <section aria-label={text.incidents} className={styles.part}>
        <h3>{text.incidents}</h3>
        {incidents.length === 0 && <p className={styles.quiet}>{text.noIncidents}</p>}
        <ul className={styles.links}>
          {incidents.map(({ id, title, severity, status }) => (
            <li key={id}>
              <IncidentLink id={id} title={title} />
              <small>{incidentState(severity, status)}</small>
            </li>
          ))}
        </ul>
      </section>
      <section aria-label={text.connections} className={styles.part}>
        <div className={styles.partHead}>
          <h3>{text.connections}</h3>
          <OpenInGraph record={threat} className={styles.inGraph} />
        </div>
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
