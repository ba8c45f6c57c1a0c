import { X } from 'lucide-react';
import type { RefObject } from 'react';
import { useFormat } from '../../../preferences/format.ts';
import { AddressLink } from '../../../records/address/address-link.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { attackWords } from '../../../text/loaders/attack.ts';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { Quantity } from '../../../ui/marks/figure.tsx';
import { type AttackSearch, compareChoices } from '../attack-search.ts';
import { LayerMenu } from '../layers/layer-menu.tsx';
import type { CompareCounts } from '../model/view.ts';
import type { ChangeSearch } from '../use-attack-search.ts';
import styles from './overview.module.css';

type Props = {
  readonly counts: CompareCounts;
  readonly search: AttackSearch;
  readonly change: ChangeSearch;
  readonly searchField: RefObject<HTMLInputElement | null>;
};

/** The layers, the filter, and the search text. */
export function Toolbar({ counts, search, change, searchField }: Props) {
  const { compare, tools } = useMessages(attackWords);
  const format = useFormat();
  return (
    <div className={styles.toolbar}>
      <LayerMenu which="a" search={search} change={change} />
      <LayerMenu which="b" search={search} change={change} />
      {search.b !== undefined && (
        <nav aria-label={compare.label} className={styles.segments}>
          {compareChoices.map((choice) => (
            <AddressLink
              key={choice}
              isChosen={search.show === choice}
              change={{ show: choice === 'all' ? undefined : choice }}
            >
              {compare[choice]} <Quantity className={styles.count}>{format.number(counts[choice])}</Quantity>
            </AddressLink>
          ))}
        </nav>
      )}
      <span className={styles.spring} />
      <SearchField
        ref={searchField}
        label={tools.search}
        placeholder={tools.searchHint}
        value={search.search}
        className={styles.search}
        onSearch={(text) => change({ search: text }, { replace: true })}
      />
      {search.gaps && (
        <AddressLink change={{ gaps: undefined }} className={styles.chip} aria-label={tools.remove(tools.gaps)}>
          {tools.gaps}
          <X size={14} aria-hidden />
        </AddressLink>
      )}
      {search.proof && (
        <AddressLink
          change={{ proof: undefined }}
          className={styles.chip}
          aria-label={tools.remove(tools[search.proof])}
        >
          {tools[search.proof]}
          <X size={14} aria-hidden />
        </AddressLink>
      )}
      {search.all ? (
        <AddressLink change={{ all: undefined }} className={styles.chipOff}>
          {tools.withRecords}
        </AddressLink>
      ) : (
        <AddressLink change={{ all: 'yes' }} className={styles.chip} aria-label={tools.remove(tools.withRecords)}>
          {tools.withRecords}
          <X size={14} aria-hidden />
        </AddressLink>
      )}
    </div>
  );
}
