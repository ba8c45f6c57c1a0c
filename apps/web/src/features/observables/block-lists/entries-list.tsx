import { type BlockList, blockStates } from '@halyard/contracts/inflow/block-lists.ts';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { saveFile } from '../../../api/files/save-file.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useOfferUndo } from '../../../records/use-offer-undo.ts';
import { useRights } from '../../../records/use-rights.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { blockListsWords } from '../../../text/loaders/block-lists.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { SearchField } from '../../../ui/form/search-field.tsx';
import facets from '../../../ui/layout/facets.module.css';
import { ListCount, Quantity } from '../../../ui/marks/figure.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { Spinner } from '../../../ui/page/spinner.tsx';
import { MoreButton } from '../../../ui/table/more-button.tsx';
import { FilterChoice } from '../list/observable-filters.tsx';
import page from '../observables.module.css';
import { type ObservablesSearch, toEntriesQuery } from '../observables-search.ts';
import type { ChangeSearch } from '../use-observables-search.ts';
import { useBlockEntries, useBlockListChanges } from './block-queries.ts';
import { EntriesTable } from './entries-table.tsx';

/** Maximum number of removals in one request. */
const selectedMax = 500;

type Props = { readonly list: BlockList; readonly search: ObservablesSearch; readonly change: ChangeSearch };

/** The visible entries of a list, its filters, and bulk actions. */
export function EntriesList({ list, search, change }: Props) {
  const words = useMessages(blockListsWords);
  const { entries: text, states, failures } = words;
  const format = useFormat();
  const toasts = useToasts();
  const describeError = useDescribeError();
  const offerUndo = useOfferUndo();
  const { may } = useRights();
  const changes = useBlockListChanges();
  const query = toEntriesQuery(search);
  const found = useBlockEntries(list.id, query);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [isBusy, setBusy] = useState(false);
  const rows = found.data?.pages.flatMap((one) => one.entries) ?? [];
  const total = found.data?.pages[0]?.total ?? 0;
  const chosen = rows.filter(({ id }) => selected.has(id)).slice(0, selectedMax);
  const isFiltered = Object.keys(query).length > 0;

  async function run(work: () => Promise<void>, failure: string) {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      toasts.show('error', describeError(error, failure), { error });
    } finally {
      setBusy(false);
    }
  }

  const remove = () =>
    run(async () => {
      const { removed, changeId } = await changes.removeEntries(
        list.id,
        chosen.map(({ id }) => id),
      );
      offerUndo(text.removed(removed, format.number(removed)), changeId);
      setSelected(new Set());
    }, failures.remove);

  const save = () =>
    run(async () => {
      const { file, rows: saved } = await changes.exportEntries(list.id, query);
      saveFile(file);
      toasts.show('success', text.exported(saved, format.number(saved)));
    }, failures.export);

  return (
    <>
      <form aria-label={text.label} className={page.filters} onSubmit={(event) => event.preventDefault()}>
        <SearchField
          label={text.search}
          placeholder={text.searchHint}
          value={search.search}
          onSearch={(searched) => change({ search: searched }, { replace: true })}
          className={page.search}
        />
        <FilterChoice
          label={text.state}
          any={text.anyState}
          value={search.state}
          options={blockStates.map((state) => [state, states[state]])}
          onChange={(state) => change({ state })}
        />
      </form>
      {found.isError && !found.isFetchNextPageError && (
        <Banner error={found.error} tone={found.data ? 'warning' : 'error'}>
          {found.data ? failures.refresh : describeError(found.error, failures.entries)}{' '}
          <Button size="small" busy={found.isFetching} onClick={() => void found.refetch()}>
            {words.retry}
          </Button>
        </Banner>
      )}
      {found.isPending && <Spinner label={words.loading} />}
      {found.data && (
        <div className={page.line}>
          <p className={page.quiet} role="status">
            <ListCount rows={total}>{text.total(total, format.number(total))}</ListCount>
          </p>
          {total > 0 && may('exports', 'bulk') && (
            <Button size="small" busy={isBusy} onClick={() => void save()}>
              <Download size={14} aria-hidden />
              {text.export}
            </Button>
          )}
        </div>
      )}
      {found.data && rows.length === 0 && (
        <p className={page.nothing}>
          {isFiltered ? text.noneMatch : text.none}{' '}
          {isFiltered && (
            <Button size="small" onClick={() => change({ state: undefined, search: undefined })}>
              {text.clear}
            </Button>
          )}
        </p>
      )}
      {rows.length > 0 && (
        <div className={classNames(facets.page, page.frame)}>
          <EntriesTable
            entries={rows}
            isBusy={found.isPlaceholderData}
            selection={may('observables', 'edit') ? { selected, set: (ids) => setSelected(new Set(ids)) } : undefined}
          />
          {found.hasNextPage && (
            <div className={page.more}>
              <Quantity>{text.shown(format.number(rows.length), format.number(total))}</Quantity>
              <MoreButton list={found}>{words.more}</MoreButton>
            </div>
          )}
        </div>
      )}
      {chosen.length > 0 && (
        <div
          className={facets.bulk}
          role="toolbar"
          aria-label={text.selected(chosen.length, format.number(chosen.length))}
        >
          <Quantity>{text.selected(chosen.length, format.number(chosen.length))}</Quantity>
          <Button size="small" busy={isBusy} onClick={() => void remove()}>
            {text.remove}
          </Button>
          <Button size="small" variant="quiet" onClick={() => setSelected(new Set())}>
            {text.clearSelection}
          </Button>
        </div>
      )}
    </>
  );
}
