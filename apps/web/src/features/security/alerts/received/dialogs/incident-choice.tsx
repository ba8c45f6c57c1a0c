import type { SharedThing } from '@halyard/contracts/inflow/received-alerts.ts';
import { type IncidentSummary, incidentName } from '@halyard/contracts/operations/incidents.ts';
import { useState } from 'react';
import styles from '../../../../../records/incident-choice.module.css';
import { SeverityMark } from '../../../../../records/marks/severity-mark.tsx';
import { useMessages } from '../../../../../text/lazy-messages.ts';
import { alertRulesWords } from '../../../../../text/loaders/alert-rules.ts';
import { receivedAlertsWords } from '../../../../../text/loaders/received-alerts.ts';
import { SearchField } from '../../../../../ui/form/search-field.tsx';
import { Banner } from '../../../../../ui/page/banner.tsx';
import { SharedThings } from '../marks/shared-things.tsx';
import { useIncidentChoice, useSimilarIncidents } from '../received-queries.ts';

export type ChosenIncident = Pick<IncidentSummary, 'id' | 'number'>;
type Choice = Pick<IncidentSummary, 'id' | 'number' | 'title' | 'severity'> & {
  readonly shared?: readonly SharedThing[];
};

type ListProps = {
  readonly title: string;
  readonly choices: readonly Choice[];
  readonly chosen: string | null;
  readonly isFaulty: boolean;
  readonly onChoose: (incident: ChosenIncident) => void;
};

function ChoiceList({ title, choices, chosen, isFaulty, onChoose }: ListProps) {
  if (choices.length === 0) return null;
  return (
    <fieldset className={styles.incidents}>
      <legend>{title}</legend>
      {choices.map(({ id, number, title: name, severity, shared }) => (
        <label key={id}>
          <input
            type="radio"
            name="incident"
            checked={chosen === id}
            aria-invalid={isFaulty || undefined}
            onChange={() => onChoose({ id, number })}
          />
          <code>{incidentName(number)}</code>
          <span>
            {name} {shared && <SharedThings shared={shared} />}
          </span>
          <SeverityMark severity={severity} compact />
        </label>
      ))}
    </fieldset>
  );
}

type Props = {
  /** The alerts that are to be added: incidents that share something with them are first. */
  readonly alerts: readonly string[];
  readonly chosen: string | null;
  readonly error: string | undefined;
  readonly onChoose: (incident: ChosenIncident) => void;
};

/** Finds an incident that is not closed by its number or title, and takes one; similar ones are first. */
export function IncidentChoice({ alerts, chosen, error, onChoose }: Props) {
  const { dialog: text } = useMessages(receivedAlertsWords);
  const { similar: words } = useMessages(alertRulesWords);
  const [wanted, setWanted] = useState('');
  const found = useIncidentChoice(wanted, true);
  const similar = useSimilarIncidents(alerts).data ?? [];
  const near = wanted === '' ? similar : [];
  const others = (found.data ?? []).filter(({ id }) => !near.some((one) => one.id === id));
  const list = { chosen, isFaulty: error !== undefined, onChoose };
  return (
    <div className={styles.choice}>
      <SearchField label={text.search} placeholder={text.searchHint} value={wanted} onSearch={setWanted} />
      {found.isPending && <p role="status">{text.searching}</p>}
      {found.isError && (
        <Banner error={found.error} tone="error">
          {text.searchFailed}
        </Banner>
      )}
      {found.data?.length === 0 && near.length === 0 && <p role="status">{text.noIncident}</p>}
      {error && (
        <p role="alert" className={styles.fault}>
          {error}
        </p>
      )}
      <ChoiceList title={words.incidents} choices={near} {...list} />
      <ChoiceList title={text.found} choices={others} {...list} />
    </div>
  );
}
