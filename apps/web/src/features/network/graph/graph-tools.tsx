import { graphMaxDepth } from '@halyard/contracts/intelligence/entities.ts';
import { SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { graphViewWords, networkWords } from '../../../text/loaders/intelligence.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectMenu } from '../../../ui/form/select-menu.tsx';
import type { NetworkSearch } from '../network-search.ts';
import type { ChangeSearch } from '../use-network-search.ts';
import { CopyLink } from './copy-link.tsx';
import styles from './graph.module.css';
import { countGraphFilters } from './narrowing/graph-filter.ts';

type Props = {
  readonly search: NetworkSearch;
  readonly change: ChangeSearch;
  /** The panel that filters the graph. */
  readonly filter: { readonly isOpen: boolean; readonly onToggle: () => void };
  readonly children: ReactNode;
};

const depths = Array.from({ length: graphMaxDepth }, (_, index) => index + 1);

/** How much of the network is drawn, and how. */
export function GraphTools({ search, change, filter, children }: Props) {
  const { graph: text } = useMessages(networkWords);
  const view = useMessages(graphViewWords);
  const filters = countGraphFilters(search.drawn);
  const format = useFormat();
  const { entity, isWhole, isGrouped, depth } = search;
  return (
    <div className={styles.tools}>
      {entity !== undefined && (
        <Button
          className={styles.pressed}
          aria-pressed={isWhole}
          onClick={() => change({ view: isWhole ? undefined : 'network' })}
        >
          {text.whole}
        </Button>
      )}
      {entity !== undefined && !isWhole && (
        <SelectMenu
          label={text.depth}
          value={depth}
          onChange={({ target }) => change({ depth: target.value === '1' ? undefined : target.value })}
        >
          {depths.map((steps) => (
            <option key={steps} value={steps}>
              {text.steps(steps, format.number(steps))}
            </option>
          ))}
        </SelectMenu>
      )}
      <Button
        className={styles.pressed}
        aria-pressed={isGrouped}
        onClick={() => change({ group: isGrouped ? undefined : 'type' })}
      >
        {text.group}
      </Button>
      <Button aria-expanded={filter.isOpen} onClick={filter.onToggle}>
        <SlidersHorizontal size={16} aria-hidden />
        {view.filter.open} {filters > 0 && <span className={styles.mark}>{view.filter.active(filters)}</span>}
      </Button>
      <span className={styles.spread} />
      <CopyLink />
      {children}
    </div>
  );
}
