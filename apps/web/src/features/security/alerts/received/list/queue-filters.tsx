import { alertSorts, sourceStates, workStatuses } from '@halyard/contracts/inflow/received-alerts.ts';
import { threatSeverities } from '@halyard/contracts/intelligence/threats.ts';
import type { Ref } from 'react';
import { AddressLink } from '../../../../../records/address/address-link.tsx';
import { useAlertQueues } from '../../../../../records/alert-queues.ts';
import { PlaceFilters } from '../../../../../records/observables/place-filters.tsx';
import { useMessages } from '../../../../../text/lazy-messages.ts';
import { alertGroupsWords } from '../../../../../text/loaders/alert-groups.ts';
import { alertQueuesWords } from '../../../../../text/loaders/alert-queues.ts';
import { receivedAlertsWords } from '../../../../../text/loaders/received-alerts.ts';
import { SearchField } from '../../../../../ui/form/search-field.tsx';
import { SelectMenu } from '../../../../../ui/form/select-menu.tsx';
import { useAlertRules } from '../../../alert-queries.ts';
import type { ChangeSearch } from '../../../use-security-search.ts';
import kinds from '../received.module.css';
import { type ReceivedName, type ReceivedSearch, statusesOf } from '../received-search.ts';
import { rulesSourceId } from '../rule-source.ts';
import styles from './list.module.css';

const any = '';

type ChoiceProps = {
  readonly label: string;
  /** The placeholder without a selection; absent if there always is one. */
  readonly anyLabel?: string;
  readonly value: string;
  readonly choices: readonly (readonly [value: string, word: string])[];
  readonly onChoose: (value: string) => void;
  readonly className?: string | undefined;
};

function Choice({ label, anyLabel, value, choices, onChoose, className }: ChoiceProps) {
  return (
    <SelectMenu label={label} value={value} className={className} onChange={(event) => onChoose(event.target.value)}>
      {anyLabel && <option value={any}>{anyLabel}</option>}
      {choices.map(([code, word]) => (
        <option key={code} value={code}>
          {word}
        </option>
      ))}
    </SelectMenu>
  );
}

type Props = {
  readonly search: ReceivedSearch;
  readonly change: ChangeSearch;
  /** Null for people who may not read the sources. */
  readonly sources: readonly { readonly id: string; readonly name: string }[] | null;
  readonly searchField: Ref<HTMLInputElement>;
};

/** Filters the view by words, severity, source, queue and the two states. */
export function QueueFilters({ search, change, sources, searchField }: Props) {
  const text = useMessages(receivedAlertsWords);
  const { filter: words } = text;
  const { row: groups } = useMessages(alertGroupsWords);
  const choose = (name: ReceivedName) => (value: string) => change({ [name]: value === any ? undefined : value });
  const statuses = statusesOf(search.queue) ?? workStatuses;
  const isKnown = search.source === rulesSourceId || (sources?.some(({ id }) => id === search.source) ?? false);
  const { rules: own, queues: queueWords } = useMessages(alertQueuesWords);
  const rules = useAlertRules().data;
  const queues = useAlertQueues().data;
  return (
    <form aria-label={words.label} className={styles.filters} onSubmit={(event) => event.preventDefault()}>
      <SearchField
        ref={searchField}
        label={words.search}
        placeholder={words.searchHint}
        value={search.alertSearch}
        onSearch={(found) => change({ alertSearch: found === '' ? undefined : found }, { replace: true })}
        className={styles.search}
      />
      <div className={styles.choices}>
        <Choice
          label={words.severity}
          anyLabel={words.anySeverity}
          value={search.alertSeverity ?? any}
          choices={threatSeverities.map((one) => [one, text.severities[one]])}
          onChoose={choose('alertSeverity')}
        />
        <Choice
          label={words.source}
          anyLabel={words.anySource}
          value={search.alertRule ? `rule:${search.alertRule}` : (search.source ?? any)}
          choices={[
            ...(search.source && !isKnown ? [[search.source, words.oneSource] as const] : []),
            ...(sources ?? []).map(({ id, name }) => [id, name] as const),
            [rulesSourceId, own.all],
            ...(rules ?? []).map(({ id, name }) => [`rule:${id}`, own.of(name)] as const),
          ]}
          onChoose={(value) => {
            const rule = /^rule:(.+)$/.exec(value)?.[1];
            change({ alertRule: rule, source: rule === undefined && value !== any ? value : undefined });
          }}
        />
        {queues && queues.length > 1 && (
          <Choice
            label={queueWords.queue}
            anyLabel={queueWords.any}
            value={search.alertQueue ?? any}
            choices={queues.map(({ id, name }) => [id, name] as const)}
            onChoose={choose('alertQueue')}
          />
        )}
        {statuses.length > 1 && (
          <Choice
            label={words.work}
            anyLabel={words.anyWork}
            value={search.work ?? any}
            choices={statuses.map((one) => [one, text.workStatuses[one]])}
            onChoose={choose('work')}
          />
        )}
        <Choice
          label={words.state}
          anyLabel={words.anyState}
          value={search.state ?? any}
          choices={sourceStates.map((one) => [one, text.sourceStates[one]])}
          onChoose={choose('state')}
        />
        <PlaceFilters
          country={search.alertCountry}
          asn={search.alertAsn}
          onCountry={(alertCountry) => change({ alertCountry })}
          onAsn={(alertAsn) => change({ alertAsn })}
        />
        {!search.alertGroup && (
          <AddressLink
            change={{ grouped: search.grouped ? 'no' : undefined }}
            isChosen={search.grouped}
            className={kinds.kind}
          >
            {groups.group}
          </AddressLink>
        )}
        <span className={styles.sortChoice}>
          <Choice
            label={words.sort}
            value={search.sort}
            choices={alertSorts.map((one) => [one, words.sorts[one]])}
            onChoose={(value) => change({ sort: value === 'target' ? undefined : value })}
          />
        </span>
      </div>
    </form>
  );
}
