import type { ImportRecord } from '@halyard/contracts/intelligence/imports.ts';
import { Link } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useDescribeError } from '../../api/errors/describe-error.ts';
import { Uploads } from '../../importing/uploads.tsx';
import { useFormat } from '../../preferences/format.ts';
import { AddressLink } from '../../records/address/address-link.tsx';
import { useRights } from '../../records/use-rights.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { importsWords } from '../../text/loaders/intelligence.ts';
import { useTitle } from '../../text/use-title.ts';
import { Button } from '../../ui/button.tsx';
import { Toggle } from '../../ui/form/toggle.tsx';
import layout from '../../ui/layout/layout.module.css';
import { ListCount } from '../../ui/marks/figure.tsx';
import { Banner } from '../../ui/page/banner.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { Spinner } from '../../ui/page/spinner.tsx';
import { OlderRows } from '../../ui/table/older-rows.tsx';
import { ImportGuide } from './guide/import-guide.tsx';
import { useImports, useUpload } from './import-queries.ts';
import styles from './imports.module.css';
import { ImportList } from './list/import-list.tsx';
import { useImportEndings } from './list/use-import-endings.ts';
import { useOpenImport } from './use-open-import.ts';
import { acceptedFiles, validateFile } from './validate-file.ts';

function ImportUploads() {
  const { upload: words } = useMessages(importsWords);
  const [isPreviewed, setPreviewed] = useState(true);
  return (
    <Uploads
      taken={{ accept: acceptedFiles, validate: validateFile, words }}
      send={useUpload(isPreviewed)}
      options={
        <div className={styles.options}>
          <Toggle
            label={words.preview}
            hint={words.previewHint}
            checked={isPreviewed}
            onChange={(event) => setPreviewed(event.target.checked)}
          />
        </div>
      }
    />
  );
}

function NoImports() {
  const { guide: text } = useMessages(importsWords);
  return (
    <Panel aria-label={text.title}>
      <div className={styles.empty}>
        <h2>{text.empty}</h2>
        <p>{text.emptyAbout}</p>
      </div>
      <ImportGuide />
    </Panel>
  );
}

function FoldedGuide() {
  const { guide: text } = useMessages(importsWords);
  return (
    <details className={styles.guide}>
      <summary>
        <ChevronDown size={16} aria-hidden />
        {text.title}
      </summary>
      <ImportGuide />
    </details>
  );
}

type ListProps = { readonly list: ReturnType<typeof useImports> };

function CountLine({ list }: ListProps) {
  const text = useMessages(importsWords);
  const format = useFormat();
  const count = list.data?.length ?? 0;
  const written = format.number(count);
  return (
    <p className={styles.count}>
      {list.data && (
        <span role="status">
          <ListCount rows={count}>{list.hasNextPage ? text.onlyNewest(written) : text.count(count, written)}</ListCount>
        </span>
      )}
      <span className={styles.fresh}>
        {list.data && <span>{text.asOf(format.time(list.dataUpdatedAt))}</span>}
        <Button size="small" variant="quiet" busy={list.isRefetching} onClick={() => void list.refetch()}>
          {text.refresh}
        </Button>
      </span>
    </p>
  );
}

function LoadFailed({ list }: ListProps) {
  const text = useMessages(importsWords);
  const describeError = useDescribeError();
  if (!list.isError || list.isFetchNextPageError) return null;
  return (
    <Banner error={list.error} tone={list.data ? 'warning' : 'error'}>
      {list.data ? text.notFresh : describeError(list.error, text.failed)}{' '}
      <Button size="small" busy={list.isFetching} onClick={() => void list.refetch()}>
        {text.retry}
      </Button>
    </Banner>
  );
}

/** Says that the list is filtered by a source, with links to it and to all imports. */
function OfSource({ id, imports }: { readonly id: string; readonly imports: readonly ImportRecord[] }) {
  const { ofSource: text } = useMessages(importsWords);
  const name = imports.find(({ source }) => source?.id === id)?.source?.name;
  return (
    <p className={styles.count}>
      <Link to="/sources" search={{ source: id }}>
        {name === undefined ? text.one : text.named(name)}
      </Link>
      <AddressLink change={{ source: undefined }}>{text.all}</AddressLink>
    </p>
  );
}

/** Imports of STIX bundles and CSV files: upload, progress, import summaries, errors, cancel and undo. */
export function ImportsPage() {
  const text = useMessages(importsWords);
  useTitle(text.title);
  const { openId, sourceId, open } = useOpenImport();
  const list = useImports(sourceId);
  const imports = list.data ?? [];
  useImportEndings(imports);
  const { may } = useRights();
  return (
    <div className={styles.page}>
      <header>
        <h1>{text.title}</h1>
        <p className={layout.lead}>{text.about}</p>
      </header>
      {may('imports', 'create') && <ImportUploads />}
      {sourceId !== undefined && <OfSource id={sourceId} imports={imports} />}
      <CountLine list={list} />
      <LoadFailed list={list} />
      {list.isPending && <Spinner label={text.loading} />}
      {list.data && <ImportList imports={imports} openId={openId} onOpen={open} />}
      <OlderRows list={list} label={text.older} failure={text.olderFailed} />
      {list.data && (imports.length === 0 && sourceId === undefined ? <NoImports /> : <FoldedGuide />)}
    </div>
  );
}
