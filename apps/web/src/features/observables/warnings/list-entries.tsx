import type { WarningList } from '@halyard/contracts/inflow/warning-lists.ts';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useOfferUndo } from '../../../records/use-offer-undo.ts';
import { useRights } from '../../../records/use-rights.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { observablesWords } from '../../../text/loaders/observables.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { ListCount, Quantity } from '../../../ui/marks/figure.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { Spinner } from '../../../ui/page/spinner.tsx';
import { useWarningChanges, useWarningList } from '../observables-queries.ts';
import { AddEntries } from './add-entries.tsx';
import styles from './warnings.module.css';

/** Number of items rendered before "show all". */
const firstShown = 100;

type Entry = NonNullable<ReturnType<typeof useWarningList>['data']>['entries'][number];

function EntryRow({ entry, onRemove }: { readonly entry: Entry; readonly onRemove: (() => void) | undefined }) {
  const { warnings: text } = useMessages(observablesWords);
  const { kind, value, withSubdomains, note } = entry;
  return (
    <li className={styles.entry}>
      <code data-quantity>{value}</code>
      <small>
        <span>{text.kinds[kind]}</span>
        {kind === 'domain' && <span>{withSubdomains ? text.withSubdomains : text.onlyName}</span>}
        {note !== null && <Quantity>{note}</Quantity>}
      </small>
      {onRemove && (
        <IconButton label={text.remove(value)} onClick={onRemove}>
          <X size={14} aria-hidden />
        </IconButton>
      )}
    </li>
  );
}

/** The entries of a list; administrators add to the own one and remove entries. */
export function ListEntries({ list: { id, isOwn } }: { readonly list: WarningList }) {
  const text = useMessages(observablesWords);
  const { warnings: words } = text;
  const format = useFormat();
  const describeError = useDescribeError();
  const toasts = useToasts();
  const offerUndo = useOfferUndo();
  const { may } = useRights();
  const changes = useWarningChanges();
  const list = useWarningList(id);
  const [isAll, setAll] = useState(false);
  const mayEdit = isOwn && may('warningLists', 'edit');
  const entries = list.data?.entries ?? [];
  const shown = isAll ? entries : entries.slice(0, firstShown);

  async function remove(entry: Entry) {
    try {
      const { changeId, released } = await changes.remove(entry.id);
      const after = released > 0 ? ` ${words.released(released, format.number(released))}` : '';
      offerUndo(`${words.removed(entry.value)}${after && '.'}${after}`, changeId);
    } catch (error) {
      toasts.show('error', describeError(error, text.failures.entries), { error });
    }
    changes.readAgain();
  }

  return (
    <div className={styles.entries}>
      {mayEdit && <AddEntries />}
      {list.isPending && <Spinner label={text.loading} />}
      {list.isError && (
        <Banner error={list.error} tone="error">
          {describeError(list.error, text.failures.lists)}{' '}
          <Button size="small" busy={list.isFetching} onClick={() => void list.refetch()}>
            {text.retry}
          </Button>
        </Banner>
      )}
      {list.data && (
        <p className={styles.quiet} role="status">
          <ListCount rows={entries.length}>
            {entries.length === 0 ? words.noEntries : words.entries(entries.length, format.number(entries.length))}
          </ListCount>
        </p>
      )}
      <ul>
        {shown.map((entry) => (
          <EntryRow key={entry.id} entry={entry} onRemove={mayEdit ? () => void remove(entry) : undefined} />
        ))}
      </ul>
      {shown.length < entries.length && (
        <p className={styles.quiet}>
          <Quantity>{text.block.shown(format.number(shown.length), format.number(entries.length))}</Quantity>{' '}
          <Button size="small" onClick={() => setAll(true)}>
            {text.block.showAll}
          </Button>
        </p>
      )}
    </div>
  );
}
