import { observableTypes, observedTypes } from '@halyard/contracts/inflow/observable-types.ts';
import { PlaceFilters } from '../../../records/observables/place-filters.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { observablesWords } from '../../../text/loaders/observables.ts';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { SelectMenu } from '../../../ui/form/select-menu.tsx';
import styles from '../observables.module.css';
import type { ObservablesSearch } from '../observables-search.ts';
import type { ChangeSearch } from '../use-observables-search.ts';

type ChoiceProps = {
  readonly label: string;
  readonly any: string;
  readonly value: string | undefined;
  readonly options: readonly (readonly [value: string, word: string])[];
  readonly onChange: (value: string) => void;
};

/** One of several, or any. */
export function FilterChoice({ label, any, value, options, onChange }: ChoiceProps) {
  return (
    <SelectMenu label={label} value={value ?? ''} onChange={({ target }) => onChange(target.value)}>
      <option value="">{any}</option>
      {options.map(([one, word]) => (
        <option key={one} value={one}>
          {word}
        </option>
      ))}
    </SelectMenu>
  );
}

type Props = { readonly search: ObservablesSearch; readonly change: ChangeSearch };

/** Filters the list by value, type, object and match. */
export function ObservableFilters({ search, change }: Props) {
  const { filter: text, types, kinds } = useMessages(observablesWords);
  return (
    <form aria-label={text.label} className={styles.filters} onSubmit={(event) => event.preventDefault()}>
      <SearchField
        label={text.search}
        placeholder={text.searchHint}
        value={search.search}
        onSearch={(found) => change({ search: found }, { replace: true })}
        className={styles.search}
      />
      <FilterChoice
        label={text.type}
        any={text.anyType}
        value={search.type}
        options={observableTypes.map((type) => [type, types[type]])}
        onChange={(type) => change({ type })}
      />
      <FilterChoice
        label={text.seenIn}
        any={text.anywhere}
        value={search.in}
        options={observedTypes.map((kind) => [kind, kinds[kind]])}
        onChange={(seenIn) => change({ in: seenIn })}
      />
      <FilterChoice
        label={text.known}
        any={text.anyKnown}
        value={search.known}
        options={[
          ['yes', text.isKnown],
          ['no', text.isUnknown],
        ]}
        onChange={(known) => change({ known })}
      />
      <FilterChoice
        label={text.held}
        any={text.anyHeld}
        value={search.held}
        options={[
          ['yes', text.isHeld],
          ['no', text.isNotHeld],
        ]}
        onChange={(held) => change({ held })}
      />
      <PlaceFilters
        country={search.country}
        asn={search.asn}
        onCountry={(country) => change({ country })}
        onAsn={(asn) => change({ asn })}
      />
    </form>
  );
}
