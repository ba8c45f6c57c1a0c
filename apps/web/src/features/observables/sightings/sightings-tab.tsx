import type { Sighting } from '@halyard/contracts/inflow/sightings.ts';
import { defang } from '@halyard/observables/defang';
import { X } from 'lucide-react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useFormat } from '../../../preferences/format.ts';
import { AddressLink } from '../../../records/address/address-link.tsx';
import { useListName } from '../../../records/observables/list-name.ts';
import { SightingItem } from '../../../records/observables/sighting-item.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { observablesWords } from '../../../text/loaders/observables.ts';
import { Button } from '../../../ui/button.tsx';
import chips from '../../../ui/layout/chips.module.css';
import { ListCount, Quantity } from '../../../ui/marks/figure.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { Spinner } from '../../../ui/page/spinner.tsx';
import { MoreButton } from '../../../ui/table/more-button.tsx';
import { FilterChoice } from '../list/observable-filters.tsx';
import styles from '../observables.module.css';
import { useSightings, useWarningLists } from '../observables-queries.ts';
import {
  areSightingsFiltered,
  noSightingFilters,
  type ObservablesSearch,
  sightingOrigins,
  toSightingsQuery,
} from '../observables-search.ts';
import type { ChangeSearch } from '../use-observables-search.ts';

type Props = { readonly search: ObservablesSearch; readonly change: ChangeSearch };

type ChipsProps = { readonly search: ObservablesSearch; readonly first: Sighting | undefined };

/** The filter by indicator, observable or warning list from a link, with a remove button. */
function SightingChips({ search: { indicator, observable, list }, first }: ChipsProps) {
  const { sightings: text } = useMessages(observablesWords);
  const nameOf = useListName();
  const lists = useWarningLists();
  const listed = list === undefined ? undefined : lists.data?.find(({ id }) => id === list);
  const shown = [
    indicator !== undefined && (['indicator', first?.indicator.name ?? text.ofIndicator] as const),
    observable !== undefined &&
      (['observable', first ? defang(first.observable.value, first.observable.type) : text.ofObservable] as const),
    list !== undefined && (['list', text.heldBy(listed ? nameOf(listed) : list)] as const),
  ].filter((one) => one !== false);
  return shown.map(([name, words]) => (
    <AddressLink key={name} change={{ [name]: undefined }} className={chips.chip} aria-label={text.remove(words)}>
      <Quantity>{words}</Quantity>
      <X size={14} aria-hidden />
    </AddressLink>
  ));
}

function SightingFilters({ search, change, first }: Props & Pick<ChipsProps, 'first'>) {
  const { sightings: text, filter } = useMessages(observablesWords);
  return (
    <form aria-label={text.filter} className={styles.filters} onSubmit={(event) => event.preventDefault()}>
      <FilterChoice
        label={filter.held}
        any={filter.anyHeld}
        value={search.held}
        options={[
          ['yes', filter.isHeld],
          ['no', filter.isNotHeld],
        ]}
        onChange={(held) => change({ held })}
      />
      <FilterChoice
        label={text.origin}
        any={text.anyOrigin}
        value={search.origin}
        options={sightingOrigins.map((origin) => [origin, text[origin]])}
        onChange={(origin) => change({ origin })}
      />
      <SightingChips search={search} first={first} />
    </form>
  );
}

/** Sightings of indicators, the newest first. */
export function SightingsTab({ search, change }: Props) {
  const text = useMessages(observablesWords);
  const { sightings: words } = text;
  const format = useFormat();
  const describeError = useDescribeError();
  const list = useSightings(toSightingsQuery(search));
  const total = list.data?.pages[0]?.total ?? 0;
  const rows = list.data?.pages.flatMap((page) => page.sightings) ?? [];
  const isNarrowed = areSightingsFiltered(search);
  return (
    <>
      <SightingFilters search={search} change={change} first={rows[0]} />
      {list.isError && !list.isFetchNextPageError && (
        <Banner error={list.error} tone={list.data ? 'warning' : 'error'}>
          {list.data ? text.failures.refresh : describeError(list.error, text.failures.sightings)}{' '}
          <Button size="small" busy={list.isFetching} onClick={() => void list.refetch()}>
            {text.retry}
          </Button>
        </Banner>
      )}
      {list.isPending && <Spinner label={text.loading} />}
      {list.data && total > 0 && (
        <p className={styles.quiet} role="status">
          <ListCount rows={total}>{words.total(total, format.number(total))}</ListCount>
        </p>
      )}
      {list.data && total === 0 && (
        <p className={styles.nothing}>
          {isNarrowed ? words.none : words.empty}{' '}
          {isNarrowed && (
            <Button size="small" onClick={() => change(noSightingFilters)}>
              {text.list.clear}
            </Button>
          )}
        </p>
      )}
      {rows.length > 0 && (
        <div className={styles.frame}>
          <ul aria-label={words.label} className={styles.sightings} aria-busy={list.isPlaceholderData || undefined}>
            {rows.map((sighting) => (
              <SightingItem key={sighting.id} sighting={sighting} />
            ))}
          </ul>
          {list.hasNextPage && (
            <div className={styles.more}>
              <Quantity>{text.block.shown(format.number(rows.length), format.number(total))}</Quantity>
              <MoreButton list={list}>{text.more}</MoreButton>
            </div>
          )}
        </div>
      )}
    </>
  );
}
