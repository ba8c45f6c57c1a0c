import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { schemasWords } from '../../../text/loaders/work.ts';
import { Button } from '../../../ui/button.tsx';
import { SearchField } from '../../../ui/form/search-field.tsx';
import styles from './tree.module.css';
import type { TreeSearch } from './use-tree-search.ts';

type Props = {
  readonly wanted: string;
  readonly found: TreeSearch;
  readonly onSearch: (words: string) => void;
};

/** Searches names, descriptions and values; Enter goes to the next match, Shift+Enter to the previous one. */
export function TreeSearchLine({ wanted, found, onSearch }: Props) {
  const { tree: text } = useMessages(schemasWords);
  const format = useFormat();
  const { count, at, hasMore, step } = found;
  const words = () => {
    if (count === 0) return text.noHits;
    if (at !== undefined) return text.hitOf(format.number(at + 1), format.number(count));
    return hasMore ? text.moreHits(format.number(count)) : text.hits(count, format.number(count));
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the field inside. */}
      <div
        className={styles.search}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && count > 0) step(event.shiftKey ? -1 : 1);
        }}
      >
        <SearchField
          label={text.search}
          placeholder={text.search}
          value={wanted}
          className={styles.searchField}
          onSearch={onSearch}
        />
      </div>
      {wanted !== '' && (
        <span className={styles.hits}>
          <span role="status">{words()}</span>
          <Button size="small" disabled={count === 0} onClick={() => step(-1)}>
            {text.previous}
          </Button>
          <Button size="small" disabled={count === 0} onClick={() => step(1)}>
            {text.next}
          </Button>
        </span>
      )}
    </>
  );
}
