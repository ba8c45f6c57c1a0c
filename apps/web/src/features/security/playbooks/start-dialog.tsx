import {
  type IncidentSummary,
  incidentName,
  listIncidents,
  type Playbook,
} from '@halyard/contracts/operations/incidents.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../api/call.ts';
import { useActionFailure } from '../../../api/errors/use-action-failure.ts';
import { SeverityMark } from '../../../records/marks/severity-mark.tsx';
import { IncidentStatusMark } from '../../../records/marks/status-mark.tsx';
import { useOfferUndo } from '../../../records/use-offer-undo.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { securityWords } from '../../../text/loaders/intelligence.ts';
import { Button } from '../../../ui/button.tsx';
import { SearchField } from '../../../ui/form/search-field.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { type Failure, FailureBanner, failureOf } from '../../../ui/page/failure-banner.tsx';
import { Spinner } from '../../../ui/page/spinner.tsx';
import { useDescribeFailure } from '../errors.ts';
import { useIncidentChanges } from '../incident-changes.ts';
import { incidentsKey } from '../incident-queries.ts';
import { useSecuritySearch } from '../use-security-search.ts';
import styles from './playbooks.module.css';

const offered = 20;
const isUnresolved = ({ status }: IncidentSummary) => status !== 'Resolved' && status !== 'Closed';

/** Unresolved incidents, by words of their title or number. */
function useUnresolved(search: string) {
  const call = useApi();
  return useQuery({
    queryKey: [...incidentsKey, 'list', 'unresolved', search],
    placeholderData: keepPreviousData,
    async queryFn({ signal }) {
      const { incidents } = await call(listIncidents, { query: { ...(search && { search }) }, signal });
      return incidents.filter(isUnresolved).slice(0, offered);
    },
  });
}

type Props = { readonly playbook: Playbook; readonly onClose: () => void };

/** Chooses the incident that a playbook is started on, and shows it. */
export function StartDialog({ playbook, onClose }: Props) {
  const text = useMessages(securityWords);
  const { playbooks: words } = text;
  const [wanted, setWanted] = useState('');
  const [failure, setFailure] = useActionFailure<Failure>();
  const [starting, setStarting] = useState<string | null>(null);
  const incidents = useUnresolved(wanted);
  const changes = useIncidentChanges();
  const offerUndo = useOfferUndo();
  const describeFailure = useDescribeFailure();
  const { change } = useSecuritySearch();

  async function start(id: string) {
    setStarting(id);
    setFailure(null);
    try {
      const { changeId } = await changes.startPlaybook(id, playbook.id);
      onClose();
      change({ tab: undefined, incident: id });
      offerUndo(text.runs.started(playbook.name), changeId);
    } catch (error) {
      setStarting(null);
      setFailure(failureOf(error, describeFailure(error)));
    }
  }

  return (
    <Dialog title={words.startTitle(playbook.name)} closeLabel={text.close} onClose={onClose}>
      <div className={layout.stackFar}>
        <FailureBanner failure={failure} />
        <SearchField
          label={words.searchIncident}
          placeholder={words.searchIncident}
          value={wanted}
          onSearch={setWanted}
        />
        {incidents.isError && (
          <Banner error={incidents.error} tone="error">
            {text.failures.list}
          </Banner>
        )}
        {incidents.isPending && <Spinner label={text.list.loading} />}
        {incidents.data?.length === 0 && <p role="status">{words.noIncident}</p>}
        <ul aria-label={text.list.label}>
          {incidents.data?.map(({ id, number, title, severity, status }) => (
            <li key={id} className={styles.choice}>
              <SeverityMark severity={severity} compact />
              <span className={styles.choiceTitle}>
                <span>{title}</span>
                <span className={layout.quietSmall}>
                  <code>{incidentName(number)}</code> <IncidentStatusMark status={status} />
                </span>
              </span>
              <Button
                size="small"
                busy={starting === id}
                aria-label={words.startOnThis(playbook.name, incidentName(number))}
                onClick={() => starting === null && void start(id)}
              >
                {text.runs.startIt}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
