import { tlpLevels } from '@halyard/contracts/intelligence/intelligence.ts';
import { severityFilters, threatGroups, threatStatuses } from '@halyard/contracts/intelligence/threats.ts';
import { useState } from 'react';
import { useMessages } from '../../../text/lazy-messages.ts';
import { threatsWords } from '../../../text/loaders/intelligence.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox, TextField } from '../../../ui/form/field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import styles from '../threats.module.css';
import { noFilter, type ThreatsSearch } from '../threats-search.ts';
import type { ChangeSearch } from '../use-threats-search.ts';
import { type FilterDraft, isIn, type ListName, toChange, toDraft, withChoice } from './filter-draft.ts';

export const filterPanelId = 'threat-filter';

type ChoicesProps = {
  readonly legend: string;
  readonly choices: readonly string[];
  readonly wordOf: (choice: string) => string;
  readonly chosen: string;
  readonly onChange: (chosen: string) => void;
};

function Choices({ legend, choices, wordOf, chosen, onChange }: ChoicesProps) {
  return (
    <fieldset className={styles.options}>
      <legend>{legend}</legend>
      {choices.map((choice) => (
        <Checkbox
          key={choice}
          label={wordOf(choice)}
          checked={isIn(chosen, choice)}
          onChange={(event) => onChange(withChoice(chosen, choice, event.target.checked))}
        />
      ))}
    </fieldset>
  );
}

type Props = {
  readonly search: ThreatsSearch;
  readonly change: ChangeSearch;
  /** The values in the period; filtered values are listed even if there are none of them. */
  readonly types: readonly string[];
  readonly sources: readonly string[];
};

const withOwn = (offered: readonly string[], own: string) =>
  own === '' || offered.includes(own) ? offered : [own, ...offered];

/** Narrows counters, tables, trend, map and export alike, once it is applied. */
export function FilterPanel({ search, change, types, sources }: Props) {
  const text = useMessages(threatsWords);
  const words = text.filter;
  const [draft, setDraft] = useState(() => toDraft(search.filter));
  const applied = JSON.stringify(toDraft(search.filter));
  const [known, setKnown] = useState(applied);
  if (known !== applied) {
    // Applied here, removed by a chip, or restored by going back: the fields show the active filter.
    setKnown(applied);
    setDraft(toDraft(search.filter));
  }
  const set = (part: Partial<FilterDraft>) => setDraft({ ...draft, ...part });
  const statuses = search.tab === 'active' || search.tab === 'mitigated' ? threatGroups[search.tab] : threatStatuses;
  const lists = {
    severity: { choices: severityFilters, wordOf: (word: string) => text.severities[word as never] },
    status: { choices: statuses, wordOf: (word: string) => text.statuses[word as never] },
    tlp: { choices: tlpLevels, wordOf: (word: string) => word },
  } satisfies Record<ListName, unknown>;
  const selects = { type: withOwn(types, draft.type), source: withOwn(sources, draft.source) };
  return (
    <form
      id={filterPanelId}
      aria-label={words.panel}
      className={styles.filter}
      onSubmit={(event) => {
        event.preventDefault();
        change(toChange(draft));
      }}
    >
      {(['severity', 'status', 'tlp'] as const).map((name) => (
        <Choices
          key={name}
          legend={words[name]}
          {...lists[name]}
          chosen={draft[name]}
          onChange={(chosen) => set({ [name]: chosen })}
        />
      ))}
      <div className={styles.fields}>
        {(['type', 'source'] as const).map((name) => (
          <SelectField
            key={name}
            label={words[name]}
            value={draft[name]}
            onChange={(event) => set({ [name]: event.target.value })}
          >
            <option value="">{words.all}</option>
            {selects[name].map((value) => (
              <option key={value} value={value}>
                {value}
              </option>
            ))}
          </SelectField>
        ))}
        <TextField
          label={words.text}
          hint={words.textHint}
          type="search"
          maxLength={200}
          value={draft.search}
          onChange={(event) => set({ search: event.target.value })}
        />
      </div>
      <div className={styles.buttons}>
        <Button type="submit">{words.apply}</Button>
        <Button
          variant="quiet"
          onClick={() => {
            setDraft(toDraft({}));
            change(noFilter);
          }}
        >
          {words.reset}
        </Button>
      </div>
    </form>
  );
}
