import {
  type ImportPreview,
  type PreviewChange,
  previewChanges,
} from '@halyard/contracts/intelligence/import-preview.ts';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useFormat } from '../../../preferences/format.ts';
import { AddressLink } from '../../../records/address/address-link.tsx';
import type { ChangeAddress } from '../../../records/address/use-address.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { importPreviewWords } from '../../../text/loaders/intelligence.ts';
import { Button } from '../../../ui/button.tsx';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { Figure } from '../../../ui/marks/figure.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { Spinner } from '../../../ui/page/spinner.tsx';
import { OlderRows } from '../../../ui/table/older-rows.tsx';
import { ChangeMark } from './change-mark.tsx';
import { ObjectRow } from './object-row.tsx';
import objects from './objects.module.css';
import styles from './preview.module.css';
import { usePreviewObjects } from './preview-queries.ts';
import type { PreviewSearch } from './preview-search.ts';
import type { Selection } from './use-selection.ts';

type Props = {
  readonly preview: ImportPreview;
  readonly search: PreviewSearch;
  readonly change: ChangeAddress;
  readonly selection: Selection;
};

/** Counts by change of what the panel shows: a type, or the file. */
const shownCounts = ({ types, ...whole }: ImportPreview, type: string | undefined) =>
  type === undefined ? whole : types.find((row) => row.type === type);

function ChangeFilter({ preview, search }: Pick<Props, 'preview' | 'search'>) {
  const { objects: text, changes } = useMessages(importPreviewWords);
  const { number } = useFormat();
  const counts = shownCounts(preview, search.type);
  const chip = (change: PreviewChange | undefined, count: number) => (
    <AddressLink
      key={change ?? 'all'}
      change={{ change, expired: undefined }}
      isChosen={search.change === change && !search.expired}
      className={objects.chip}
    >
      {change && <ChangeMark change={change} />}
      {change ? changes[change] : text.all} <Figure rows={count}>{number(count)}</Figure>
    </AddressLink>
  );
  return (
    <nav aria-label={text.filter} className={objects.chips}>
      {chip(undefined, counts?.total ?? 0)}
      {previewChanges.map((change) => chip(change, counts?.[change] ?? 0))}
      {search.expired && (
        <AddressLink change={{ expired: undefined }} isChosen className={objects.chip}>
          {text.expiredOnly} ×
        </AddressLink>
      )}
    </nav>
  );
}

function ObjectList({ preview, search, selection }: Omit<Props, 'change'>) {
  const { objects: text, retry } = useMessages(importPreviewWords);
  const describeError = useDescribeError();
  const list = usePreviewObjects(preview.import.id, search);
  const rows = list.data ?? [];
  return (
    <div className={styles.scroll} data-preview-list="objects">
      {list.isPending && <Spinner label={text.searching} />}
      {list.isError && !list.isFetchNextPageError && (
        <Banner error={list.error} tone="error">
          {describeError(list.error, text.failed)}{' '}
          <Button size="small" busy={list.isFetching} onClick={() => void list.refetch()}>
            {retry}
          </Button>
        </Banner>
      )}
      {list.data && rows.length === 0 && !list.hasNextPage && <p className={objects.none}>{text.none}</p>}
      <ul>
        {rows.map((object) => (
          <ObjectRow key={object.seq} object={object} selection={selection} />
        ))}
      </ul>
      <OlderRows list={list} label={text.more} failure={text.moreFailed} />
    </div>
  );
}

/** The objects of a type or of the file, by change and search text. */
export function ObjectsPanel({ preview, search, change, selection }: Props) {
  const { objects: text, types } = useMessages(importPreviewWords);
  return (
    <Panel
      title={search.type === undefined ? text.title : types.word(search.type)}
      actions={
        <SearchField
          label={text.search}
          placeholder={text.search}
          value={search.q}
          className={objects.search}
          onSearch={(q) => change({ q }, { replace: true })}
        />
      }
      className={styles.panel}
      data-part="objects"
    >
      <ChangeFilter preview={preview} search={search} />
      <ObjectList preview={preview} search={search} selection={selection} />
    </Panel>
  );
}
