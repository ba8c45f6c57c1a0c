import type { BlockList } from '@halyard/contracts/inflow/block-lists.ts';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useFormat } from '../../../preferences/format.ts';
import { AddressLink } from '../../../records/address/address-link.tsx';
import { BlockDialog } from '../../../records/block-lists/block-dialog.tsx';
import { useBlockLists } from '../../../records/block-lists/block-list-queries.ts';
import { DraftOffer } from '../../../records/drafts/draft-offer.tsx';
import { useRights } from '../../../records/use-rights.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { blockListsWords } from '../../../text/loaders/block-lists.ts';
import { Button } from '../../../ui/button.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { ListCount } from '../../../ui/marks/figure.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { Spinner } from '../../../ui/page/spinner.tsx';
import page from '../observables.module.css';
import type { ObservablesSearch } from '../observables-search.ts';
import type { ChangeSearch } from '../use-observables-search.ts';
import styles from './blocks.module.css';
import { EntriesList } from './entries-list.tsx';
import { ListActions } from './list-actions.tsx';
import { ListAddresses } from './list-addresses.tsx';
import { ListDialog } from './list-dialog.tsx';
import { EntryCounts, ListFacts } from './list-facts.tsx';
import { type MadeToken, TokenDialog } from './token-dialog.tsx';

type Props = { readonly search: ObservablesSearch; readonly change: ChangeSearch };

function ListCard({ list }: { readonly list: BlockList }) {
  return (
    <section aria-label={list.name} className={styles.card}>
      <h2>
        <AddressLink change={{ block: list.id }}>{list.name}</AddressLink>
      </h2>
      {list.description !== null && <p className={page.quiet}>{list.description}</p>}
      <EntryCounts list={list} />
      <ListFacts list={list} />
    </section>
  );
}

type OpenProps = Props & { readonly list: BlockList; readonly onToken: (made: MadeToken) => void };

/** One list: its URL, and its entries. */
function OpenList({ list, search, change, onToken }: OpenProps) {
  const text = useMessages(blockListsWords);
  const { may } = useRights();
  const [isAdding, setAdding] = useState(false);
  const close = { block: undefined, state: undefined, search: undefined };
  return (
    <>
      <section aria-label={list.name} className={styles.card}>
        <div className={page.line}>
          <h2>{list.name}</h2>
          {may('platform', 'update') && <ListActions list={list} onToken={onToken} onDeleted={() => change(close)} />}
        </div>
        {list.description !== null && <p className={page.quiet}>{list.description}</p>}
        <EntryCounts list={list} />
        <ListFacts list={list} />
        <details>
          <summary>{text.list.addresses}</summary>
          <ListAddresses list={list} />
        </details>
      </section>
      <div className={page.line}>
        <AddressLink change={close}>{text.back}</AddressLink>
        {may('observables', 'edit') && (
          <Button variant="primary" size="small" onClick={() => setAdding(true)}>
            <Plus size={14} aria-hidden />
            {text.add.button}
          </Button>
        )}
      </div>
      <EntriesList key={list.id} list={list} search={search} change={change} />
      {isAdding && <BlockDialog lists={[list]} onClose={() => setAdding(false)} />}
    </>
  );
}

/** Lists that devices fetch and block. */
export function BlocksTab({ search, change }: Props) {
  const text = useMessages(blockListsWords);
  const describeError = useDescribeError();
  const format = useFormat();
  const { may } = useRights();
  const lists = useBlockLists();
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<MadeToken | null>(null);
  const all = lists.data ?? [];
  const open = all.find(({ id }) => id === search.block);
  const mayManage = may('platform', 'update');
  return (
    <>
      <p className={page.quiet}>{text.lead}</p>
      {lists.isError && (
        <Banner error={lists.error} tone={lists.data ? 'warning' : 'error'}>
          {lists.data ? text.failures.refresh : describeError(lists.error, text.failures.lists)}{' '}
          <Button size="small" busy={lists.isFetching} onClick={() => void lists.refetch()}>
            {text.retry}
          </Button>
        </Banner>
      )}
      {lists.isPending && <Spinner label={text.loading} />}
      {open && <OpenList list={open} search={search} change={change} onToken={setMade} />}
      {lists.data && !open && (
        <>
          <div className={page.line}>
            <p className={layout.quiet} role="status">
              <ListCount rows={all.length}>{text.list.total(all.length, format.number(all.length))}</ListCount>
            </p>
            {mayManage && (
              <Button variant="primary" size="small" onClick={() => setMaking(true)}>
                <Plus size={14} aria-hidden />
                {text.form.add}
              </Button>
            )}
          </div>
          {mayManage && (
            <DraftOffer name="observables block-list-new" form={text.form.add} onContinue={() => setMaking(true)} />
          )}
          {all.length === 0 && <p className={page.nothing}>{mayManage ? text.list.emptyAdmin : text.list.empty}</p>}
          {all.map((list) => (
            <ListCard key={list.id} list={list} />
          ))}
        </>
      )}
      {isMaking && (
        <ListDialog
          onMade={(one) => {
            setMade(one);
            change({ block: one.list.id });
          }}
          onClose={() => setMaking(false)}
        />
      )}
      {made && <TokenDialog {...made} onClose={() => setMade(null)} />}
    </>
  );
}
