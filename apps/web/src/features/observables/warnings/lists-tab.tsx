import type { WarningList } from '@halyard/contracts/inflow/warning-lists.ts';
import { Link } from '@tanstack/react-router';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useFormat } from '../../../preferences/format.ts';
import { AddressLink } from '../../../records/address/address-link.tsx';
import { useListName } from '../../../records/observables/list-name.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { observablesWords } from '../../../text/loaders/observables.ts';
import { Button } from '../../../ui/button.tsx';
import { Figure, Quantity } from '../../../ui/marks/figure.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { Spinner } from '../../../ui/page/spinner.tsx';
import page from '../observables.module.css';
import { useWarningLists } from '../observables-queries.ts';
import type { ObservablesSearch } from '../observables-search.ts';
import { ListEntries } from './list-entries.tsx';
import styles from './warnings.module.css';

/** One list: its description, length, and current effect. */
function ListCard({ list, isOpen }: { readonly list: WarningList; readonly isOpen: boolean }) {
  const { warnings: text, lists } = useMessages(observablesWords);
  const format = useFormat();
  const name = useListName()(list);
  const { id, entries, heldBack, isOwn } = list;
  return (
    <section aria-label={name} className={styles.card}>
      <header className={styles.head}>
        <h2>{name}</h2>
        <small>{isOwn ? text.own : text.shipped}</small>
      </header>
      <p className={styles.quiet}>{lists[id]?.description ?? list.description}</p>
      <p className={styles.counts}>
        <AddressLink change={{ list: isOpen ? undefined : id }} aria-expanded={isOpen}>
          {isOpen ? (
            <Quantity>{text.entries(entries, format.number(entries))}</Quantity>
          ) : (
            <Figure rows={entries}>{text.entries(entries, format.number(entries))}</Figure>
          )}
        </AddressLink>
        {heldBack === 0 ? (
          <span>{text.holdsNothing}</span>
        ) : (
          <Link to="/observables" search={{ tab: 'sightings', list: id }}>
            <Figure rows={heldBack}>{text.held(heldBack, format.number(heldBack))}</Figure>
          </Link>
        )}
      </p>
      {isOpen && <ListEntries list={list} />}
    </section>
  );
}

/** The warning lists; the own one can be edited. */
export function ListsTab({ search }: { readonly search: ObservablesSearch }) {
  const text = useMessages(observablesWords);
  const describeError = useDescribeError();
  const lists = useWarningLists();
  return (
    <>
      <p className={page.quiet}>{text.warnings.lead}</p>
      {lists.isError && (
        <Banner error={lists.error} tone={lists.data ? 'warning' : 'error'}>
          {lists.data ? text.failures.refresh : describeError(lists.error, text.failures.lists)}{' '}
          <Button size="small" busy={lists.isFetching} onClick={() => void lists.refetch()}>
            {text.retry}
          </Button>
        </Banner>
      )}
      {lists.isPending && <Spinner label={text.loading} />}
      {lists.data?.map((list) => (
        <ListCard key={list.id} list={list} isOpen={search.list === list.id} />
      ))}
    </>
  );
}
