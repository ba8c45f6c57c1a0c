import type { FormatInfo } from '@halyard/contracts/inflow/formats.ts';
import type { Source } from '@halyard/contracts/inflow/sources.ts';
import type { ReactNode } from 'react';
import { useFormat } from '../../../preferences/format.ts';
import { AddressLink } from '../../../records/address/address-link.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { sourcesWords } from '../../../text/loaders/sources.ts';
import { ListCount, Quantity } from '../../../ui/marks/figure.tsx';
import { Cell, SortHeader, Table } from '../../../ui/table/table.tsx';
import { WayLine } from '../pull/pull-line.tsx';
import {
  firstDirection,
  opening,
  type SortName,
  type SourcesSearch,
  type SumName,
  sortSources,
  sumNames,
  sumOf,
} from '../sources-search.ts';
import type { ChangeSearch } from '../use-sources-search.ts';
import { DeliveryCount, ItemCount } from './delivery-count.tsx';
import { HealthMark } from './health-mark.tsx';
import styles from './list.module.css';
import { formatName } from './source-card.tsx';
import { SilenceLimit } from './source-facts.tsx';
import { When } from './when.tsx';

type Props = {
  readonly sources: readonly Source[];
  readonly formats: readonly FormatInfo[] | undefined;
  readonly search: SourcesSearch;
  readonly change: ChangeSearch;
};

/** A number of a source; in the column that the table is sorted by it is a part of the figure above. */
function SumCell({ source, name, isListed }: { source: Source; name: SumName; isListed: boolean }) {
  const { figures: text } = useMessages(sourcesWords);
  const format = useFormat();
  const count = sumOf(source, name);
  let shown: ReactNode = <Quantity>{format.number(count)}</Quantity>;
  if (name === 'deadLetters' && source.delivers === 'alerts')
    shown = <DeliveryCount source={source} count={count} state="dead" />;
  const opensAll = source.delivers === 'intelligence' && name !== 'deadLetters';
  if (name === 'items' || name === 'rejected' || opensAll)
    shown = <ItemCount source={source} count={count} of={name === 'rejected' ? 'rejected' : 'all'} />;
  return (
    <Cell label={text[name]} className={styles.right}>
      {isListed ? <ListCount rows={count}>{shown}</ListCount> : shown}
    </Cell>
  );
}

/** The same facts as columns, for many sources. */
export function SourcesTable({ sources, formats, search, change }: Props) {
  const text = useMessages(sourcesWords);
  const { facts, figures } = text;
  const sortBy = (sort: SortName) => {
    const turned = search.dir === 'asc' ? 'desc' : 'asc';
    change({ sort, dir: search.sort === sort ? turned : firstDirection(sort) });
  };
  const header = (sort: SortName, label: string) => (
    <SortHeader key={sort} sorted={search.sort === sort ? search.dir : undefined} onSort={() => sortBy(sort)}>
      {label}
    </SortHeader>
  );
  return (
    <div className={styles.tableFrame}>
      <Table label={text.list.label} className={styles.table}>
        <thead>
          <tr>
            {header('name', facts.name)}
            {header('health', facts.health)}
            {sumNames.map((name) => header(name, name === 'items' ? facts.items : figures[name]))}
            {header('waiting', facts.waiting)}
            <th scope="col">{facts.oldest}</th>
            {header('lastDelivery', facts.lastDelivery)}
            {header('lastNew', facts.lastNew)}
            <th scope="col">{facts.silenceLimit}</th>
          </tr>
        </thead>
        <tbody>
          {sortSources(sources, search).map((source) => (
            <tr key={source.id}>
              <Cell className={styles.source}>
                <AddressLink change={opening(source.id)} className={styles.name} data-source={source.id}>
                  {source.name}
                </AddressLink>
                <span className={styles.format}>
                  <WayLine source={source} product={formatName(formats, source)} />
                </span>
              </Cell>
              <Cell label={facts.health}>
                <HealthMark health={source.health} />
              </Cell>
              {sumNames.map((name) => (
                <SumCell key={name} source={source} name={name} isListed={search.sort === name} />
              ))}
              <Cell label={facts.waiting} className={styles.right}>
                {source.delivers === 'alerts' ? (
                  <DeliveryCount source={source} count={source.waiting} state="waiting" />
                ) : (
                  text.none
                )}
              </Cell>
              <Cell label={facts.oldest}>
                <When at={source.oldestWaitingAt} never={text.none} />
              </Cell>
              <Cell label={facts.lastDelivery}>
                <When at={source.lastDeliveryAt} never={facts.never} />
              </Cell>
              <Cell label={facts.lastNew}>
                <When at={source.lastNewAt} never={facts.never} />
              </Cell>
              <Cell label={facts.silenceLimit}>
                <SilenceLimit source={source} />
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
