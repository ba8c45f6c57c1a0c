import { wordOf } from '@halyard/messages';
import { useOriginChips } from '../../../records/origin-chips.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { stixWords } from '../../../text/loaders/intelligence.ts';
import filterBar from '../../../ui/form/filter-bar.module.css';
import { Cross } from '../../../ui/marks/icons.tsx';
import type { NetworkChange, NetworkSearch } from '../network-search.ts';
import type { ChangeSearch } from '../use-network-search.ts';
import styles from './list.module.css';

type Props = { readonly search: NetworkSearch; readonly change: ChangeSearch };

/** By which import, source or kinds the list is narrowed, each to be taken away by itself. */
export function OriginFilters({ search, change }: Props) {
  const { filter: words, kinds } = useMessages(stixWords);
  const chips: { readonly says: string; readonly without: NetworkChange }[] = [...useOriginChips(search.origin)];
  if (search.kinds.length > 0) {
    const named = search.kinds.map((kind) => wordOf(kinds, kind)).join(', ');
    chips.push({ says: words.kindChip(named), without: { kind: undefined } });
  }
  if (search.show === 'references') chips.push({ says: words.references, without: { show: undefined } });
  if (chips.length === 0) return null;
  return (
    <ul aria-label={words.narrowed} className={styles.chips}>
      {chips.map(({ says, without }) => (
        <li key={says} className={filterBar.chip}>
          {says}
          <button type="button" aria-label={words.remove(says)} onClick={() => change(without)}>
            <Cross size={14} />
          </button>
        </li>
      ))}
    </ul>
  );
}
