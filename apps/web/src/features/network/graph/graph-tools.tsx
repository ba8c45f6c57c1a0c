import { graphMaxDepth } from '@halyard/contracts/intelligence/entities.ts';
import type { ReactNode } from 'react';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { networkWords } from '../../../text/loaders/intelligence.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectMenu } from '../../../ui/form/select-menu.tsx';
import type { NetworkSearch } from '../network-search.ts';
import type { ChangeSearch } from '../use-network-search.ts';
import styles from './graph.module.css';

type Props = { readonly search: NetworkSearch; readonly change: ChangeSearch; readonly children: ReactNode };

const depths = Array.from({ length: graphMaxDepth }, (_, index) => index + 1);

/** How much of the network is drawn, and how. */
export function GraphTools({ search, change, children }: Props) {
  const { graph: text } = useMessages(networkWords);
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
      <span className={styles.spread} />
      {children}
    </div>
  );
}
