import { incidentName } from '@halyard/contracts/operations/incidents.ts';
import { useState } from 'react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import styles from '../../../records/incident-choice.module.css';
import { SeverityMark } from '../../../records/marks/severity-mark.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { threatsWords } from '../../../text/loaders/intelligence.ts';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { useIncidentChoice } from '../threat-queries.ts';

type Props = {
  readonly chosen: string | null;
  readonly error: string | undefined;
  readonly onChoose: (id: string) => void;
};

/** Finds an incident by its number or title, and takes one. */
export function IncidentChoice({ chosen, error, onChoose }: Props) {
  const { incident: words } = useMessages(threatsWords);
  const describeFailure = useDescribeError();
  const [wanted, setWanted] = useState('');
  const found = useIncidentChoice(wanted, true);
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
