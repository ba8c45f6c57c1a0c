import { DayLine } from '../../preferences/day-input.tsx';
import { useMessages } from '../../text/lazy-messages.ts';
import { auditWords } from '../../text/loaders/administration.ts';
import { Button } from '../../ui/button.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { SelectMenu } from '../../ui/form/select-menu.tsx';
import styles from './audit.module.css';
import { type AuditFilter, isFiltered, noFilter } from './audit-search.ts';
import type { ChangeSearch } from './use-audit-search.ts';

const any = '';
const orNothing = (value: string) => (value === '' ? undefined : value);

type Props = {
  readonly filter: AuditFilter;
  readonly change: ChangeSearch;
  /** Every action that occurs in the log. */
  readonly actions: readonly string[];
};

/** Narrows the log by who, what, about what and when. */
export function FilterLine({ filter, change, actions }: Props) {
  const text = useMessages(auditWords);
  // A link may name an action that has never occurred, or is unknown.
  const offered = [...new Set([...actions, ...(filter.action ? [filter.action] : [])])];
  const days = [
    { name: 'from', label: text.from, max: filter.to },
    { name: 'to', label: text.to, min: filter.from },
  ] as const;
  return (
    <form aria-label={text.filter} className={styles.filters} onSubmit={(event) => event.preventDefault()}>
      <SearchField
        label={text.actor}
        placeholder={text.actorHint}
        value={filter.actor ?? ''}
        onSearch={(actor) => change({ actor: orNothing(actor) }, { replace: true })}
      />
      <SelectMenu
        label={text.action}
        value={filter.action ?? any}
        onChange={(event) => change({ action: orNothing(event.target.value) })}
      >
        <option value={any}>{text.anyAction}</option>
        {offered.map((action) => (
          <option key={action} value={action}>
            {text.actionName(action)}
          </option>
        ))}
      </SelectMenu>
      <SearchField
        label={text.object}
        placeholder={text.objectHint}
        value={filter.object ?? ''}
        onSearch={(object) => change({ object: orNothing(object) }, { replace: true })}
      />
      {days.map(({ name, label, ...limits }) => (
        <DayLine
          key={name}
          label={label}
          className={styles.day}
          {...limits}
          value={filter[name] ?? ''}
          onDay={(day) => change({ [name]: orNothing(day) })}
        />
      ))}
      {isFiltered(filter) && (
        <Button variant="quiet" onClick={() => change(noFilter)}>
          {text.clearFilter}
        </Button>
      )}
    </form>
  );
}
