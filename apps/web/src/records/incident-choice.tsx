import { incidentName, listIncidents } from '@halyard/contracts/operations/incidents.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../api/call.ts';
import { useDescribeError } from '../api/errors/describe-error.ts';
import { useMessages } from '../text/lazy-messages.ts';
import { threatsWords } from '../text/loaders/intelligence.ts';
import { SearchField } from '../ui/form/search-field.tsx';
import { Banner } from '../ui/page/banner.tsx';
import styles from './incident-choice.module.css';
import { SeverityMark } from './marks/severity-mark.tsx';

/** Incidents to choose from, newest first. */
function useIncidentChoice(words: string) {
  const call = useApi();
  const query = { limit: '20', ...(words !== '' && { search: words }) };
  return useQuery({
    queryKey: ['incidents', 'choice', query],
    queryFn: ({ signal }) => call(listIncidents, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

type Props = {
  readonly chosen: string | null;
  readonly error: string | undefined;
  readonly onChoose: (id: string) => void;
};

/** Finds an incident by its number or title, and selects it. */
export function IncidentChoice({ chosen, error, onChoose }: Props) {
  const { incident: words } = useMessages(threatsWords);
  const describeFailure = useDescribeError();
  const [wanted, setWanted] = useState('');
  const found = useIncidentChoice(wanted);
  const incidents = found.data?.incidents ?? [];
  return (
    <div className={styles.choice}>
      <SearchField label={words.search} placeholder={words.searchHint} value={wanted} onSearch={setWanted} />
      {found.isPending && <p role="status">{words.searching}</p>}
      {found.isError && (
        <Banner error={found.error} tone="error">
          {describeFailure(found.error, words.searchFailed)}
        </Banner>
      )}
      {found.data && incidents.length === 0 && <p role="status">{words.none}</p>}
      {error && (
        <p role="alert" className={styles.fault}>
          {error}
        </p>
      )}
      {incidents.length > 0 && (
        <fieldset className={styles.incidents}>
          <legend>{words.found}</legend>
          {incidents.map(({ id, number, title, severity }) => (
            <label key={id}>
              <input type="radio" name="incident" checked={chosen === id} onChange={() => onChoose(id)} />
              <code>{incidentName(number)}</code>
              <span>{title}</span>
              <SeverityMark severity={severity} compact />
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}
