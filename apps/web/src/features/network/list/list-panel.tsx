import { entitySortKeys } from '@halyard/contracts/intelligence/entities.ts';
import { ArrowDown, ArrowUp, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useRights } from '../../../records/use-rights.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { networkWords } from '../../../text/loaders/intelligence.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { SelectMenu } from '../../../ui/form/select-menu.tsx';
import { ListCount, Quantity } from '../../../ui/marks/figure.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { Spinner } from '../../../ui/page/spinner.tsx';
import { useEntityList } from '../network-queries.ts';
import { countFilters, type FilterQuery, type NetworkSearch, noFilter } from '../network-search.ts';
import type { ChangeSearch } from '../use-network-search.ts';
import type { RecordActions } from '../use-record-actions.ts';
import { EntityList } from './entity-list.tsx';
import { FilterPanel } from './filter-panel.tsx';
import styles from './list.module.css';
import { OriginFilters } from './origin-filters.tsx';

type Props = {
  readonly search: NetworkSearch;
  readonly filter: FilterQuery;
  readonly change: ChangeSearch;
  readonly actions: RecordActions;
  readonly children?: ReactNode;
};

/** Who and what is in the network: search, filters and the rows. */
export function ListPanel({ search, filter, change, actions, children }: Props) {
  const text = useMessages(networkWords);
  const format = useFormat();
  const describe = useDescribeError();
  const panelId = useId();
  const [isOpen, setOpen] = useState(false);
  const list = useEntityList(filter, search);
  const entities = list.data?.pages.flatMap((page) => page.entities) ?? [];
  const { total = 0, others = 0 } = list.data?.pages[0] ?? {};
  const filters = countFilters(search);
  return (
    <section aria-label={text.list.label} className={styles.panel} aria-busy={list.isPending || undefined}>
      <div className={styles.head}>
        <SearchField
          className={styles.search}
          label={text.list.search}
          placeholder={text.list.searchHint}
          value={search.search}
          onSearch={(words) => change({ search: words }, { replace: true })}
        />
        <Button aria-expanded={isOpen} aria-controls={panelId} onClick={() => setOpen(!isOpen)}>
          <SlidersHorizontal size={16} aria-hidden />
          {text.filter.open}
          {filters > 0 && <span className={styles.mark}>{text.filter.active(filters)}</span>}
        </Button>
      </div>
      <div id={panelId} hidden={!isOpen}>
        <FilterPanel search={search} change={change} />
      </div>
      <OriginFilters search={search} change={change} />
      {children}
      <div className={styles.line}>
        <span role="status">
          {list.data && (
            <ListCount rows={total}>
              {text.list[filter.show === 'entities' ? 'count' : 'records'](total, format.number(total))}
            </ListCount>
          )}
        </span>
        <SelectMenu
          quiet
          label={text.list.sort}
          value={search.sort}
          onChange={({ target }) => change({ sort: target.value })}
        >
          {entitySortKeys.map((key) => (
            <option key={key} value={key}>
              {text.list.sorts[key]}
            </option>
          ))}
        </SelectMenu>
        <IconButton
          label={search.direction === 'asc' ? text.list.ascending : text.list.descending}
          onClick={() => change({ direction: search.direction === 'asc' ? 'desc' : 'asc' })}
        >
          {search.direction === 'asc' ? <ArrowUp size={16} aria-hidden /> : <ArrowDown size={16} aria-hidden />}
        </IconButton>
      </div>
      {list.isError && (
        <Banner error={list.error} tone="error">
          {describe(list.error, list.data ? text.list.moreFailed : text.list.failed)}{' '}
          <Button size="small" onClick={() => void (list.isFetchNextPageError ? list.fetchNextPage() : list.refetch())}>
            {text.retry}
          </Button>
        </Banner>
      )}
      {list.isPending && <Spinner label={text.list.loading} />}
      {list.data && entities.length > 0 && (
        <EntityList
          entities={entities}
          total={total}
          selected={search.entity}
          actions={actions}
          isBusy={list.isPlaceholderData}
          onMore={
            list.hasNextPage && !list.isFetchingNextPage && !list.isError ? () => void list.fetchNextPage() : undefined
          }
        />
      )}
      {list.isFetchingNextPage && <Spinner label={text.list.loadingMore} />}
      {list.data && entities.length === 0 && (
        <NoEntities isNarrowed={filters > 0 || search.search !== ''} onReset={() => change(noFilter)} />
      )}
      {search.show === 'entities' && others > 0 && (
        <p className={styles.others}>
          <Quantity>{text.list.others(others, format.number(others))}</Quantity>{' '}
          <Button size="small" variant="quiet" onClick={() => change({ show: 'all' })}>
            {text.list.showOthers}
          </Button>
        </p>
      )}
    </section>
  );
}

function NoEntities({ isNarrowed, onReset }: { readonly isNarrowed: boolean; readonly onReset: () => void }) {
  const { list: text } = useMessages(networkWords);
  const { may } = useRights();
  if (!isNarrowed)
    return <p className={styles.empty}>{may('intelligence', 'create') ? text.nothing : text.nothingToRead}</p>;
  return (
    <p className={styles.empty}>
      {text.empty}{' '}
      <Button size="small" onClick={onReset}>
        {text.emptyAction}
      </Button>
    </p>
  );
}
