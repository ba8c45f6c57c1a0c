import { type IncidentSummary, incidentName } from '@halyard/contracts/operations/incidents.ts';
import { useState } from 'react';
import styles from '../../../../../records/incident-choice.module.css';
import { SeverityMark } from '../../../../../records/marks/severity-mark.tsx';
import { useMessages } from '../../../../../text/lazy-messages.ts';
import { receivedAlertsWords } from '../../../../../text/loaders/received-alerts.ts';
import { SearchField } from '../../../../../ui/form/search-field.tsx';
import { Banner } from '../../../../../ui/page/banner.tsx';
import { useIncidentChoice } from '../received-queries.ts';

export type ChosenIncident = Pick<IncidentSummary, 'id' | 'number'>;

type Props = {
  readonly chosen: string | null;
  readonly error: string | undefined;
  readonly onChoose: (incident: ChosenIncident) => void;
};

/** Finds an incident that is not closed by its number or title, and takes one. */
export function IncidentChoice({ chosen, error, onChoose }: Props) {
  const { dialog: text } = useMessages(receivedAlertsWords);
  const [wanted, setWanted] = useState('');
  const found = useIncidentChoice(wanted, true);
  return (
    <div className={styles.choice}>
      <SearchField label={text.search} placeholder={text.searchHint} value={wanted} onSearch={setWanted} />
      {found.isPending && <p role="status">{text.searching}</p>}
      {found.isError && (
        <Banner error={found.error} tone="error">
          {text.searchFailed}
        </Banner>
      )}
      {found.data?.length === 0 && <p role="status">{text.noIncident}</p>}
      {error && (
        <p role="alert" className={styles.fault}>
          {error}
        </p>
      )}
      {found.data && found.data.length > 0 && (
        <fieldset className={styles.incidents}>
          <legend>{text.found}</legend>
          {found.data.map(({ id, number, title, severity }) => (
            <label key={id}>
              <input
                type="radio"
                name="incident"
                checked={chosen === id}
                aria-invalid={error !== undefined || undefined}
                onChange={() => onChoose({ id, number })}
              />
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
