import { useFormat } from '../../../../preferences/format.ts';
import { useMessages } from '../../../../text/lazy-messages.ts';
import { graphViewWords } from '../../../../text/loaders/intelligence.ts';
import { Button } from '../../../../ui/button.tsx';
import { Quantity } from '../../../../ui/marks/figure.tsx';
import { usualNodes } from '../../network-queries.ts';
import type { NetworkSearch } from '../../network-search.ts';
import type { ChangeSearch } from '../../use-network-search.ts';
import styles from '../graph.module.css';
import type { NetworkGraph } from '../use-network-graph.ts';
import { useGroupName } from './use-group-name.ts';

type Props = { readonly graph: NetworkGraph; readonly search: NetworkSearch; readonly change: ChangeSearch };

/** That records are drawn as groups and why, the groups that were opened, and the ways back. */
export function GroupsLine({ graph, search, change }: Props) {
  const { groups: text } = useMessages(graphViewWords);
  const format = useFormat();
  const nameOf = useGroupName();
  const { groups, nodes, totalNodes } = graph.base.data ?? { nodes: [], totalNodes: 0 };
  if (graph.center !== undefined) return null;
  const path = groups?.path ?? [];
  const around = groups?.around ?? null;
  const isCutOff = search.isUngrouped && totalNodes > nodes.length;
  if (path.length === 0 && around === null && !isCutOff) return null;
  const back = (steps: number) => () => change({ within: search.within.slice(0, steps).join('~') });
  return (
    <div className={styles.path}>
      {path.length > 0 && (
        <nav aria-label={text.path}>
          <ol>
            <li>
              <Button size="small" variant="quiet" onClick={back(0)}>
                {text.all}
              </Button>
            </li>
            {path.map((group, place) => {
              const name = text.counted(nameOf(group), format.number(group.count));
              return (
                <li key={group.id} aria-current={place === path.length - 1 ? 'page' : undefined}>
                  {place === path.length - 1 ? (
                    <Quantity>{name}</Quantity>
                  ) : (
                    <Button size="small" variant="quiet" onClick={back(place + 1)}>
                      <Quantity>{name}</Quantity>
                    </Button>
                  )}
                </li>
              );
            })}
          </ol>
        </nav>
      )}
      {around !== null && (
        <>
          <span role="status">
            <Quantity>
              {around > 0
                ? text.around(format.number(totalNodes), format.number(around))
                : text.byType(format.number(totalNodes))}
            </Quantity>
          </span>
          <Button size="small" variant="quiet" onClick={() => change({ group: 'none' })}>
            {text.drawRecords(format.number(Math.min(usualNodes, totalNodes)))}
          </Button>
        </>
      )}
      {isCutOff && (
        <Button size="small" variant="quiet" onClick={() => change({ group: undefined })}>
          {text.drawGroups}
        </Button>
      )}
    </div>
  );
}
