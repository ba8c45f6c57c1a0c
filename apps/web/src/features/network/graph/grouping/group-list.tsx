import type { GraphNode } from '@halyard/contracts/intelligence/entities.ts';
import { wordOf } from '@halyard/messages';
import { useState } from 'react';
import { useFormat } from '../../../../preferences/format.ts';
import { AddressLink } from '../../../../records/address/address-link.tsx';
import { useMessages } from '../../../../text/lazy-messages.ts';
import { graphViewWords, stixWords } from '../../../../text/loaders/intelligence.ts';
import { Button } from '../../../../ui/button.tsx';
import { Figure, Quantity } from '../../../../ui/marks/figure.tsx';
import list from '../../list/list.module.css';
import { RiskMark } from '../../risk-mark.tsx';
import styles from './grouping.module.css';
import { useGroupName } from './use-group-name.ts';

type Props = { readonly nodes: readonly GraphNode[]; readonly within: readonly string[] };

/** So many are listed at first, and more each time they are asked for: a screen of hundreds of links comes late. */
const listedAtOnce = 40;
const levels = ['critical', 'high', 'medium', 'low'];

/** The groups of the graph as a list, the largest first: for the keyboard and screen readers what the picture is for eyes. */
export function GroupList({ nodes, within }: Props) {
  const { groups: text, more } = useMessages(graphViewWords);
  const [listed, setListed] = useState(listedAtOnce);
  const { kinds } = useMessages(stixWords);
  const format = useFormat();
  const nameOf = useGroupName();
  // A record that stands by itself is a group of one.
  const groups = nodes.map((node) => ({
    ...node,
    ...(node.group ?? { count: 1, kinds: [{ kind: node.kind, count: 1 }] }),
  }));
  groups.sort((one, other) => other.count - one.count || one.name.localeCompare(other.name));
  return (
    <section aria-label={text.label} className={styles.groups}>
      <h2 className={list.line}>
        <Quantity>{text.count(groups.length, format.number(groups.length))}</Quantity>
      </h2>
      <ul>
        {groups.slice(0, listed).map((group) => {
          const { id, severity, risk, count, degree } = group;
          const name = nameOf(group);
          const open = { within: [...within, id].join('~'), entity: undefined };
          const highest = levels.find((level) => [severity, risk].some((one) => one?.toLowerCase() === level)) ?? null;
          return (
            <li key={id} className={list.row}>
              <AddressLink change={group.group ? open : { entity: id }} className={list.name}>
                {name}
              </AddressLink>
              <RiskMark severity={highest} risk={null} />
              <Quantity className={list.type}>
                {group.kinds.map((one) => text.counted(wordOf(kinds, one.kind), format.number(one.count))).join(', ')}
              </Quantity>
              <AddressLink
                change={open}
                className={list.count}
                aria-label={text.records(name, count, format.number(count))}
              >
                <Figure rows={count}>{format.number(count)}</Figure>
              </AddressLink>
              <Quantity className={list.type}>{text.outside(degree, format.number(degree))}</Quantity>
            </li>
          );
        })}
      </ul>
      {groups.length > listed && (
        <Button size="small" variant="quiet" onClick={() => setListed(listed + listedAtOnce)}>
          <Quantity>{more.show(format.number(Math.min(listedAtOnce, groups.length - listed)))}</Quantity>
        </Button>
      )}
    </section>
  );
}
