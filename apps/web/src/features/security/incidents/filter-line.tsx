import { type IncidentSummary, incidentSeverities } from '@halyard/contracts/operations/incidents.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { securityWords } from '../../../text/loaders/intelligence.ts';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { SelectMenu } from '../../../ui/form/select-menu.tsx';
import type { SecuritySearch } from '../security-search.ts';
import type { ChangeSearch } from '../use-security-search.ts';
import styles from './incidents.module.css';
import { usePeople } from './use-people.ts';

const any = '';
const orNothing = (value: string) => (value === any ? undefined : value);

type Props = {
  readonly search: SecuritySearch;
  readonly change: ChangeSearch;
  readonly incidents: readonly IncidentSummary[];
};

/** Filters the list by words, severity and assignee. */
export function FilterLine({ search, change, incidents }: Props) {
  const text = useMessages(securityWords);
  const { list: words } = text;
  const people = usePeople(incidents);
  const [severity = any, ...further] = search.severity;
  return (
    <form aria-label={words.filter} className={styles.filters} onSubmit={(event) => event.preventDefault()}>
      <SearchField
        label={words.search}
        placeholder={words.searchHint}
        value={search.search ?? ''}
        onSearch={(found) => change({ search: orNothing(found) }, { replace: true })}
      />
      <SelectMenu
        label={words.severity}
        // Several values at once come from a link; their chip lists them.
        value={further.length > 0 ? any : severity}
        onChange={(event) => change({ severity: orNothing(event.target.value) })}
      >
        <option value={any}>{words.anySeverity}</option>
        {incidentSeverities.map((name) => (
          <option key={name} value={name}>
            {text.severities[name]}
          </option>
        ))}
      </SelectMenu>
      <SelectMenu
        label={words.assignee}
        value={search.assignee ?? any}
        onChange={(event) => change({ assignee: orNothing(event.target.value) })}
      >
        <option value={any}>{words.anyAssignee}</option>
        <option value="nobody">{text.nobody}</option>
        {search.assignee && search.assignee !== 'nobody' && !people.has(search.assignee) && (
          <option value={search.assignee}>{words.somebody}</option>
        )}
        {[...people].map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectMenu>
    </form>
  );
}
