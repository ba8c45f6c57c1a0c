import { Gauge, Redo2, SlidersHorizontal, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../../text/lazy-messages.ts';
import { graphViewWords } from '../../../text/loaders/intelligence.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import type { NetworkSearch } from '../network-search.ts';
import type { ChangeSearch } from '../use-network-search.ts';
import styles from './graph.module.css';
import { countGraphFilters } from './narrowing/graph-filter.ts';
import type { ViewSteps } from './view/use-steps.ts';
import { ViewMenu } from './view/view-menu.tsx';

/** A panel below the tools. */
type Panel = { readonly isOpen: boolean; readonly onToggle: () => void };

type Props = {
  readonly isHandled: boolean;
  readonly search: NetworkSearch;
  readonly change: ChangeSearch;
  readonly changeView: ChangeSearch;
  readonly steps: ViewSteps;
  /** The panel that filters the graph; groups are not filtered. */
  readonly filter: Panel | undefined;
  readonly measures: Panel | undefined;
  readonly children: ReactNode;
};

/** How much of the network is drawn, and how. */
export function GraphTools({ search, change, changeView, isHandled, steps, filter, measures, children }: Props) {
  const view = useMessages(graphViewWords);
  const filters = countGraphFilters(search.drawn);
  return (
    <div className={styles.tools}>
      <ViewMenu search={search} change={change} changeView={changeView} isHandled={isHandled} />
      {filter && (
        <Button className={styles.tool} aria-expanded={filter.isOpen} onClick={filter.onToggle}>
          <SlidersHorizontal size={16} aria-hidden />
          <span>{view.filter.open}</span>{' '}
          {filters > 0 && <span className={styles.mark}>{view.filter.active(filters)}</span>}
        </Button>
      )}
      {measures && (
        <Button className={styles.tool} aria-expanded={measures.isOpen} onClick={measures.onToggle}>
          <Gauge size={16} aria-hidden />
          <span>{view.measures.open}</span>
        </Button>
      )}
      <IconButton label={view.undo} aria-disabled={!steps.canUndo} onClick={steps.undo}>
        <Undo2 size={16} aria-hidden />
      </IconButton>
      <IconButton label={view.redo} aria-disabled={!steps.canRedo} onClick={steps.redo}>
        <Redo2 size={16} aria-hidden />
      </IconButton>
      <span className={styles.spread} />
      {children}
    </div>
  );
}
