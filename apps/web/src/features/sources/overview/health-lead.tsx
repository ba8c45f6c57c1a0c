import { type SourceList, sourceHealths } from '@halyard/contracts/inflow/sources.ts';
import { useFormat } from '../../../preferences/format.ts';
import { AddressLink } from '../../../records/address/address-link.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { sourcesWords } from '../../../text/loaders/sources.ts';
import { Figure, ListCount } from '../../../ui/marks/figure.tsx';
import { listsSum, noneOpen, type SourcesChange, type SourcesSearch } from '../sources-search.ts';
import styles from './overview.module.css';

const unsorted: SourcesChange = { sort: undefined, dir: undefined };

type Props = { readonly list: SourceList; readonly search: SourcesSearch };

/** How many sources there are and how they are; each number opens its sources. With the time of the reading. */
export function HealthLead({ list, search }: Props) {
  const { lead: text } = useMessages(sourcesWords);
  const format = useFormat();
  const all = list.sources.length;
  const count = (health: (typeof sourceHealths)[number]) =>
    list.sources.filter((source) => source.health === health).length;
  const isListing = search.source === undefined && listsSum(search) === undefined;
  const isNarrowed = search.health !== undefined;
  const total = text.count(all, format.number(all));
  return (
    <div className={styles.lead}>
      {isListing && !isNarrowed ? (
        <ListCount rows={all}>{total}</ListCount>
      ) : (
        <AddressLink change={{ health: undefined, ...unsorted, ...noneOpen }}>
          <Figure rows={all}>{total}</Figure>
        </AddressLink>
      )}
      <ul aria-label={text.label} className={styles.healths}>
        {sourceHealths
          .filter((health) => count(health) > 0)
          .map((health) => (
            <li key={health}>
              <AddressLink
                change={{ health, ...unsorted, ...noneOpen }}
                isChosen={search.health === health}
                className={styles.healthLink}
              >
                <Figure rows={count(health)}>{text.health[health](format.number(count(health)))}</Figure>
              </AddressLink>
            </li>
          ))}
      </ul>
      {isNarrowed && search.health && (
        <span>
          {isListing ? (
            <ListCount rows={count(search.health)}>
              {text.shown(format.number(count(search.health)), format.number(all))}
            </ListCount>
          ) : null}{' '}
          <AddressLink change={{ health: undefined }}>{text.clear}</AddressLink>
        </span>
      )}
      <span>{text.updated(format.time(list.at))}</span>
    </div>
  );
}
