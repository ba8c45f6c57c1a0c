import {
  getSimilarIncidents,
  type Incident,
  incidentName,
  type SimilarIncidents as Similar,
} from '@halyard/contracts/operations/incidents.ts';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../api/call.ts';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useFormat } from '../../../preferences/format.ts';
import { AddressLink } from '../../../records/address/address-link.tsx';
import { SeverityMark } from '../../../records/marks/severity-mark.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { securityWords } from '../../../text/loaders/intelligence.ts';
import { Button } from '../../../ui/button.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { Banner } from '../../../ui/page/banner.tsx';
import { incidentKey } from '../incident-queries.ts';
import styles from './incident.module.css';

type Shared = Similar['incidents'][number]['shared'];

/** What two incidents have in common, in words; the names are in the title of each. */
function SharedWords({ shared }: { readonly shared: Shared }) {
  const { similar: text } = useMessages(securityWords).incidentCase;
  const kinds = (['observables', 'records', 'playbooks'] as const).filter((kind) => shared[kind].length > 0);
  return (
    <span className={styles.small}>
      {kinds.map((kind, index) => (
        <span key={kind} title={shared[kind].join(', ')}>
          {index > 0 && ', '}
          {text[kind](shared[kind].length)}
        </span>
      ))}
      {shared.source && `, ${text.source}`}
    </span>
  );
}

/** Incidents that share observables or records with this one, and what they share. */
export function SimilarIncidents({ incident: { id, version } }: { readonly incident: Incident }) {
  const { similar: text } = useMessages(securityWords).incidentCase;
  const { retry } = useMessages(securityWords);
  const call = useApi();
  const format = useFormat();
  const describeError = useDescribeError();
  const found = useQuery({
    queryKey: [...incidentKey(id), 'similar', version],
    queryFn: ({ signal }) => call(getSimilarIncidents, { params: { id }, signal }),
  });
  const incidents = found.data?.incidents;
  return (
    <section aria-label={text.title}>
      <h3>{text.title}</h3>
      {found.isError && (
        <Banner tone="error" error={found.error}>
          {describeError(found.error, text.failed)}{' '}
          <Button size="small" busy={found.isFetching} onClick={() => void found.refetch()}>
            {retry}
          </Button>
        </Banner>
      )}
      {incidents?.length === 0 && <p className={layout.quiet}>{text.none}</p>}
      {incidents && incidents.length > 0 && (
        <ul className={layout.plainList}>
          {incidents.map(({ incident, shared, score }) => (
            <li key={incident.id} className={styles.record}>
              <SeverityMark severity={incident.severity} compact />
              <span className={styles.found}>
                <AddressLink change={{ incident: incident.id }} className={styles.recordName}>
                  {incidentName(incident.number)} {incident.title}
                </AddressLink>
                <SharedWords shared={shared} />
              </span>
              <span className={styles.small} title={text.rule}>
                {text.score(format.number(score))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
