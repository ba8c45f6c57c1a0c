import { alertNumber } from '@halyard/contracts/inflow/alert-number.ts';
import type { ReceivedAlert } from '@halyard/contracts/inflow/received-alerts.ts';
import { useState } from 'react';
import styles from '../../../../../records/incident-choice.module.css';
import { useMessages } from '../../../../../text/lazy-messages.ts';
import { alertRulesWords } from '../../../../../text/loaders/alert-rules.ts';
import { SearchField } from '../../../../../ui/form/search-field.tsx';
import { Banner } from '../../../../../ui/page/banner.tsx';
import { useAlertSearch } from '../../../incident/received/incident-alert-queries.ts';
import { useSimilarAlerts } from '../received-queries.ts';
import own from './dialogs.module.css';

type Props = {
  /** The alerts being closed; those similar to the first of them are listed first. */
  readonly closed: readonly ReceivedAlert[];
  readonly chosen: string | null;
  readonly onChoose: (id: string | null) => void;
};

/** Selects the original of duplicates, or none. */
export function DuplicateChoice({ closed, chosen, onChoose }: Props) {
  const { duplicate: text, incident } = useMessages(alertRulesWords);
  const [wanted, setWanted] = useState('');
  const found = useAlertSearch(wanted);
  const similar = useSimilarAlerts(closed[0]?.id ?? '').data ?? [];
  const near = wanted === '' ? similar.map(({ alert }) => alert) : [];
  const byId = new Map([...near, ...(found.data ?? [])].map((alert) => [alert.id, alert]));
  const ids = closed.map(({ id }) => id);
  const choices = [...byId.values()].filter(({ id }) => !ids.includes(id));
  const choose = (id: string | null) => () => onChoose(id);
  return (
    <div className={styles.choice}>
      <SearchField label={text.search} placeholder={incident.searchHint} value={wanted} onSearch={setWanted} />
      {found.isError && (
        <Banner error={found.error} tone="error">
          {incident.failed}
        </Banner>
      )}
      <fieldset className={styles.incidents}>
        <legend>{text.of}</legend>
        <label>
          <input type="radio" name="original" checked={chosen === null} onChange={choose(null)} />
          <span className={own.name}>{text.none}</span>
        </label>
        {choices.map(({ id, number, title }) => (
          <label key={id}>
            <input type="radio" name="original" checked={chosen === id} onChange={choose(id)} />
            <code>{alertNumber(number)}</code> <span className={own.name}>{title}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
