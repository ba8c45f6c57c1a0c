import { sigmaLevels, sigmaStates } from '@halyard/contracts/inflow/sigma.ts';
import { X } from 'lucide-react';
import { AddressLink } from '../../../records/address/address-link.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { sigmaWords } from '../../../text/loaders/sigma.ts';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { SelectMenu } from '../../../ui/form/select-menu.tsx';
import chips from '../../../ui/layout/chips.module.css';
import { proofChoices, type SigmaSearch } from '../sigma-search.ts';
import type { ChangeSearch } from '../use-sigma-search.ts';
import styles from './list.module.css';

type Props = { readonly search: SigmaSearch; readonly change: ChangeSearch };

/** Filters the list by words, state and level; a technique comes from a link. */
export function RuleFilters({ search, change }: Props) {
  const text = useMessages(sigmaWords);
  const { filter: words } = text;
  const technique = search.technique && words.technique(search.technique);
  return (
    <form aria-label={words.label} className={styles.filters} onSubmit={(event) => event.preventDefault()}>
      <SearchField
        label={words.search}
        placeholder={words.searchHint}
        value={search.search}
        onSearch={(found) => change({ search: found }, { replace: true })}
        className={styles.search}
      />
      <SelectMenu
        label={words.state}
        value={search.state ?? ''}
        onChange={({ target }) => change({ state: target.value })}
      >
        <option value="">{words.anyState}</option>
        {sigmaStates.map((state) => (
          <option key={state} value={state}>
            {text.states[state]}
          </option>
        ))}
      </SelectMenu>
      <SelectMenu
        label={words.level}
        value={search.level ?? ''}
        onChange={({ target }) => change({ level: target.value })}
      >
        <option value="">{words.anyLevel}</option>
        {sigmaLevels.map((level) => (
          <option key={level} value={level}>
            {text.levels[level]}
          </option>
        ))}
      </SelectMenu>
      <SelectMenu
        label={words.proof}
        value={search.proof ?? ''}
        onChange={({ target }) => change({ proof: target.value })}
      >
        <option value="">{words.anyProof}</option>
        {proofChoices.map((proof) => (
          <option key={proof} value={proof}>
            {text.proofs[proof]}
          </option>
        ))}
      </SelectMenu>
      {technique && (
        <AddressLink change={{ technique: undefined }} className={chips.chip} aria-label={words.remove(technique)}>
          {technique}
          <X size={14} aria-hidden />
        </AddressLink>
      )}
    </form>
  );
}
